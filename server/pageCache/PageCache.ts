import { asksForCookie } from '../../domain/variants/chooseVariant';
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
  /** Renders what everybody sees: a request for a private view is none that the cache takes. */
  render: (request: PublicPageRequest) => Promise<RenderedPage>;
  logger: Logger;
  /** Headers that every answer has, ready for the fast path. */
  headers: readonly (readonly [string, string])[];
  /** How a cache in front is told a page's keys; left out where there is none. */
  keyHeader?: KeyHeader;
  /** Told what a request found: a fresh page, an old one, or none. */
  onAnswer?: (result: CacheResult) => void;
  freshMs?: number;
  /** Pages of up to this age are sent while a new one is made; older ones are made anew first. */
  behindMs?: number;
  /** Pages of up to this age are sent where no new one can be made. */
  staleMs?: number;
  maxBytes?: number;
  /** Pages that are not there are kept apart, so that made-up addresses do not push real ones out. */
  maxNotFoundBytes?: number;
  now?: () => number;
}

/** Room for the pages of a site of usual size, compressed (tests/bench/RESULTS.md). */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

const DEFAULTS = {
  freshMs: 60_000,
  behindMs: 10 * 60_000,
  staleMs: 24 * 60 * 60_000,
  maxBytes: DEFAULT_CACHE_BYTES,
  now: () => performance.now(),
};

/** After a failed refresh the old page is served for this long before the next try, in ms. */
const RETRY_MS = 5000;
/** A page that was there is gone when it still is after this time, in ms; one bad answer proves nothing. */
const CONFIRM_MS = 5000;
/** Share of the memory that pages which are not there take at most. */
const NOT_FOUND_SHARE = 1 / 32;
/**
 * Share that is always there for variants, editors' and others: addresses that one item serves any number of, and pages for
 * a query. Anybody can make those up, so beyond it they only have the room that other pages leave.
 */
const VARIANTS_SHARE = 1 / 4;

/**
 * Rendered pages by site, path, the query keys that the page's route declares, and the variant. Fresh pages are served as
 * they are; older ones too for ten minutes, while a new one is rendered behind (stale-while-revalidate),
 * so that nobody is told of yesterday's prices; and for up to a day where no new one can be had, so that
 * known pages stand while the content platform is down. One rendering at a time a page.
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

  /** Key of the page that answers a request. It knows the variant, and nothing of the visitor. */
  keyOf(request: Pick<PublicPageRequest, 'site' | 'path' | 'query' | 'variant'>): string {
    const { site, path, query, variant } = request;
    const base = `${site.name} ${path}${variant === undefined ? '' : ` ${variant}`}`;
    if (query.size === 0) return base;
    const keys = this.#routes.of(routesOf(site.name, variant), path);
    const values = keys.flatMap((key) => query.getAll(key).map((value) => [key, value]));
    return values.length === 0 ? base : `${base}?${new URLSearchParams(values).toString()}`;
  }

  /** The page of a key, only if it may be sent without a second thought: to anybody, as it is. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#find(key);
    return entry && this.#isFresh(entry) && !entry.page.variants ? entry.page : undefined;
  }

  /** The variants of the page that answers a request, as far as is known; undefined where there are none. */
  variantsOf(request: PublicPageRequest): readonly VariantOffer[] | undefined {
    return this.#find(this.keyOf({ ...request, variant: undefined }))?.page.variants;
  }

  /** A page that may be sent now: a fresh one, or a stale one while a new one is made behind. */
  lookup(request: PublicPageRequest): CachedPage | undefined {
    const entry = this.#find(this.keyOf(request));
    if (!entry || entry.expired || this.#age(entry) > this.#options.staleMs) return undefined;
    if (this.#isFresh(entry)) {
      this.#options.onAnswer?.('hit');
      return entry.page;
    }
    const isTried = this.#options.now() < entry.refreshAfter;
    // A page that is not there may have appeared since.
    const behindMs = entry.page.status === 200 ? this.#options.behindMs : 0;
    if (this.#age(entry) > behindMs && !isTried) return undefined;
    this.#refreshBehind(request, entry);
    this.#options.onAnswer?.('stale');
    return entry.page;
  }

  /**
   * Renders a page and keeps it if it may be kept. Everybody who asks meanwhile gets the same
   * rendering; where it fails, the last known page.
   * @throws UpstreamError when rendering fails and there is no page to fall back to
   */
  async load(request: PublicPageRequest): Promise<CachedPage | RenderedPage> {
    const fallback = this.#find(this.keyOf(request));
    const stands = fallback !== undefined && this.#age(fallback) <= this.#options.staleMs;
    try {
      const page = await this.#renderOnce(request);
      // What the page is about cannot be told right now: what was known of it stands.
      if (page.status >= 500 && stands) return this.#fallBackTo(fallback);
      this.#options.onAnswer?.('miss');
      return page;
    } catch (error) {
      if (!stands) throw error;
      this.#options.logger.warn({ error, path: request.path }, 'page not renewed');
      return this.#fallBackTo(fallback);
    }
  }

  /**
   * The page in a coding, or as it is (undefined), for a caller who waits or none; counts the bytes.
   * @throws Error when the dictionary is no longer there
   */
  async encode(key: string, page: CachedPage, coding: Coding | undefined): Promise<Buffer> {
    const bytes = await page.encode(coding);
    for (const store of this.#stores) store.recount(key);
    this.#variants.trim();
    return bytes;
  }

  /**
   * Makes pages be rendered anew, for their next visitor: those that have one of the keys. Returns how many. What is
   * being rendered meanwhile may be of before, so it is not kept.
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

  /** Whether a page that is kept has the key. */
  has(key: SurrogateKey): boolean {
    return this.#stores.some((store) => store.some(({ page }) => page.keys.includes(key)));
  }

  /** All pages that are there, whether they are fresh or not. */
  *kept(): Iterable<CachedPage> {
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

  /** The page that is known, and for a while without another try. */
  #fallBackTo(entry: StoredPage): CachedPage {
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    this.#options.onAnswer?.('stale');
    return entry.page;
  }

  #refreshBehind(request: PublicPageRequest, entry: StoredPage): void {
    if (this.#options.now() < entry.refreshAfter) return;
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    this.#renderOnce(request).catch((error: unknown) =>
      this.#options.logger.warn({ error, path: request.path }, 'page not renewed'),
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
        const keep = (page: RenderedPage) => this.#keep(request, page, isCurrent());
        if (!rendered.whole) return keep(rendered);
        // Whoever asks before the rest is there gets the same beginning; the whole page is kept.
        rendered.whole
          .then(keep)
          .finally(land)
          .catch(() => undefined);
        return rendered;
      });
    const isCurrent = () => this.#flights.get(flightKey) === flight;
    const land = () => {
      if (isCurrent()) this.#flights.delete(flightKey);
    };
    flight.then((page) => {
      if (page instanceof CachedPage || !page.whole) land();
    }, land);
    this.#flights.set(flightKey, flight);
    return flight;
  }

  /** @param current false when content was published after this rendering had begun */
  #keep(
    request: PublicPageRequest,
    rendered: RenderedPage,
    current: boolean,
  ): CachedPage | RenderedPage {
    const { status, cacheable, route, queryKeys = [] } = rendered;
    if (!current || (status !== 200 && status !== 404)) return rendered;
    const { site, path } = request;
    const known = this.#find(this.keyOf(request));
    if (status === 404) {
      if (known && this.#isStillThere(known)) return known.page;
      this.#forget(this.keyOf(request));
      return cacheable ? this.#store(this.#notFound, request, rendered) : rendered;
    }
    // Even a page that may not be kept is there.
    if (known) known.missingSince = undefined;
    this.#notFound.delete(this.keyOf(request));
    if (!cacheable) return rendered;
    if (this.#routes.isFull) this.#forgetAll();
    const routes = routesOf(site.name, request.variant);
    if (!this.#routes.remember(routes, path, route, queryKeys)) return rendered;
    const isOwn = isOwnAddress(path, route) && this.keyOf(request) === `${site.name} ${path}`;
    return this.#store(isOwn ? this.#pages : this.#variants, request, rendered);
  }

  /** Whether a page that has just been missing is believed to be there all the same. */
  #isStillThere(known: StoredPage): boolean {
    const now = this.#options.now();
    if (known.page.status !== 200 || known.expired || this.#age(known) > this.#options.staleMs) {
      return false;
    }
    known.missingSince ??= now;
    known.refreshAfter = known.missingSince + CONFIRM_MS;
    return now < known.refreshAfter;
  }

  #store(store: PageStore, request: PublicPageRequest, rendered: RenderedPage): CachedPage {
    const key = this.keyOf(request);
    const before = this.#find(key)?.page;
    const headers = [...this.#options.headers, ['Cache-Control', cacheControl(rendered)] as const];
    const { keyHeader } = this.#options;
    const fresh = new CachedPage(rendered, request.site.name, request.path, headers, keyHeader);
    const page = before?.equals(fresh) ? before : fresh;
    this.#forget(key);
    const renderedAt = this.#options.now();
    store.set(key, { page, renderedAt, expired: false, refreshAfter: 0 });
    this.#variants.trim();
    // One that there is no room for is compressed only as its own visitor wants it.
    if (this.#find(key)?.page !== page) return page;
    for (const used of new Set<Encoding>(['br', ...(before?.encodings ?? [])])) {
      void this.encode(key, page, used);
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
 * Browsers ask every time (and get 304); shared caches may hold a page for a minute, and longer while
 * they ask for a new one or cannot get it. A missing page may appear any time, so it is held briefly.
 */
const cacheControl = ({ status, variants = [] }: RenderedPage): string => {
  // Only the server can tell whom it is for; a variant for a campaign has an address of its own.
  if (asksForCookie(variants)) return 'private, no-cache';
  return status === 200
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
    : 'public, max-age=0, s-maxage=10';
};

/** A variant may have other blocks than the page, and they heed other keys. */
const routesOf = (site: string, variant: string | undefined): string =>
  variant === undefined ? site : `${site} ${variant}`;
