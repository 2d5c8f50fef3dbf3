import type { IncomingHttpHeaders } from 'node:http';

/**
 * Removes range headers that must be ignored from a request: `Range` is only for GET (RFC 9110, 14.2), and a
 * weak validator never proves that a range matches the client's copy (13.1.5). The complete file is then
 * sent.
 */
export function dropInvalidRange(method: string | undefined, headers: IncomingHttpHeaders): void {
  const ifRange = headers['if-range'];
  const isWeak = typeof ifRange === 'string' && ifRange.trimStart().startsWith('W/');
  if (method === 'GET' && !isWeak) return;
  delete headers.range;
  delete headers['if-range'];
}

/** A tag that no file has. */
const UNMATCHED_TAG = '""';

/**
 * Replaces the date of an `If-Range` unless it equals the file's: a later date does not match (RFC 9110,
 * 13.1.5), but `send` would accept it.
 * @param modified when the file was last written
 */
export function requireExactDate(headers: IncomingHttpHeaders, modified: Date): void {
  const ifRange = headers['if-range'];
  if (typeof ifRange !== 'string' || ifRange.includes('"')) return;
  const toSeconds = (ms: number) => Math.floor(ms / 1000);
  if (toSeconds(Date.parse(ifRange)) === toSeconds(modified.getTime())) return;
  headers['if-range'] = UNMATCHED_TAG;
}
