const PATHS = {
  play: "M7 4.5v15l12-7.5z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  first: "M5 5h2.2v14H5zM17.5 4.6 19 6l-6 6 6 6-1.5 1.4L10 12z",
  back: "M15.5 4.6 17 6l-6 6 6 6-1.5 1.4L8 12z",
  forward: "M8.5 4.6 7 6l6 6-6 6 1.5 1.4L16 12z",
  last: "M6.5 4.6 5 6l6 6-6 6 1.5 1.4L14 12zM16.8 5H19v14h-2.2z",
} as const;

/** A small drawing on a button that has a name of its own. */
export function Glyph({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
