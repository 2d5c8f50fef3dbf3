import type { IncomingMessage } from 'node:http';
import { compile } from 'proxy-addr';

const isLoopback = compile('loopback');
const LOCAL_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Headers that show that a proxy, load balancer or CDN forwarded a request. */
const FORWARDING_HEADER =
  /^(via|forwarded|forwarded-for|(x-)?(client|real|cluster-client|remote|originating|true-client)-?(ip|addr)|remote-(addr|host)|x-remote-(addr|host)|x-(original-)?forwarded(-.+)?|x-proxyuser-ip|x-envoy-.+|x-azure-.+|x-arr-.+|x-appengine-.+|x-amz(n|-cf)-.+|x-varnish|x-original-(url|host|uri)|x-rewrite-url|cf-.+|cdn-.+|true-client-.+|(fastly|fly|akamai|x-akamai|do|x-vercel|x-nf|x-cloud)-.+)$/;

/**
 * Whether a request came over loopback with a host name of this machine, which excludes DNS rebinding by
 * another site's page. A proxy on this machine may have forwarded it.
 */
export const hasLocalAddress = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '', 0) && LOCAL_HOST.test(headers.host ?? '');

/**
 * Whether a request was made on this machine: it has a local address and no proxy forwarded it. A proxy that
 * adds no header is recognised by HTTP/1.0, which nginx uses by default for its upstreams, and which no
 * other program on this machine uses.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const isProxied =
    request.httpVersion === '1.0' ||
    Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name));
  return !isProxied && hasLocalAddress(request);
}
