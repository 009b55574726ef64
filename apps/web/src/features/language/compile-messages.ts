import compile from "icu-minify/compile";

/**
 * Returns the texts of a tree compiled, so that no page has to bring a parser of ICU messages and to run it.
 * Their type stays what it was: a translator takes both, and reads the names to be filled in from the text.
 */
export function compileMessages<Tree extends object>(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      // A copy is of plain objects, which alone React hands to the browser.
      typeof value === "string"
        ? structuredClone(compile(value))
        : compileMessages(value as object),
    ]),
  ) as Tree;
}
