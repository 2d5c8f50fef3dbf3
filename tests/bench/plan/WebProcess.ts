import { createHash } from 'node:crypto';
import { listQueryKeys } from '../../../features/car/ui/list/listState';
import { PageCache } from '../../../server/pageCache/PageCache';
import type { PageRequest, RenderedPage } from '../../../platform/pages/page.types';
import type { PublicPageRequest } from '../../../platform/pages/publicPage';
import { anySegment } from '../../../schema/anySegment';
import { findPageKind } from '../../../sites/pageKind';
import type { Site } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';
import type { Address, Measured, PageClass } from './plan.types';
import { traffic } from './assumptions';
import { isList } from './Traffic';
import type { VirtualTime } from './VirtualTime';

/** Incompressible bytes, so that simulated pages have the compressed size of real ones. */
const incompressibleBytes = makeNoise(1 << 20);

/** Counts of a process's work. */
export interface WebCounts {
  requests: number;
  hits: number;
  stale: number;
  misses: number;
  rendered: Record<PageClass, number>;
  cpuMs: number;
  /** Response times in ms; recorded only on request. */
  waits: number[];
}

export interface WebProcessOptions {
  time: VirtualTime;
  cpuMs: Measured['cpuMs'];
  pages: Measured['pages'];
  addresses: readonly Address[];
  /** Returns the current version of a page; a new version has other bytes. */
  getVersion: (address: number) => number;
  maxBytes?: number;
}

const logger = { warn: () => undefined } as never;

/**
 * Simulates a web process: the product's page cache with its limits, on the simulated clock, with one thread
 * that works sequentially. Only rendering is replaced, by its measured time.
 */
export class WebProcess {
  readonly cache: PageCache;
  readonly counts: WebCounts = {
    ...{ requests: 0, hits: 0, stale: 0, misses: 0, cpuMs: 0, waits: [] },
    rendered: { front: 0, list: 0, filtered: 0, car: 0, content: 0 },
  };
  readonly #madeAt = new Map<number, number>();
  readonly #requests = new Map<number, PublicPageRequest>();
  #busyUntil = 0;

  constructor(private readonly options: WebProcessOptions) {
    this.cache = new PageCache({
      render: (request) => this.#render(request),
      logger,
      headers: [],
      now: () => options.time.now,
      ...(options.maxBytes !== undefined && { maxBytes: options.maxBytes }),
      onAnswer: (result) => {
        const key = ({ hit: 'hits', stale: 'stale', miss: 'misses' } as const)[result];
        this.counts[key] += 1;
      },
    });
  }

  /** Time in ms until all queued work is done. */
  get backlogMs(): number {
    return Math.max(0, this.#busyUntil - this.options.time.now);
  }

  /** Adds work to the thread; returns the time when it is done. */
  work(cpuMs: number): number {
    this.counts.cpuMs += cpuMs;
    this.#busyUntil = Math.max(this.options.time.now, this.#busyUntil) + cpuMs;
    return this.#busyUntil;
  }

  /**
   * Handles a request of the CDN.
   * @param own number that makes the address unique, like search words in a list
   * @param otherQuery whether the query does not change the page, like a click id
   * @returns the time when the page was rendered, once it is sent
   */
  async handle(
    address: number,
    { own, otherQuery = false }: { own?: number; otherQuery?: boolean } = {},
  ): Promise<number> {
    const { time, cpuMs } = this.options;
    const startedAt = time.now;
    const request = this.#requestOf(address, own);
    this.counts.requests += 1;
    const cached = this.cache.getFresh(this.cache.keyOf(request));
    if (cached) this.counts.hits += 1;
    if (!cached && !this.cache.lookup(request)) {
      await this.cache.load(request);
      this.counts.waits.push(time.now - startedAt);
      return this.#madeAt.get(address) ?? time.now;
    }
    const doneAt = this.work(cached && !otherQuery ? cpuMs.known : cpuMs.otherQuery);
    this.counts.waits.push(doneAt - startedAt);
    return this.#madeAt.get(address) ?? startedAt;
  }

  #requestOf(address: number, own: number | undefined): PublicPageRequest {
    const existing = own === undefined ? this.#requests.get(address) : undefined;
    if (existing) return existing;
    const { site, path } = this.options.addresses[address]!;
    const [pathname = '/', query] = path.split('?');
    const params = new URLSearchParams(query);
    if (own !== undefined) params.set('keyphrase', String(own));
    const request = { site: { name: site } as Site, path: pathname, query: params, address, own };
    const pageRequest = request as unknown as PublicPageRequest;
    if (own === undefined) this.#requests.set(address, pageRequest);
    return pageRequest;
  }

  #render(request: PageRequest): Promise<RenderedPage> {
    const { time, pages, addresses, getVersion } = this.options;
    const { address, own } = request as unknown as { address: number; own?: number };
    const { pageClass, bytes, keys, path, site } = addresses[address]!;
    this.counts.rendered[own === undefined ? pageClass : 'filtered'] += 1;
    const version = getVersion(address);
    const doneAt = this.work(pages[pageClass].webCpuMs) + traffic.upstreamMs;
    const [pathname = '/'] = path.split('?');
    return time.schedule(doneAt, () => {
      this.#madeAt.set(address, time.now);
      const start = (address * 7919) % (incompressibleBytes.length - 400_000);
      return {
        status: 200,
        html: {
          bytes: incompressibleBytes.subarray(start, start + bytes),
          digest: createHash('sha1').update(`${site}${path}${own} ${version}`).digest('base64url'),
        },
        headers: {},
        cacheable: true,
        paths: [],
        keys,
        route: getRoute(site, pathname),
        queryKeys: isList(pageClass) ? listQueryKeys : [],
      };
    });
  }
}

/** All cars of a site share one route, and so do all dealers. */
function getRoute(site: string, path: string): string {
  const segments = decodeURIComponent(path).split('/');
  const kind = findPageKind((sites as Record<string, Site>)[site]!, path);
  const openSegments = { car: 2, dealer: 1 }[kind as string] ?? 0;
  return [
    ...segments.slice(0, segments.length - openSegments),
    ...Array<string>(openSegments).fill(anySegment),
  ].join('/');
}

function makeNoise(length: number): Buffer {
  const blocks = [];
  for (let index = 0; index * 64 < length; index += 1) {
    blocks.push(createHash('sha512').update(`noise ${index}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}
