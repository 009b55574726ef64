/** Milliseconds that work may go on before others have their turn. */
const STRETCH = 4;

/**
 * Returns a function to call between small steps of work: it returns at once until the work has gone on for
 * a stretch; then it rests until the thread has looked after everything else that waits.
 */
export function createTurn(stretch: number = STRETCH): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await rest();
    since = performance.now();
  };
}

/**
 * Resolves when the thread has looked after everything else that waits. Node's setImmediate has no least delay; other
 * runtimes have timers alone.
 */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
