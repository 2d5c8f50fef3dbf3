import { createHash } from 'node:crypto';
import { listQueryKeys } from '../../../features/car/ui/list/listState';
import { PageCache } from '../../../server/pageCache/PageCache';
import type { PageRequest, RenderedPage } from '../../../platform/pages/page.types';
import type { PublicPageRequest } from '../../../platform/pages/publicPage';
import { anySegment } from '../../../schema/anySegment';
import { pageKindOf } from '../../../sites/pageKind';
import type { Site } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';
import type { Address, Measured, PageClass } from './plan.types';
import { traffic } from './assumptions';
import { isList } from './Traffic';
import type { VirtualTime } from './VirtualTime';

/** Bytes that do not compress: a page of so many takes as many as the real one does compressed. */
const noise = makeNoise(1 << 20);

/** What a process did. */
export interface WebCounts {
  requests: number;
  hits: number;
  stale: number;
  misses: number;
  rendered: Record<PageClass, number>;
  cpuMs: number;
  /** How long each answer took, in ms; only while asked for. */
  waits: number[];
}

export interface WebProcessOptions {
  time: VirtualTime;
  cpuMs: Measured['cpuMs'];
  pages: Measured['pages'];
  addresses: readonly Address[];
  /** Which edition of a page is public now: another one has other bytes. */
  editionOf: (address: number) => number;
  maxBytes?: number;
}

const logger = { warn: () => undefined } as never;

/**
 * A web process: the product's own page cache with its own bounds, on a clock of the simulation, before one thread that
 * does all work in turn. Only rendering is left out; it takes the time that was measured.
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

  /** How far work is behind, in ms. */
  get backlogMs(): number {
    return Math.max(0, this.#busyUntil - this.options.time.now);
  }

  /** Work of the thread; gives when it is done. */
  work(cpuMs: number): number {
    this.counts.cpuMs += cpuMs;
    this.#busyUntil = Math.max(this.options.time.now, this.#busyUntil) + cpuMs;
    return this.#busyUntil;
  }

  /**
   * Answers a request of the cache in front.
   * @param own a number that makes the address one that nobody else asks for, as words in a list do
   * @param otherQuery the address has a query that does not change the page, such as a click id
   * @returns when the page was made, once it has been sent
   */
  async ask(
    address: number,
    { own, otherQuery = false }: { own?: number; otherQuery?: boolean } = {},
  ): Promise<number> {
    const { time, cpuMs } = this.options;
    const startedAt = time.now;
    const request = this.#requestOf(address, own);
    this.counts.requests += 1;
    const known = this.cache.fresh(this.cache.keyOf(request));
    if (known) this.counts.hits += 1;
    if (!known && !this.cache.lookup(request)) {
      await this.cache.load(request);
      this.counts.waits.push(time.now - startedAt);
      return this.#madeAt.get(address) ?? time.now;
    }
    const doneAt = this.work(known && !otherQuery ? cpuMs.known : cpuMs.otherQuery);
    this.counts.waits.push(doneAt - startedAt);
    return this.#madeAt.get(address) ?? startedAt;
  }

  #requestOf(address: number, own: number | undefined): PublicPageRequest {
    const known = own === undefined ? this.#requests.get(address) : undefined;
    if (known) return known;
    const { site, path } = this.options.addresses[address]!;
    const [pathname = '/', query] = path.split('?');
    const asked = new URLSearchParams(query);
    if (own !== undefined) asked.set('keyphrase', String(own));
    const request = { site: { name: site } as Site, path: pathname, query: asked, address, own };
    const whole = request as unknown as PublicPageRequest;
    if (own === undefined) this.#requests.set(address, whole);
    return whole;
  }

  #render(request: PageRequest): Promise<RenderedPage> {
    const { time, pages, addresses, editionOf } = this.options;
    const { address, own } = request as unknown as { address: number; own?: number };
    const { pageClass, bytes, keys, path, site } = addresses[address]!;
    this.counts.rendered[own === undefined ? pageClass : 'filtered'] += 1;
    const edition = editionOf(address);
    const doneAt = this.work(pages[pageClass].webCpuMs) + traffic.upstreamMs;
    const [pathname = '/'] = path.split('?');
    return time.at(doneAt, () => {
      this.#madeAt.set(address, time.now);
      const start = (address * 7919) % (noise.length - 400_000);
      return {
        status: 200,
        html: {
          bytes: noise.subarray(start, start + bytes),
          digest: createHash('sha1').update(`${site}${path}${own} ${edition}`).digest('base64url'),
        },
        headers: {},
        cacheable: true,
        paths: [],
        keys,
        route: routeOf(site, pathname),
        queryKeys: isList(pageClass) ? listQueryKeys : [],
      };
    });
  }
}

/** One item of the content serves all cars of a site, and one all its dealers. */
function routeOf(site: string, path: string): string {
  const segments = decodeURIComponent(path).split('/');
  const kind = pageKindOf((sites as Record<string, Site>)[site]!, path);
  const open = { car: 2, dealer: 1 }[kind as string] ?? 0;
  return [
    ...segments.slice(0, segments.length - open),
    ...Array<string>(open).fill(anySegment),
  ].join('/');
}

function makeNoise(length: number): Buffer {
  const blocks = [];
  for (let at = 0; at * 64 < length; at += 1) {
    blocks.push(createHash('sha512').update(`noise ${at}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}
