/** Memory that a search may take in a browser. Bytes. */
export const MAX_BYTES = 400_000_000;
