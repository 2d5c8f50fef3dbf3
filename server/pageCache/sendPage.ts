import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '../http/acceptedEncoding';
import { isUnchanged } from '../http/isUnchanged';
import type { CachedPage } from './CachedPage';

/** How one request gets a page: the bytes in their encoding, and the id to answer with. */
interface Sending {
  encoding: Encoding | undefined;
  body: Buffer;
  requestId: string;
}

/**
 * Sends a cached page; 304 to a client that holds it already. All headers go out in one list, which
 * is what makes a cached page nearly as cheap as a constant. Returns the number of body bytes.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { encoding, body, requestId }: Sending,
): number {
  const headers = [...page.headers, 'Vary', 'Accept-Encoding', 'X-Request-Id', requestId];
  // Conditions count for what is there (RFC 9110 §13.2.1).
  if (page.status === 200 && isUnchanged(request, page.etag)) {
    response.writeHead(304, headers).end();
    return 0;
  }
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return 0;
  }
  response.end(body);
  return body.length;
}
