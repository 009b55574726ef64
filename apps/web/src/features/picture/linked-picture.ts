import { isSample, type Sample } from "./samples.ts";

/** Stands in links for a visitor's own picture, which is not in them: it never leaves the browser. */
export const OWN_PICTURE = "own";

/** A picture as links name it. */
export type LinkedPicture = Sample | typeof OWN_PICTURE;

/** Returns the picture that a query names; undefined for none, or none that there is. */
export function linkedPicture(query: string): LinkedPicture | undefined {
  const name = new URLSearchParams(query).get("picture");
  return isSample(name) || name === OWN_PICTURE ? name : undefined;
}
