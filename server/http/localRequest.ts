import type { IncomingMessage } from 'node:http';
import { compile } from 'proxy-addr';

const isLoopback = compile('loopback');
const LOCAL_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this very machine: over loopback, under a name of this machine (so
 * that no other site's name was pointed at it), and not handed on by a proxy.
 */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (
    !proxied && isLoopback(socket.remoteAddress ?? '', 0) && LOCAL_HOST.test(headers.host ?? '')
  );
}
