import board from "./board.json" with { type: "json" };
import guides from "./guides.json" with { type: "json" };
import judge from "./judge.json" with { type: "json" };
import offline from "./offline.json" with { type: "json" };
import picture from "./picture.json" with { type: "json" };
import play from "./play.json" with { type: "json" };
import shell from "./shell.json" with { type: "json" };
import understand from "./understand.json" with { type: "json" };

export const messages = { board, guides, judge, offline, picture, play, shell, understand };
