/**
 * Puts the focus on the board, on a tile that can move, once the page is drawn anew: for a button that is gone with
 * what it mended, where a key had pressed it.
 */
export function focusBoard({ detail }: { readonly detail: number }): void {
  // A pointer's click counts itself; who points has no focus to lose.
  if (detail !== 0) return;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".board .tile[tabindex='0']")?.focus(),
  );
}
