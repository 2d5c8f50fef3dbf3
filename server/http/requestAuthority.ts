import type { IncomingMessage } from 'node:http';

export type RequestAuthority = (request: IncomingMessage) => string;

/**
 * Reads the host and port that a request is for, in lower case: the `Host` header, or `X-Forwarded-Host` when
 * a trusted proxy sent the request with it. Empty when there is no such header, or more than one.
 */
export function requestAuthority(
  isTrusted: (address: string | undefined) => boolean,
): RequestAuthority {
  return ({ headers, rawHeaders, socket }) => {
    if (!hasOneHost(rawHeaders)) return '';
    const forwarded = headers['x-forwarded-host'];
    const forwardedHost =
      typeof forwarded === 'string' && isTrusted(socket.remoteAddress)
        ? forwarded.split(',', 1)[0]?.trim()
        : undefined;
    return (forwardedHost || headers.host)?.toLowerCase() ?? '';
  };
}

/** Raw headers are names and values in turn. With two hosts, two programs could read different ones. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** Only the host name, without port and without the dot that may end a full name. */
export const hostName = (authority: string): string =>
  authority.replace(/:\d*$/, '').replace(/\.$/, '');
