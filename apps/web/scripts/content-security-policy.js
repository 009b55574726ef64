/**
 * Returns the policy of a page that may run its own files and the inline scripts of these hashes. Nothing is
 * taken from elsewhere, no inline style counts, and no script makes code out of text.
 *
 * @param {readonly string[]} scriptHashes
 */
export function policyOf(scriptHashes) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
