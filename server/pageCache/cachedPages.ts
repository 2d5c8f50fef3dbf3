import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { splitAddress } from '../../platform/http/splitAddress';
import type { RenderedPage } from '../../platform/pages/page.types';
import type { PublicPageRequest } from '../../platform/pages/publicPage';
import { describeAddress, requestLine } from '../http/requestLine';
import { siteOf } from '../../platform/http/requestLocals';
import { privateHeaders } from '../../platform/http/privateHeaders';
import type { RequestCounts } from '../../platform/telemetry/RequestCounts';
import { CachedPage } from './CachedPage';
import type { Coding } from './compression/compression.types';
import { plainCodings, type PageCodings } from './compression/PageCodings';
import type { KnownAddresses } from './KnownAddresses';
import type { PageCache } from './PageCache';
import { streamPage } from './streamPage';
import { sendPage } from './sendPage';
import { variantChoice, type VariantChoice } from './variantChoice';
import type { RequestListener } from 'node:http';
import type { RequestAuthority } from '../http/requestAuthority';
import { requestIdOf } from '../http/requestId';
import type { IsTrusted } from '../../platform/http/trustedProxy';
import { traceCachedPage } from '../../platform/telemetry/requestTelemetry';
import { hitLog } from './hitLog';

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

/** Answers from the page cache where it can; `renderedPages` does the rest. */
export function cachedPages(
  cache: PageCache,
  codings: PageCodings,
  addresses: KnownAddresses,
  requests?: RequestCounts,
): RequestHandler {
  return async (request, response, next) => {
    const asked = pageRequestOf(request, response);
    const variants = cache.variantsOf(asked);
    const choice = variants && choiceOf(request, asked);
    const wanted = variants ? { ...asked, variant: choice?.choose(variants) } : asked;
    const page = cache.lookup(wanted);
    if (!page) return next();
    const key = cache.keyOf(wanted);
    if (page.variants) {
      const own = choice ?? choiceOf(request, asked);
      if (own.choose(page.variants) !== wanted.variant) return next();
      return sendEncoded({ cache, codings, key, page }, request, response, own.setCookie());
    }
    await sendEncoded({ cache, codings, key, page }, request, response);
    const address = request.originalUrl;
    if (key !== `${page.site} ${address}`) return;
    const description = describeAddress(address, page.site);
    const answers = requests?.of(page.site, page.kind);
    addresses.remember(response.locals.authority, address, { key, description, answers });
  };
}

/** Renders a page and answers with it, through the cache, so that each is rendered once at a time. */
export function renderedPages(cache: PageCache, codings: PageCodings): RequestHandler {
  return async (request, response) => {
    const asked = pageRequestOf(request, response);
    const choice = choiceOf(request, asked);
    const { page, variant } = await loadChosen(cache, asked, choice);
    const setCookie = choice.setCookie();
    if (page instanceof CachedPage) {
      const key = cache.keyOf({ ...asked, variant });
      return sendEncoded({ cache, codings, key, page }, request, response, setCookie);
    }
    response.locals.pageKind = page.kind;
    if (setCookie !== undefined) response.append('Set-Cookie', setCookie);
    if (page.whole) return streamPage(request, response, page, page.whole);
    response.status(page.status).set({ ...page.headers, 'Cache-Control': 'no-store' });
    return void response.send(page.html.bytes);
  };
}

interface Chosen {
  page: CachedPage | RenderedPage;
  variant?: string;
}

/**
 * The page in the variant that its rules choose. They come with the page, so the first time it is made as
 * it is, and again when what was known of them is no longer so; at most twice. A variant that cannot be
 * made must not cost the page.
 */
async function loadChosen(
  cache: PageCache,
  asked: PublicPageRequest,
  { choose }: VariantChoice,
): Promise<Chosen> {
  const guessed = choose(cache.variantsOf(asked) ?? []);
  const first = await loadOrOriginal(cache, asked, guessed);
  const variant = choose(first.page.variants ?? []);
  return variant === first.variant || first.isFallback
    ? first
    : loadOrOriginal(cache, asked, variant);
}

async function loadOrOriginal(
  cache: PageCache,
  asked: PublicPageRequest,
  variant: string | undefined,
): Promise<Chosen & { isFallback?: boolean }> {
  if (variant === undefined) return { page: await cache.load(asked) };
  try {
    return { page: await cache.load({ ...asked, variant }), variant };
  } catch {
    return { page: await cache.load(asked), isFallback: true };
  }
}

const choiceOf = (request: Request, asked: PublicPageRequest): VariantChoice =>
  variantChoice(request, asked, { secure: request.secure });

interface KeptPage {
  cache: PageCache;
  codings: PageCodings;
  key: string;
  page: CachedPage;
}

async function sendEncoded(
  kept: KeptPage,
  request: Request,
  response: Response,
  setCookie?: string,
): Promise<void> {
  const { page, codings } = kept;
  const { coding, body } = await encoded(kept, request);
  const { requestId, isPrivate } = response.locals;
  response.locals.pageKind = page.kind;
  const own = isPrivate ? privateHeaders : undefined;
  const codingHeaders = codings.headers(page, coding);
  sendPage(request, response, page, { coding, codingHeaders, body, requestId, own, setCookie });
}

/** A page as its client would have it. What a dictionary cannot be had for any more is compressed without. */
async function encoded(
  { cache, codings, key, page }: KeptPage,
  { headers }: Request,
): Promise<{ coding: Coding | undefined; body: Buffer }> {
  const coding = codings.accepted(headers, page.site);
  try {
    return { coding, body: await cache.encode(key, page, coding) };
  } catch (error) {
    if (typeof coding !== 'object') throw error;
    const plain = plainCodings.accepted(headers, page.site);
    return { coding: plain, body: await cache.encode(key, page, plain) };
  }
}

function pageRequestOf(request: Request, response: Response): PublicPageRequest {
  const [path, query] = splitAddress(request.url);
  return {
    site: siteOf(response.locals),
    path,
    query: new URLSearchParams(query),
    mode: 'normal',
    mayBegin: true,
    requestId: response.locals.requestId,
    deadline: response.locals.deadlines.page,
    visitor: ipKeyGenerator(request.ip ?? ''),
  };
}
