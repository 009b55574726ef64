// Runs before the first paint, so that the page does not flash in the other colours.
{
  let kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch {
    // Storage may be forbidden: the system's colours then.
  }
  const isDark =
    kept === "dark" || (kept !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}
