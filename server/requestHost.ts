import type { IncomingMessage } from 'node:http';

export type RequestHost = (request: IncomingMessage) => { host: string; authority: string };

/**
 * Reads the host a request is for: the `Host` header, or `X-Forwarded-Host` when a trusted proxy
 * sent the request. `host` is lower case without port, `authority` still has the port.
 */
export function requestHost(isTrusted: (address: string | undefined) => boolean): RequestHost {
  return (request) => {
    const authority = authorityOf(request, isTrusted).trim().toLowerCase();
    return { authority, host: authority.replace(/:\d*$/, '').replace(/\.$/, '') };
  };
}

function authorityOf(
  request: IncomingMessage,
  isTrusted: (address: string | undefined) => boolean,
): string {
  const forwarded = request.headers['x-forwarded-host'];
  if (typeof forwarded === 'string' && isTrusted(request.socket.remoteAddress)) {
    return forwarded.split(',', 1)[0] ?? '';
  }
  return request.headers.host ?? '';
}
