/** What a call begins with: each is a module in commands/. */
export type CommandName = "solve" | ToolName | "dialects";

/** The commands beside solve that work on puzzles. */
export type ToolName =
  | "judge"
  | "gen"
  | "convert"
  | "explain"
  | "verify"
  | "checker"
  | "stress"
  | "tables"
  | "enumerate";
