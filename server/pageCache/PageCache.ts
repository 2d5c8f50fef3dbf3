import { requiresCookie } from '../../domain/variants/chooseVariant';
import type { VariantOffer } from '../../domain/variants/variant.types';
import type { Encoding } from '../../platform/http/acceptedEncoding';
import type { Logger } from '../../platform/log';
import type { RenderedPage } from '../../platform/pages/page.types';
import type { PublicPageRequest } from '../../platform/pages/publicPage';
import type { CacheResult } from '../../platform/telemetry/RequestCounts';
import { CachedPage, type KeyHeader } from './CachedPage';
import type { Coding } from './compression/compression.types';
import { PageStore } from './PageStore';
import type { StoredPage } from './PageStore';
import { isOwnAddress, RouteQueryKeys } from './RouteQueryKeys';
import { registerMemory } from '../../platform/memory/memories';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

export interface PageCacheOptions {
  /** Renders the public page: the cache never takes requests for private ones. */
  render: (request: PublicPageRequest) => Promise<RenderedPage>;
  logger: Logger;
  /** Headers that every answer has, ready for the fast path. */
  headers: readonly (readonly [string, string])[];
  /** Header that sends a page's keys to a cache in front; undefined when there is no such cache. */
  keyHeader?: KeyHeader;
  /** Called with what a request found: a fresh page, a stale one, or none. */
  onAnswer?: (result: CacheResult) => void;
  freshMs?: number;
  /**
   * Pages up to this age are sent while a new one is rendered in the background; older ones are rendered
   * first.
   */
  revalidateMs?: number;
  /** Pages up to this age are sent when rendering fails. */
  staleMs?: number;
  maxBytes?: number;
  /** Missing pages are stored separately, so that made-up addresses do not push real pages out. */
  maxNotFoundBytes?: number;
  now?: () => number;
}

/** Room for the pages of a site of normal size, compressed (tests/bench/RESULTS.md). */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

const DEFAULTS = {
  freshMs: 60_000,
  revalidateMs: 10 * 60_000,
  staleMs: 24 * 60 * 60_000,
  maxBytes: DEFAULT_CACHE_BYTES,
  now: () => performance.now(),
};

/** After a failed refresh the old page is served for this long before the next attempt, in ms. */
const RETRY_MS = 5000;
/** An existing page counts as removed if it is still missing after this time, in ms; a single 404 proves nothing. */
const CONFIRM_MS = 5000;
/** Share of the memory that missing pages may take. */
const NOT_FOUND_SHARE = 1 / 32;
/**
 * Share of the memory that is always available for variants: those of editors, addresses of items that serve
 * any number of them, and pages with a query. Visitors can make up such addresses, so beyond this share they
 * only get memory that other pages do not use.
 */
const VARIANTS_SHARE = 1 / 4;

/**
 * Rendered pages by site, path, the query keys that the page's route declares, and the variant. Fresh pages
 * are served as they are. Pages up to ten minutes old are served while a new one is rendered in the
 * background (stale-while-revalidate), so that prices are not out of date for long. When rendering fails,
 * pages up to a day old are served, so that they remain while the content platform is down. A page is
 * rendered once at a time.
 */
export class PageCache {
  readonly #options: PageCacheOptions & typeof DEFAULTS;
  readonly #pages: PageStore;
  readonly #variants: PageStore;
  readonly #notFound: PageStore;
  readonly #routes = new RouteQueryKeys();
  readonly #flights = new Map<string, Promise<CachedPage | RenderedPage>>();

  constructor(options: PageCacheOptions) {
    this.#options = { ...DEFAULTS, ...options };
    const { maxBytes, maxNotFoundBytes = maxBytes * NOT_FOUND_SHARE } = this.#options;
    this.#pages = new PageStore(maxBytes * (1 - VARIANTS_SHARE));
    this.#variants = new PageStore(() => maxBytes - this.#pages.bytes);
    this.#notFound = new PageStore(maxNotFoundBytes);
    const register = (name: string, bound: number, store: PageStore) =>
      registerMemory({
        ...{ name, bound, unit: 'bytes', emptied: 'publishing, changes of the stock' },
        kept: () => store.bytes,
      });
    register('pages', maxBytes, this.#pages);
    register('variants of pages', maxBytes, this.#variants);
    register('pages that are not there', maxNotFoundBytes, this.#notFound);
  }

  /**
   * Key of the page that answers a request: site, path, query keys and variant, and nothing about the
   * visitor.
   */
  keyOf(request: Pick<PublicPageRequest, 'site' | 'path' | 'query' | 'variant'>): string {
    const { site, path, query, variant } = request;
    const base = `${site.name} ${path}${variant === undefined ? '' : ` ${variant}`}`;
    if (query.size === 0) return base;
    const keys = this.#routes.keysOf(routeScope(site.name, variant), path);
    const values = keys.flatMap((key) => query.getAll(key).map((value) => [key, value]));
    return values.length === 0 ? base : `${base}?${new URLSearchParams(values).toString()}`;
  }

  /** The page of a key, only if it is fresh and may be sent to any visitor unchanged. */
  getFresh(key: string): CachedPage | undefined {
    const entry = this.#find(key);
    const { variants, isUnknown } = entry?.page ?? {};
    return entry && this.#isFresh(entry) && !variants && !isUnknown ? entry.page : undefined;
  }

  /** The variants of the page that answers a request, if known; undefined when there are none. */
  variantsOf(request: PublicPageRequest): readonly VariantOffer[] | undefined {
    return this.#find(this.keyOf({ ...request, variant: undefined }))?.page.variants;
  }

  /**
   * A page that may be sent now: a fresh one, or a stale one while a new one is rendered in the background.
   * Undefined if a page must be rendered first.
   */
  lookup(request: PublicPageRequest): CachedPage | undefined {
    const entry = this.#find(this.keyOf(request));
    if (!entry || entry.expired || this.#age(entry) > this.#options.staleMs) return undefined;
    if (this.#isFresh(entry)) {
      this.#options.onAnswer?.('hit');
      return entry.page;
    }
    const isRetryDelayed = this.#options.now() < entry.refreshAfter;
    // A page that was missing may have been published since, so it is not sent stale.
    const revalidateMs = entry.page.status === 200 ? this.#options.revalidateMs : 0;
    if (this.#age(entry) > revalidateMs && !isRetryDelayed) return undefined;
    this.#refreshInBackground(request, entry);
    this.#options.onAnswer?.('stale');
    return entry.page;
  }

  /**
   * Renders a page and stores it if it may be cached. Concurrent requests share one rendering; when it fails
   * they get the stale page.
   * @throws UpstreamError when rendering fails and there is no page to fall back to
   */
  async load(request: PublicPageRequest): Promise<CachedPage | RenderedPage> {
    const fallback = this.#find(this.keyOf(request));
    const canFallBack = fallback !== undefined && this.#age(fallback) <= this.#options.staleMs;
    try {
      const page = await this.#renderOnce(request);
      // The data that the page needs is not available right now: the cached version is sent.
      if (page.status >= 500 && canFallBack) return this.#useFallback(fallback);
      this.#options.onAnswer?.('miss');
      return page;
    } catch (error) {
      if (!canFallBack) throw error;
      this.#options.logger.warn(
        { error, path: request.path },
        'page not refreshed; old one served',
      );
      return this.#useFallback(fallback);
    }
  }

  /**
   * The page in a coding, or uncompressed (undefined). Updates the size that the store counts.
   * @throws Error when the dictionary no longer exists
   */
  async encode(key: string, page: CachedPage, coding: Coding | undefined): Promise<Buffer> {
    const bytes = await page.encode(coding);
    for (const store of this.#stores) store.recount(key);
    this.#variants.trim();
    return bytes;
  }

  /**
   * Marks the pages that have one of the keys as stale for their next visitor. Returns how many. A page that
   * is being rendered meanwhile may contain old content, so it is not stored.
   */
  purge(keys: Iterable<SurrogateKey>): number {
    let purged = 0;
    const changed = new Set(keys);
    for (const store of this.#stores) {
      for (const entry of store.values()) {
        if (!entry.page.keys.some((key) => changed.has(key))) continue;
        entry.expired = true;
        purged += 1;
      }
    }
    this.#flights.clear();
    return purged;
  }

  /** Whether a cached page has the key. */
  has(key: SurrogateKey): boolean {
    return this.#stores.some((store) => store.some(({ page }) => page.keys.includes(key)));
  }

  /** All existing pages, fresh or stale. */
  *existing(): Iterable<CachedPage> {
    for (const store of [this.#pages, this.#variants]) {
      for (const { page } of store.values()) yield page;
    }
  }

  get #stores(): readonly PageStore[] {
    return [this.#pages, this.#variants, this.#notFound];
  }

  #find(key: string): StoredPage | undefined {
    return this.#pages.get(key) ?? this.#variants.get(key) ?? this.#notFound.get(key);
  }

  #age = (entry: StoredPage): number => this.#options.now() - entry.renderedAt;

  #isFresh = (entry: StoredPage): boolean =>
    !entry.expired && this.#age(entry) < this.#options.freshMs;

  /** Sends the stale page, and delays the next attempt. */
  #useFallback(entry: StoredPage): CachedPage {
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    this.#options.onAnswer?.('stale');
    return entry.page;
  }

  #refreshInBackground(request: PublicPageRequest, entry: StoredPage): void {
    if (this.#options.now() < entry.refreshAfter) return;
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    this.#renderOnce(request).catch((error: unknown) =>
      this.#options.logger.warn(
        { error, path: request.path },
        'page not refreshed; old one served',
      ),
    );
  }

  #renderOnce(request: PublicPageRequest): Promise<CachedPage | RenderedPage> {
    const { site, path, query, variant = '' } = request;
    const flightKey = `${site.name} ${path} ${variant}?${query.toString()}`;
    const running = this.#flights.get(flightKey);
    if (running) return running;
    const flight: Promise<CachedPage | RenderedPage> = this.#options
      .render(request)
      .then((rendered) => {
        const storeIfCurrent = (page: RenderedPage) =>
          this.#storeIfAllowed(request, page, isCurrent());
        if (!rendered.fullPage) return storeIfCurrent(rendered);
        // Callers that come before the tail is ready get the same opening; the complete page is stored.
        rendered.fullPage
          .then(storeIfCurrent)
          .finally(endFlight)
          .catch(() => undefined);
        return rendered;
      });
    const isCurrent = () => this.#flights.get(flightKey) === flight;
    const endFlight = () => {
      if (isCurrent()) this.#flights.delete(flightKey);
    };
    flight.then((page) => {
      if (page instanceof CachedPage || !page.fullPage) endFlight();
    }, endFlight);
    this.#flights.set(flightKey, flight);
    return flight;
  }

  /** @param isCurrent false when content was published after this rendering had started */
  #storeIfAllowed(
    request: PublicPageRequest,
    rendered: RenderedPage,
    isCurrent: boolean,
  ): CachedPage | RenderedPage {
    const { status, cacheable, route, queryKeys = [] } = rendered;
    if (!isCurrent || (status !== 200 && status !== 404)) return rendered;
    const { site, path } = request;
    const cached = this.#find(this.keyOf(request));
    if (status === 404) {
      if (cached && this.#isAssumedToExist(cached)) return cached.page;
      this.#forget(this.keyOf(request));
      return cacheable ? this.#store(this.#notFound, request, rendered) : rendered;
    }
    // A page that may not be stored still counts as existing.
    if (cached) cached.missingSince = undefined;
    this.#notFound.delete(this.keyOf(request));
    if (!cacheable) return rendered;
    if (this.#routes.isFull) this.#forgetAll();
    const scope = routeScope(site.name, request.variant);
    if (!this.#routes.remember(scope, path, route, queryKeys)) return rendered;
    const isExactAddress =
      isOwnAddress(path, route) && this.keyOf(request) === `${site.name} ${path}`;
    return this.#store(isExactAddress ? this.#pages : this.#variants, request, rendered);
  }

  /** Whether a page that has just been missing is assumed to exist. */
  #isAssumedToExist(cached: StoredPage): boolean {
    const now = this.#options.now();
    if (cached.page.status !== 200 || cached.expired || this.#age(cached) > this.#options.staleMs) {
      return false;
    }
    cached.missingSince ??= now;
    cached.refreshAfter = cached.missingSince + CONFIRM_MS;
    return now < cached.refreshAfter;
  }

  #store(store: PageStore, request: PublicPageRequest, rendered: RenderedPage): CachedPage {
    const key = this.keyOf(request);
    const previous = this.#find(key)?.page;
    const headers = [...this.#options.headers, ['Cache-Control', cacheControl(rendered)] as const];
    const { keyHeader } = this.#options;
    const renderedPage = new CachedPage(
      rendered,
      request.site.name,
      request.path,
      headers,
      keyHeader,
    );
    const page = previous?.equals(renderedPage) ? previous : renderedPage;
    this.#forget(key);
    const renderedAt = this.#options.now();
    store.set(key, { page, renderedAt, expired: false, refreshAfter: 0 });
    this.#variants.trim();
    // A page that the store did not take is only compressed for its own visitor.
    if (this.#find(key)?.page !== page) return page;
    for (const encoding of new Set<Encoding>(['br', ...(previous?.encodings ?? [])])) {
      // A form that could not be made is made for the next request.
      this.encode(key, page, encoding).catch(() => undefined);
    }
    return page;
  }

  #forget(key: string): void {
    for (const store of this.#stores) store.delete(key);
  }

  #forgetAll(): void {
    for (const store of this.#stores) store.clear();
    this.#routes.forgetAll();
  }
}

/**
 * Browsers revalidate every time (and get 304); shared caches may store a page for a minute, and longer while
 * they revalidate it or cannot. A missing page may appear at any time, so it is stored briefly.
 */
const cacheControl = ({ status, variants = [] }: RenderedPage): string => {
  // Only the server can decide which visitors get the page; a variant for a campaign has a separate address.
  if (requiresCookie(variants)) return 'private, no-cache';
  return status === 200
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
    : 'public, max-age=0, s-maxage=10';
};

/**
 * Key of a site's routes: a variant may have other blocks than the page, which depend on other query keys.
 */
const routeScope = (site: string, variant: string | undefined): string =>
  variant === undefined ? site : `${site} ${variant}`;
