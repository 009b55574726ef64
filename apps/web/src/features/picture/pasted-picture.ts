import type { PictureFault } from "./picture.ts";

/** Takes the picture out of the clipboard, for which the browser may ask the visitor. */
export async function pastedPicture(): Promise<Blob | PictureFault> {
  let items: ClipboardItems;
  try {
    items = await navigator.clipboard.read();
  } catch {
    return "PASTE_FORBIDDEN";
  }
  for (const item of items) {
    const type = item.types.find((each) => each.startsWith("image/"));
    if (type !== undefined) return item.getType(type);
  }
  return "NOTHING_PASTED";
}
