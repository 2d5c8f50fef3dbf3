import type { RequestListener } from 'node:http';
import type { RequestAuthority } from '../http/requestAuthority';
import { requestIdOf } from '../http/requestId';
import { requestLine } from '../http/requestLine';
import type { RequestCounts } from '../../platform/telemetry/RequestCounts';
import type { IsTrusted } from '../../platform/http/trustedProxy';
import { traceCachedPage } from '../../platform/telemetry/requestTelemetry';
import type { PageCodings } from './compression/PageCodings';
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
  codings: PageCodings;
  authorityOf: RequestAuthority;
  writeLine: (line: string) => void;
  application: RequestListener;
  isTrusted: IsTrusted;
  requests?: RequestCounts;
}): RequestListener {
  const { cache, addresses, codings, authorityOf, writeLine, application, isTrusted, requests } =
    options;
  const logHit = hitLog(writeLine);
  return (request, response) => {
    const { method, url = '' } = request;
    const known =
      method === 'GET' || method === 'HEAD' ? addresses.find(authorityOf(request), url) : undefined;
    const page = known && cache.fresh(known.key);
    const coding = page && codings.accepted(request.headers, page.site);
    const body = page?.ready(coding);
    if (!known || !page || !body) return application(request, response);
    const requestId = requestIdOf(request);
    const codingHeaders = codings.headers(page, coding);
    const sending = { coding, codingHeaders, body, requestId };
    const bytes = sendPage(request, response, page, sending);
    const { statusCode: status } = response;
    if (requests) {
      known.answers?.add(status);
      requests.cache.hit += 1;
    }
    // Those that are logged one by one are traced: a bounded number a second.
    logHit(() => {
      const trace = traceCachedPage(request, isTrusted, {
        'http.route': page.kind,
        'http.response.status_code': status,
        'forecourt.site': page.site,
        'forecourt.request_id': requestId,
      });
      const hit = { requestId, method, status, ms: 0, bytes, cached: true, trace };
      return requestLine(hit, known.description);
    });
  };
}
