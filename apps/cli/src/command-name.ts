/** What a call begins with: each is a module in commands/. */
export type CommandName = "solve" | "dialects";
