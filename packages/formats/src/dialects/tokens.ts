import type { TokenRule } from "../token-rule.ts";

/** Array literals: brackets and commas stand between numbers, and a closing bracket ends a row. */
export const JSON_TOKENS: TokenRule = { blanks: '[({":,', breaks: "])}" };

/** Numbers split by commas. */
export const COMMA_TOKENS: TokenRule = { blanks: "," };
