/**
 * One spelling for all that mean the same address (RFC 3986, 6.2.2): whether letters came percent-encoded, composed or as
 * macOS writes them, and in which case, no two of them are different addresses.
 */

/** Signs that would mean something else if they stood in a path unencoded. */
const reserved = /[/?#%]/g;

/** ASCII without an escape, which decoding and composing leave as it is. */
const isPlain = (text: string): boolean => /^[\x20-\x24\x26-\x7e]*$/.test(text);

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run).replace(reserved, encodeURIComponent);
  } catch {
    // Bytes of another encoding stay as they came; what is ASCII among them is still text.
    return run.replace(/%[\da-f]{2}/gi, (one) =>
      /^%[0-7]/.test(one) ? decodeRun(one) : one.toUpperCase(),
    );
  }
}

/** A path, or a query without the signs that divide it, as text: decoded but for reserved signs, and composed (NFC). */
export const decodedPath = (path: string): string =>
  isPlain(path) ? path : path.replace(/(?:%[\da-f]{2})+/gi, decodeRun).normalize('NFC');

/** A decoded path in one letter case, by Unicode's folding. */
export const foldedPath = (path: string): string =>
  isPlain(path)
    ? path.toLowerCase()
    : decodedPath(path).toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
