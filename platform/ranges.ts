import type { IncomingHttpHeaders } from 'node:http';

/**
 * Takes out of a request what asks for a part of a file and must not be heeded: `Range` is for GET alone (RFC 9110 §14.2),
 * and a weak validator never proves that a part fits to what the client has (§13.1.5). The whole file is then the answer.
 */
export function dropUnfitRange(method: string | undefined, headers: IncomingHttpHeaders): void {
  const ifRange = headers['if-range'];
  const isWeak = typeof ifRange === 'string' && ifRange.trimStart().startsWith('W/');
  if (method === 'GET' && !isWeak) return;
  delete headers.range;
  delete headers['if-range'];
}

/** A tag that no file has. */
const NO_TAG = '""';

/**
 * Lets the date of an `If-Range` stand only where it is this very file's: one after it is not (RFC 9110 §13.1.5), though
 * `send`, which reads the range before this is called, takes it for one.
 * @param modified when the file was last written
 */
export function keepExactDate(headers: IncomingHttpHeaders, modified: Date): void {
  const ifRange = headers['if-range'];
  if (typeof ifRange !== 'string' || ifRange.includes('"')) return;
  const seconds = (ms: number) => Math.floor(ms / 1000);
  if (seconds(Date.parse(ifRange)) === seconds(modified.getTime())) return;
  headers['if-range'] = NO_TAG;
}
