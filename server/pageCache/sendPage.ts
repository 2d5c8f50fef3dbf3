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
  /** Headers of this answer that replace those of the page. */
  ownHeaders?: Readonly<Record<string, string>>;
  setCookie?: string;
}

/**
 * Sends a cached page; 304 to a client that has it already. All headers are sent as one list, which
 * makes a cached page nearly as cheap as a constant. Returns the number of body bytes.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { coding, codingHeaders, body, requestId, ownHeaders, setCookie }: Sending,
): number {
  const headers = [...(ownHeaders ? replaceHeaders(page.headers, ownHeaders) : page.headers)];
  headers.push(...codingHeaders, 'X-Request-Id', requestId);
  if (setCookie !== undefined) headers.push('Set-Cookie', setCookie);
  // Conditions only apply to existing pages (RFC 9110, 13.2.1).
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

/** The list of names and values in turn, with the values of `replacements` where it has the name. */
const replaceHeaders = (
  headers: readonly string[],
  replacements: Readonly<Record<string, string>>,
): string[] =>
  headers.map(
    (text, index) => (index % 2 === 1 ? replacements[headers[index - 1] ?? ''] : undefined) ?? text,
  );
