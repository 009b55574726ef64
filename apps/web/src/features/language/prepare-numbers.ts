/** Has another thread wake the browser's number formats, which would hold up the page's first move. */
export function prepareNumbers(): () => void {
  const worker = new Worker(new URL("../../workers/numbers.worker.ts", import.meta.url), {
    type: "module",
  });
  const end = () => worker.terminate();
  worker.addEventListener("message", end);
  return end;
}
