const { createBoard, createProblem, solve } = require("@slidepath/core");
const { DIALECTS } = require("@slidepath/formats");

const { moves } = solve(createProblem(createBoard(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6])));
console.log(JSON.stringify({ moves, dialects: DIALECTS.length > 90 }));
