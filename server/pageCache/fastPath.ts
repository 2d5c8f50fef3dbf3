import type { RequestListener } from 'node:http';
import { acceptedEncoding } from '../acceptedEncoding';
import type { Logger } from '../log';
import type { RequestHost } from '../requestHost';
import { requestIdOf } from '../requestId';
import { logRequest } from '../requestLog';
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
  hostOf: RequestHost;
  logger: Logger;
  application: RequestListener;
}): RequestListener {
  const { cache, addresses, hostOf, logger, application } = options;
  return (request, response) => {
    const { method, url = '' } = request;
    const known =
      method === 'GET' || method === 'HEAD'
        ? addresses.find(hostOf(request).authority, url)
        : undefined;
    const page = known && cache.fresh(known.key);
    const encoding = page && acceptedEncoding(request.headers['accept-encoding']);
    const body = encoding ? page?.ready(encoding) : page?.identity;
    if (!page || !body) return application(request, response);
    const started = performance.now();
    const requestId = requestIdOf(request);
    const bytes = sendPage(request, response, page, { encoding, body, requestId });
    logRequest(logger, {
      requestId,
      method,
      url,
      status: response.statusCode,
      ms: performance.now() - started,
      site: known.site,
      bytes,
      cached: true,
    });
  };
}
