import type { IncomingMessage } from 'node:http';
import { compile } from 'proxy-addr';

const isLoopback = compile('loopback');
const LOCAL_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Headers by which proxies, balancers and content networks tell that they handed a request on, and for whom. */
const FORWARDING =
  /^(via|forwarded|forwarded-for|(x-)?(client|real|cluster-client|remote|originating|true-client)-?(ip|addr)|remote-(addr|host)|x-remote-(addr|host)|x-(original-)?forwarded(-.+)?|x-proxyuser-ip|x-envoy-.+|x-azure-.+|x-arr-.+|x-appengine-.+|x-amz(n|-cf)-.+|x-varnish|x-original-(url|host|uri)|x-rewrite-url|cf-.+|cdn-.+|true-client-.+|(fastly|fly|akamai|x-akamai|do|x-vercel|x-nf|x-cloud)-.+)$/;

/**
 * Whether a request came over loopback under a name of this machine, so that no page elsewhere pointed its own name at it.
 * A proxy on this machine may have handed it on.
 */
export const hasLocalAddress = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '', 0) && LOCAL_HOST.test(headers.host ?? '');

/**
 * Whether a request was made on this very machine: it has a local address and no proxy handed it on. A proxy that says nothing of
 * itself is known by HTTP/1.0, which nginx speaks to what stands behind it unless it is told otherwise, and nothing else on
 * this machine.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const isProxied =
    request.httpVersion === '1.0' ||
    Object.keys(request.headers).some((name) => FORWARDING.test(name));
  return !isProxied && hasLocalAddress(request);
}
