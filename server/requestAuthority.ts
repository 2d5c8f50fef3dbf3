import type { IncomingMessage } from 'node:http';

export type RequestAuthority = (request: IncomingMessage) => string;

/**
 * Reads the host and port that a request is for, in lower case: the `Host` header, or
 * `X-Forwarded-Host` when a trusted proxy sent the request.
 */
export function requestAuthority(
  isTrusted: (address: string | undefined) => boolean,
): RequestAuthority {
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-host'];
    const given =
      typeof forwarded === 'string' && isTrusted(socket.remoteAddress)
        ? forwarded.split(',', 1)[0]?.trim()
        : headers.host;
    return given?.toLowerCase() ?? '';
  };
}

/** The host name alone, without port and without the dot that may end a full name. */
export const hostName = (authority: string): string =>
  authority.replace(/:\d*$/, '').replace(/\.$/, '');
