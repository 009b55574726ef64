import type { ComponentProps } from "react";

/** A text area for what programs read: nothing in it is to be corrected. */
export function SourceArea({ className = "", ...given }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={`field resize-y font-mono text-sm ${className}`}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      {...given}
    />
  );
}
