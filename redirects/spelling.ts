/**
 * Normal forms of a path, so that all its spellings are compared as one address (RFC 3986, 6.2.2): letters
 * may be percent-encoded or not, composed or decomposed (as macOS writes them), and in either case.
 */

/** Characters that have another meaning in a path when they are not encoded. */
const reserved = /[/?#%]/g;

/** Whether a text is ASCII without escapes: decoding and composing would not change it. */
const isPlainAscii = (text: string): boolean => /^[\x20-\x24\x26-\x7e]*$/.test(text);

function decodeEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes).replace(reserved, encodeURIComponent);
  } catch {
    // Bytes in another encoding stay as received; ASCII characters among them are still decoded.
    return escapes.replace(/%[\da-f]{2}/gi, (byteEscape) =>
      /^%[0-7]/.test(byteEscape) ? decodeEscapes(byteEscape) : byteEscape.toUpperCase(),
    );
  }
}

/**
 * A path, or a query without its separators, as text: decoded except for reserved characters, and composed
 * (NFC).
 */
export const decodePath = (path: string): string =>
  isPlainAscii(path) ? path : path.replace(/(?:%[\da-f]{2})+/gi, decodeEscapes).normalize('NFC');

/** A decoded path in one letter case, by Unicode's case folding. */
export const foldPath = (path: string): string =>
  isPlainAscii(path)
    ? path.toLowerCase()
    : decodePath(path).toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
