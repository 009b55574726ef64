/** The mark of the page: a board with its blank. */
export function Mark() {
  return (
    <svg viewBox="0 0 26 26" className="size-8 fill-accent" aria-hidden="true">
      {[0, 9, 18].flatMap((y) =>
        [0, 9, 18].map((x) =>
          x + y === 36 ? null : <rect key={`${x},${y}`} x={x} y={y} width="8" height="8" rx="2" />,
        ),
      )}
    </svg>
  );
}
