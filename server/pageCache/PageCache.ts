import type { Logger } from '../log';
import type { PageRequest, RenderedPage, RenderPage } from '../page.types';
import { CachedPage } from './CachedPage';
import { PageStore } from './PageStore';
import type { StoredPage } from './PageStore';

export interface PageCacheOptions {
  render: RenderPage;
  logger: Logger;
  /** Headers that every answer has, ready for the fast path. */
  headers: readonly (readonly [string, string])[];
  freshMs?: number;
  /** Pages of up to this age are sent while a new one is made; older ones are made anew first. */
  behindMs?: number;
  /** Pages of up to this age are sent where no new one can be made. */
  staleMs?: number;
  maxBytes?: number;
  /** Error pages are kept apart: random addresses must not push real pages out. */
  maxNotFoundBytes?: number;
  now?: () => number;
}

const DEFAULTS = {
  freshMs: 60_000,
  behindMs: 10 * 60_000,
  staleMs: 24 * 60 * 60_000,
  maxBytes: 128 * 1024 * 1024,
  maxNotFoundBytes: 4 * 1024 * 1024,
  now: () => performance.now(),
};

/** After a failed refresh the old page is served for this long before the next try, in ms. */
const RETRY_MS = 5000;
/** Most paths whose query keys are remembered; a page beyond them is not cached. */
const MAX_QUERY_PATHS = 50_000;

/**
 * Rendered pages by site, path and the query keys that the page declares. Fresh pages are served as
 * they are; older ones too for ten minutes, while a new one is rendered behind (stale-while-revalidate),
 * so that nobody is told of yesterday's prices; and for up to a day where no new one can be had, so that
 * known pages stand while the content platform is down. One rendering at a time a page.
 */
export class PageCache {
  readonly #options: PageCacheOptions & typeof DEFAULTS;
  readonly #pages: PageStore;
  readonly #notFound: PageStore;
  readonly #queryKeys = new Map<string, readonly string[]>();
  readonly #flights = new Map<string, Promise<CachedPage | RenderedPage>>();

  constructor(options: PageCacheOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#pages = new PageStore(this.#options.maxBytes);
    this.#notFound = new PageStore(this.#options.maxNotFoundBytes);
  }

  /** Key of the page that answers a request. */
  keyOf({ site, path, query }: Pick<PageRequest, 'site' | 'path' | 'query'>): string {
    const base = `${site.name} ${path}`;
    const keys = this.#queryKeys.get(base);
    if (!keys || query.size === 0) return base;
    const values = keys.flatMap((key) => query.getAll(key).map((value) => [key, value]));
    return values.length === 0 ? base : `${base}?${new URLSearchParams(values).toString()}`;
  }

  /** The page of a key, only if it may be sent without a second thought. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#find(key);
    return entry && this.#isFresh(entry) ? entry.page : undefined;
  }

  /** A page that may be sent now: a fresh one, or a stale one while a new one is made behind. */
  lookup(request: PageRequest): CachedPage | undefined {
    const entry = this.#find(this.keyOf(request));
    if (!entry || entry.expired || this.#age(entry) > this.#options.staleMs) return undefined;
    const isTried = this.#options.now() < entry.refreshAfter;
    if (this.#age(entry) > this.#options.behindMs && !isTried) return undefined;
    if (!this.#isFresh(entry)) this.#refreshBehind(request, entry);
    return entry.page;
  }

  /**
   * Renders a page and keeps it if it may be kept. Everybody who asks meanwhile gets the same
   * rendering; where it fails, the last known page.
   * @throws UpstreamError when rendering fails and there is no page to fall back to
   */
  async load(request: PageRequest): Promise<CachedPage | RenderedPage> {
    const fallback = this.#find(this.keyOf(request));
    const stands = fallback !== undefined && this.#age(fallback) <= this.#options.staleMs;
    try {
      const page = await this.#renderOnce(request);
      // What the page is about cannot be told right now: what was known of it stands.
      return page.status >= 500 && stands ? this.#fallBackTo(fallback) : page;
    } catch (error) {
      if (!stands) throw error;
      this.#options.logger.warn({ error, path: request.path }, 'page not renewed');
      return this.#fallBackTo(fallback);
    }
  }

  /** Compresses a page in the background, or for a caller who waits, and counts the bytes. */
  async encode(key: string, page: CachedPage, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const bytes = await page.encode(encoding);
    this.#storeOf(page.status).recount(key);
    return bytes;
  }

  /**
   * Makes pages of a site be rendered anew, for their next visitor: those at a path or made from it;
   * all when `paths` is left out. Returns how many.
   */
  purge(site: string, paths?: readonly string[]): number {
    let purged = 0;
    const touched = new Set(paths);
    for (const store of [this.#pages, this.#notFound]) {
      for (const entry of store.values()) {
        const { page } = entry;
        if (page.site !== site) continue;
        if (paths && ![page.path, ...page.paths].some((path) => touched.has(path))) continue;
        entry.expired = true;
        purged += 1;
      }
    }
    for (const key of this.#flights.keys()) {
      if (key.startsWith(`${site} `)) this.#flights.delete(key);
    }
    return purged;
  }

  #find(key: string): StoredPage | undefined {
    return this.#pages.get(key) ?? this.#notFound.get(key);
  }

  #storeOf = (status: number): PageStore => (status === 200 ? this.#pages : this.#notFound);

  #age = (entry: StoredPage): number => this.#options.now() - entry.renderedAt;

  #isFresh = (entry: StoredPage): boolean =>
    !entry.expired && this.#age(entry) < this.#options.freshMs;

  /** The page that is known, and for a while without another try. */
  #fallBackTo(entry: StoredPage): CachedPage {
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    return entry.page;
  }

  #refreshBehind(request: PageRequest, entry: StoredPage): void {
    if (this.#options.now() < entry.refreshAfter) return;
    entry.refreshAfter = this.#options.now() + RETRY_MS;
    this.#renderOnce(request).catch((error: unknown) =>
      this.#options.logger.warn({ error, path: request.path }, 'page not renewed'),
    );
  }

  #renderOnce(request: PageRequest): Promise<CachedPage | RenderedPage> {
    const { site, path, query } = request;
    const flightKey = `${site.name} ${path}?${query.toString()}`;
    const running = this.#flights.get(flightKey);
    if (running) return running;
    const flight: Promise<CachedPage | RenderedPage> = this.#options
      .render(request)
      .then((rendered) => this.#keep(request, rendered, this.#flights.get(flightKey) === flight))
      .finally(() => {
        if (this.#flights.get(flightKey) === flight) this.#flights.delete(flightKey);
      });
    this.#flights.set(flightKey, flight);
    return flight;
  }

  /** @param current false when content was published after this rendering had begun */
  #keep(request: PageRequest, rendered: RenderedPage, current: boolean): CachedPage | RenderedPage {
    const { status, cacheable } = rendered;
    if (!cacheable || !current || (status !== 200 && status !== 404)) return rendered;
    const { site, path } = request;
    if (!this.#rememberQueryKeys(`${site.name} ${path}`, rendered.queryKeys)) return rendered;
    const key = this.keyOf(request);
    const before = this.#find(key);
    const headers = [...this.#options.headers, ['Cache-Control', cacheControl(status)] as const];
    const fresh = new CachedPage(rendered, site.name, path, headers);
    const same = before?.page.equals(fresh) ?? false;
    const page = same && before ? before.page : fresh;
    (status === 200 ? this.#notFound : this.#pages).delete(key);
    const now = this.#options.now();
    this.#storeOf(status).set(key, { page, renderedAt: now, expired: false, refreshAfter: 0 });
    if (!same) for (const used of before?.page.encodings ?? []) void this.encode(key, page, used);
    return page;
  }

  /** False when there is no room: without its keys a page cannot be told from its variants. */
  #rememberQueryKeys(base: string, keys: readonly string[] = []): boolean {
    if (keys.length === 0) this.#queryKeys.delete(base);
    else if (this.#queryKeys.has(base) || this.#queryKeys.size < MAX_QUERY_PATHS) {
      this.#queryKeys.set(base, [...keys].sort());
    } else return false;
    return true;
  }
}

/**
 * Browsers ask every time (and get 304); shared caches may hold a page for a minute, and longer while
 * they ask for a new one or cannot get it. A missing page may appear any time, so it is held briefly.
 */
const cacheControl = (status: number): string =>
  status === 200
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
    : 'public, max-age=0, s-maxage=10';
