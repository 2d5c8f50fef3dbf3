import type { IncomingMessage } from 'node:http';

/** Whether the client already holds that version (If-None-Match, weak comparison, RFC 9110 §13.1.2). */
export function isUnchanged(request: IncomingMessage, etag: string | undefined): boolean {
  const held = request.headers['if-none-match'];
  if (held === undefined || etag === undefined) return false;
  if (held === etag || held === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return held.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
