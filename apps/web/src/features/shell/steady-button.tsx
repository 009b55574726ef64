import type { ComponentProps } from "react";

/** A button that is off for a while, and keeps its focus meanwhile: a disabled one would lose it to nothing. */
export function SteadyButton({
  isOff,
  onClick,
  ...rest
}: { readonly isOff: boolean } & Omit<ComponentProps<"button">, "disabled" | "type">) {
  return (
    <button {...rest} type="button" aria-disabled={isOff} onClick={isOff ? undefined : onClick} />
  );
}
