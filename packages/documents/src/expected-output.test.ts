import { describe, expect, it } from "vitest";
import { codeBlocks } from "./code-block.ts";
import { commentedOutput, outputPattern } from "./expected-output.ts";

describe("codeBlocks", () => {
  it("takes a text block right after code for its output, and marks right before it for its own", () => {
    const markdown = [
      "<!-- exits: 1 -->\n\n```sh\nfalse\n```\n\n```text\nnothing\n```",
      "- in a list:\n\n  <!-- not run: no such machine -->\n\n  ```sh\n  halt\n  ```",
      "```text\na drawing\n```",
      "<!-- continues -->\n\nWords between take a mark away.\n\n```js\n1;\n```",
    ].join("\n\n");
    expect(codeBlocks(markdown)).toMatchObject([
      { language: "sh", code: "false", exits: 1, prints: "nothing", line: 3 },
      { language: "sh", notRun: "no such machine", exits: 0 },
      { language: "text", code: "a drawing" },
      { language: "js", continues: false },
    ]);
  });
});

describe("commentedOutput", () => {
  it("reads the comments after each call that prints, and no others", () => {
    const code = [
      "// Adds.",
      "console.log(1 + 1);",
      "// 2",
      "console.log(",
      "  [1],",
      ");",
      "// [ 1 ]",
      "// and more",
      "const a = 1;",
      "// unsaid",
    ];
    expect(commentedOutput(code.join("\n"))).toBe("2\n[ 1 ]\nand more");
  });
});

describe("outputPattern", () => {
  it("asks for every character but where an ellipsis stands", () => {
    expect("a (b)\n").toMatch(outputPattern("a (b)"));
    expect("a (b)\nc\n").not.toMatch(outputPattern("a (b)"));
    expect("took 15 ms\n").toMatch(outputPattern("took … ms"));
    expect("took 15\n ms\n").not.toMatch(outputPattern("took … ms"));
    expect("a\nb\nc\n").toMatch(outputPattern("…\nc"));
    expect("a\nb\nd\n").not.toMatch(outputPattern("…\nc"));
  });
});
