import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that pass on to an upstream. All others are removed: cookies and authorization are only
 * for us, hop-by-hop headers (RFC 9110, 7.6.1) only for this connection.
 */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'sc_apikey',
  'user-agent',
] as const;

/**
 * Headers of an answer that pass on to the visitor: no cookies, nothing about the upstream's host.
 */
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'vary',
] as const;

/** The request headers that an upstream gets. */
export function forwardedRequestHeaders(
  headers: IncomingHttpHeaders,
  forwarded: { requestId: string; authority: string; protocol: string },
): Record<string, string> {
  return {
    ...pick(headers, REQUEST_HEADERS),
    'x-request-id': forwarded.requestId,
    'x-forwarded-host': forwarded.authority,
    'x-forwarded-proto': forwarded.protocol,
  };
}

/** The answer's headers that a visitor gets. */
export const forwardedResponseHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  pick(headers, RESPONSE_HEADERS);

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return picked;
}
