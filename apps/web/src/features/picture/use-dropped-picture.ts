import { useEffect, useRef, useState } from "react";

/**
 * Hears of files that are dropped anywhere on the page or pasted into it. Returns whether one is held over the page.
 */
export function useDroppedPicture(onFile: (file: File) => void, onNothing: () => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onFile, onNothing });
  useEffect(() => {
    latest.current = { onFile, onNothing };
  });
  useEffect(() => {
    function hold(event: DragEvent): void {
      if (event.dataTransfer === null) return;
      // Whatever is dropped must not lead away from the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    }

    function leave(event: DragEvent): void {
      if (event.relatedTarget === null) setOver(false);
    }

    function drop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      // A picture dragged from another page may be no more than its address, which is not asked for.
      if (file === undefined) latest.current.onNothing();
      else latest.current.onFile(file);
    }

    function paste(event: ClipboardEvent): void {
      const file = event.clipboardData?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      latest.current.onFile(file);
    }

    addEventListener("dragover", hold);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", hold);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}
