import type { RequestListener } from 'node:http';
import { acceptedEncoding } from '../http/acceptedEncoding';
import type { RequestAuthority } from '../http/requestAuthority';
import { requestIdOf } from '../http/requestId';
import { requestLine } from '../http/requestLine';
import { hitLog } from './hitLog';
import type { KnownAddresses } from './KnownAddresses';
import type { PageCache } from './PageCache';
import { sendPage } from './sendPage';

/**
 * Answers requests for known, fresh pages before any middleware runs: two look-ups and one write.
 * Everything else goes on to the application, which also makes addresses known.
 */
export function fastPath(options: {
  cache: PageCache;
  addresses: KnownAddresses;
  authorityOf: RequestAuthority;
  writeLine: (line: string) => void;
  application: RequestListener;
}): RequestListener {
  const { cache, addresses, authorityOf, writeLine, application } = options;
  const logHit = hitLog(writeLine);
  return (request, response) => {
    const { method, url = '' } = request;
    const known =
      method === 'GET' || method === 'HEAD' ? addresses.find(authorityOf(request), url) : undefined;
    const page = known && cache.fresh(known.key);
    const encoding = page && acceptedEncoding(request.headers['accept-encoding']);
    const body = page?.ready(encoding);
    if (!known || !page || !body) return application(request, response);
    const requestId = requestIdOf(request);
    const bytes = sendPage(request, response, page, { encoding, body, requestId });
    const { statusCode: status } = response;
    logHit(() =>
      requestLine({ requestId, method, status, ms: 0, bytes, cached: true }, known.description),
    );
  };
}
