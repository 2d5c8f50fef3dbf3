import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { splitAddress } from '../../platform/http/splitAddress';
import type { RenderedPage } from '../../platform/pages/page.types';
import type { PublicPageRequest } from '../../platform/pages/publicPage';
import { describeAddress, requestLine } from '../http/requestLine';
import { getSite } from '../../platform/http/requestLocals';
import { privateHeaders } from '../../platform/http/privateHeaders';
import type { RequestCounts } from '../../platform/telemetry/RequestCounts';
import { CachedPage } from './CachedPage';
import type { Coding } from './compression/compression.types';
import { plainCodings, type PageCodings } from './compression/PageCodings';
import type { AddressCache } from './AddressCache';
import type { PageCache } from './PageCache';
import type { CheckUnknown } from './unknownAddress';
import { streamPage } from './streamPage';
import { sendPage } from './sendPage';
import { variantChoice, type VariantChoice } from './variantChoice';
import type { RequestListener } from 'node:http';
import type { RequestAuthority } from '../http/requestAuthority';
import { getRequestId } from '../http/requestId';
import type { IsTrusted } from '../../platform/http/trustedProxy';
import { traceCachedPage } from '../../platform/telemetry/requestTelemetry';
import { hitLog } from './hitLog';

/**
 * Answers requests for cached, fresh pages before any middleware runs: two lookups and one write. Passes all
 * other requests to the application, which adds addresses to the cache.
 */
export function fastPath(options: {
  cache: PageCache;
  addresses: AddressCache;
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
    const cached =
      method === 'GET' || method === 'HEAD' ? addresses.find(authorityOf(request), url) : undefined;
    const page = cached && cache.getFresh(cached.key);
    const coding = page && codings.select(request.headers, page.site);
    const body = page?.peek(coding);
    if (!cached || !page || !body) return application(request, response);
    const requestId = getRequestId(request);
    const codingHeaders = codings.headers(page, coding);
    const sending = { coding, codingHeaders, body, requestId };
    const bytes = sendPage(request, response, page, sending);
    const { statusCode: status } = response;
    if (requests) {
      cached.answers?.add(status);
      requests.cache.hit += 1;
    }
    // Only requests that get their own log line are traced: a limited number per second.
    logHit(() => {
      const trace = traceCachedPage(request, isTrusted, {
        'http.route': page.kind,
        'http.response.status_code': status,
        'forecourt.site': page.site,
        'forecourt.request_id': requestId,
      });
      const hit = { requestId, method, status, ms: 0, bytes, cached: true, trace };
      return requestLine(hit, cached.description);
    });
  };
}

export interface CachedPagesOptions {
  cache: PageCache;
  codings: PageCodings;
  addresses: AddressCache;
  /** What is tried before an address is answered with 404: another query to the platform, and redirects. */
  unknownAddress: { check: CheckUnknown; redirect: RequestHandler };
}

/** Answers from the page cache if possible, and passes all other requests on to `renderedPages`. */
export function cachedPages(
  { cache, codings, addresses, unknownAddress }: CachedPagesOptions,
  requests?: RequestCounts,
): RequestHandler {
  return async (request, response, next) => {
    const { url } = request;
    const pageRequest = toPageRequest(request, response);
    const variants = cache.variantsOf(pageRequest);
    const choice = variants && getVariantChoice(request, pageRequest);
    const chosenRequest = variants
      ? { ...pageRequest, variant: choice?.choose(variants) }
      : pageRequest;
    const page = cache.lookup(chosenRequest);
    if (!page) return next();
    const key = cache.keyOf(chosenRequest);
    if (page.isUnknown) {
      if (await unknownAddress.check(pageRequest)) return next();
      return unknownAddress.redirect(request, response, (error) => {
        if (error !== undefined || request.url !== url) return next(error);
        sendEncoded({ cache, codings, key, page }, request, response).catch(next);
      });
    }
    if (page.variants) {
      const pageChoice = choice ?? getVariantChoice(request, pageRequest);
      if (pageChoice.choose(page.variants) !== chosenRequest.variant) return next();
      return sendEncoded({ cache, codings, key, page }, request, response, pageChoice.setCookie());
    }
    await sendEncoded({ cache, codings, key, page }, request, response);
    const address = request.originalUrl;
    if (key !== `${page.site} ${address}`) return;
    const description = describeAddress(address, page.site);
    const answers = requests?.getCounter(page.site, page.kind);
    addresses.remember(response.locals.authority, address, { key, description, answers });
  };
}

/**
 * Renders a page and answers with it, through the cache, so that each is rendered once at a time.
 */
export function renderedPages({
  cache,
  codings,
  unknownAddress: unknown,
}: Omit<CachedPagesOptions, 'addresses'>): RequestHandler {
  const load = async (request: Request, pageRequest: PublicPageRequest) => {
    const choice = getVariantChoice(request, pageRequest);
    const chosen = await loadChosenPage(cache, pageRequest, choice);
    // The choice that assigned a position also has its cookie.
    return { ...chosen, setCookie: choice.setCookie() };
  };
  const sendChosen = async (
    request: Request,
    response: Response,
    chosen?: ChosenPage & { setCookie?: string },
  ) => {
    const pageRequest = toPageRequest(request, response);
    const { page, variant, setCookie } = chosen ?? (await load(request, pageRequest));
    if (page instanceof CachedPage) {
      const key = cache.keyOf({ ...pageRequest, variant });
      return sendEncoded({ cache, codings, key, page }, request, response, setCookie);
    }
    response.locals.pageKind = page.kind;
    if (setCookie !== undefined) response.append('Set-Cookie', setCookie);
    if (page.fullPage) return streamPage(request, response, page, page.fullPage);
    response.status(page.status).set({ ...page.headers, 'Cache-Control': 'no-store' });
    return void response.send(page.html.bytes);
  };
  return async (request, response, next) => {
    const { url } = request;
    const pageRequest = toPageRequest(request, response);
    const chosen = await load(request, pageRequest);
    if (!chosen.page.isUnknown) return sendChosen(request, response, chosen);
    if (await unknown.check(pageRequest)) return sendChosen(request, response);
    return unknown.redirect(request, response, (error) => {
      if (error !== undefined) return next(error);
      // A redirect may show another page at this address.
      sendChosen(request, response, request.url === url ? chosen : undefined).catch(next);
    });
  };
}

interface ChosenPage {
  page: CachedPage | RenderedPage;
  variant?: string;
}

/**
 * The page in the variant that its rules select. The rules come with the page: if none are cached, the
 * original is rendered first, and if the cached ones were out of date, the page is loaded again; at most
 * twice. If a variant cannot be rendered, the original is sent.
 */
async function loadChosenPage(
  cache: PageCache,
  pageRequest: PublicPageRequest,
  { choose }: VariantChoice,
): Promise<ChosenPage> {
  const expectedVariant = choose(cache.variantsOf(pageRequest) ?? []);
  const first = await loadOrOriginal(cache, pageRequest, expectedVariant);
  const variant = choose(first.page.variants ?? []);
  return variant === first.variant || first.isFallback
    ? first
    : loadOrOriginal(cache, pageRequest, variant);
}

async function loadOrOriginal(
  cache: PageCache,
  pageRequest: PublicPageRequest,
  variant: string | undefined,
): Promise<ChosenPage & { isFallback?: boolean }> {
  if (variant === undefined) return { page: await cache.load(pageRequest) };
  try {
    return { page: await cache.load({ ...pageRequest, variant }), variant };
  } catch {
    return { page: await cache.load(pageRequest), isFallback: true };
  }
}

const getVariantChoice = (request: Request, pageRequest: PublicPageRequest): VariantChoice =>
  variantChoice(request, pageRequest, { secure: request.secure });

interface CachedAnswer {
  cache: PageCache;
  codings: PageCodings;
  key: string;
  page: CachedPage;
}

async function sendEncoded(
  answer: CachedAnswer,
  request: Request,
  response: Response,
  setCookie?: string,
): Promise<void> {
  const { page, codings } = answer;
  const { coding, body } = await encodeFor(answer, request);
  const { requestId, isPrivate } = response.locals;
  response.locals.pageKind = page.kind;
  const ownHeaders = isPrivate ? privateHeaders : undefined;
  const codingHeaders = codings.headers(page, coding);
  sendPage(request, response, page, {
    coding,
    codingHeaders,
    body,
    requestId,
    ownHeaders,
    setCookie,
  });
}

/** A page in the coding that its client prefers; without the dictionary if that was deleted. */
async function encodeFor(
  { cache, codings, key, page }: CachedAnswer,
  { headers }: Request,
): Promise<{ coding: Coding | undefined; body: Buffer }> {
  const coding = codings.select(headers, page.site);
  try {
    return { coding, body: await cache.encode(key, page, coding) };
  } catch (error) {
    if (typeof coding !== 'object') throw error;
    const plainCoding = plainCodings.select(headers, page.site);
    return { coding: plainCoding, body: await cache.encode(key, page, plainCoding) };
  }
}

function toPageRequest(request: Request, response: Response): PublicPageRequest {
  const [path, query] = splitAddress(request.url);
  return {
    site: getSite(response.locals),
    path,
    query: new URLSearchParams(query),
    mode: 'normal',
    mayBegin: true,
    requestId: response.locals.requestId,
    deadline: response.locals.deadlines.page,
    visitor: ipKeyGenerator(request.ip ?? ''),
  };
}
