"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Holds the one live region, in which screen readers hear of moves and results. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const announce = useCallback(
    (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only" data-testid="announcer">
        {/* A text said twice is a new element, so that it is heard twice. */}
        <span key={said.turn}>{said.text}</span>
      </div>
    </AnnounceContext>
  );
}

/** Returns the function that says a text in the live region. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
