import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from '../http/isUnchanged';
import type { CachedPage } from './CachedPage';
import type { Coding } from './compression/compression.types';

/** How one request gets a page: the bytes in their coding, and the id to answer with. */
interface Sending {
  coding: Coding | undefined;
  /** Names and values in turn of the headers that go with the coding. */
  codingHeaders: readonly string[];
  body: Buffer;
  requestId: string;
  /** Headers of this answer that stand in the place of the page's. */
  own?: Readonly<Record<string, string>>;
  setCookie?: string;
}

/**
 * Sends a cached page; 304 to a client that holds it already. All headers go out in one list, which
 * is what makes a cached page nearly as cheap as a constant. Returns the number of body bytes.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { coding, codingHeaders, body, requestId, own, setCookie }: Sending,
): number {
  const headers = [...(own ? replaced(page.headers, own) : page.headers)];
  headers.push(...codingHeaders, 'X-Request-Id', requestId);
  if (setCookie !== undefined) headers.push('Set-Cookie', setCookie);
  // Conditions count for what is there (RFC 9110 §13.2.1).
  if (page.status === 200 && isUnchanged(request, page.etag)) {
    response.writeHead(304, headers).end();
    return 0;
  }
  if (coding) headers.push('Content-Encoding', typeof coding === 'string' ? coding : 'dcz');
  headers.push('Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return 0;
  }
  response.end(body);
  return body.length;
}

/** Names and values in turn, with other values where there are any. */
const replaced = (headers: readonly string[], own: Readonly<Record<string, string>>): string[] =>
  headers.map((text, at) => (at % 2 === 1 ? own[headers[at - 1] ?? ''] : undefined) ?? text);
