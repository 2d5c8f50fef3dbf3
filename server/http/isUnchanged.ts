import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

/**
 * Whether the client already has this version (If-None-Match, RFC 9110, 13.1.2) and does not force a reload.
 */
export const isUnchanged = ({ headers }: IncomingMessage, etag: string | undefined): boolean =>
  fresh(headers, { etag });
