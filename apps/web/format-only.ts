/** Texts come compiled (src/features/language/compile-messages.ts): their parser can stay away. */
export const FORMAT_ONLY = {
  "use-intl/format-message": "use-intl/format-message/format-only",
} as const;
