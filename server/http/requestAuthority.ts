import type { IncomingMessage } from 'node:http';

export type RequestAuthority = (request: IncomingMessage) => string;

/**
 * Reads the host and port that a request is for, in lower case: the `Host` header, or
 * `X-Forwarded-Host` when a trusted proxy sent the request and filled it in. Empty when there is none, or more than one.
 */
export function requestAuthority(
  isTrusted: (address: string | undefined) => boolean,
): RequestAuthority {
  return ({ headers, rawHeaders, socket }) => {
    if (!hasOneHost(rawHeaders)) return '';
    const forwarded = headers['x-forwarded-host'];
    const named =
      typeof forwarded === 'string' && isTrusted(socket.remoteAddress)
        ? forwarded.split(',', 1)[0]?.trim()
        : undefined;
    return (named || headers.host)?.toLowerCase() ?? '';
  };
}

/** Names and values in turn; two programs could read two hosts differently. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** The host name alone, without port and without the dot that may end a full name. */
export const hostName = (authority: string): string =>
  authority.replace(/:\d*$/, '').replace(/\.$/, '');
