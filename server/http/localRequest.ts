import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this very machine: over loopback, under a name of this machine (so
 * that no other site's name was pointed at it), and not handed on by a proxy.
 */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (
    !proxied && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
  );
}
