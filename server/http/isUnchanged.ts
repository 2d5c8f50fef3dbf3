import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

/** Whether the client already holds that version (If-None-Match, RFC 9110 §13.1.2) and does not ask for it anew. */
export const isUnchanged = ({ headers }: IncomingMessage, etag: string | undefined): boolean =>
  fresh(headers, { etag });
