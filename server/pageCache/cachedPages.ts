import type { Request, RequestHandler, Response } from 'express';
import { acceptedEncoding } from '../http/acceptedEncoding';
import { splitAddress } from '../sites/canonicalAddress';
import type { PageRequest } from '../pages/page.types';
import { describeAddress } from '../http/requestLine';
import { siteOf } from '../http/requestLocals';
import { privateHeaders } from '../kits/privateKitSession';
import { CachedPage } from './CachedPage';
import type { KnownAddresses } from './KnownAddresses';
import type { PageCache } from './PageCache';
import { streamPage } from './streamPage';
import { sendPage } from './sendPage';

/** Answers from the page cache where it can; `renderedPages` does the rest. */
export function cachedPages(cache: PageCache, addresses: KnownAddresses): RequestHandler {
  return async (request, response, next) => {
    const wanted = pageRequestOf(request, response);
    const page = cache.lookup(wanted);
    if (!page) return next();
    const key = cache.keyOf(wanted);
    await sendEncoded(cache, key, page, request, response);
    const address = request.originalUrl;
    if (key !== `${page.site} ${address}`) return;
    const description = describeAddress(address, page.site);
    addresses.remember(response.locals.authority, address, { key, description });
  };
}

/** Renders a page and answers with it, through the cache, so that each is rendered once at a time. */
export function renderedPages(cache: PageCache): RequestHandler {
  return async (request, response) => {
    const wanted = pageRequestOf(request, response);
    const page = await cache.load(wanted);
    if (page instanceof CachedPage) {
      return sendEncoded(cache, cache.keyOf(wanted), page, request, response);
    }
    if (page.whole) return streamPage(request, response, page, page.whole);
    response.status(page.status).set({ ...page.headers, 'Cache-Control': 'no-store' });
    return void response.send(page.html.bytes);
  };
}

async function sendEncoded(
  cache: PageCache,
  key: string,
  page: CachedPage,
  request: Request,
  response: Response,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await cache.encode(key, page, encoding);
  const { requestId, isPrivate } = response.locals;
  const own = isPrivate ? privateHeaders : undefined;
  sendPage(request, response, page, { encoding, body, requestId, own });
}

function pageRequestOf(request: Request, response: Response): PageRequest {
  const [path, query] = splitAddress(request.url);
  return {
    site: siteOf(response.locals),
    path,
    query: new URLSearchParams(query),
    mode: 'normal',
    mayBegin: true,
    requestId: response.locals.requestId,
    deadline: response.locals.deadlines.page,
  };
}
