import type { RouteClass } from './routeClass';

/** Classes of statuses by their first digit. */
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** How a page was answered: from the cache, from the cache although stale, or rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss';

/**
 * The answers of one site and route class, counted in plain numbers, which are cheap: a cached page takes 20
 * µs in all.
 */
export class AnswerCount {
  readonly counts = new Float64Array(statusClasses.length);

  constructor(
    readonly site: string,
    readonly route: RouteClass,
  ) {}

  add(status: number): void {
    const index = Math.floor(status / 100) - 1;
    if (index >= 0 && index < statusClasses.length)
      this.counts[index] = (this.counts[index] ?? 0) + 1;
  }

  /**
   * Counts by class of status: those that occurred, and `5xx` from the start, since an increment before a
   * counter is first reported would be missing from rates.
   */
  entries(): (readonly [string, number])[] {
    return statusClasses
      .map((name, index) => [name, this.counts[index] ?? 0] as const)
      .filter(([name, count]) => count > 0 || name === '5xx');
  }
}

/** Counts every answer by site, route class and class of status: a few hundred numbers at most. */
export class RequestCounts {
  readonly #answers = new Map<string, AnswerCount>();
  readonly cache: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0 };

  /** The counter of a site and route class; callers that add to it often may store it. */
  getCounter(site: string | undefined, route: RouteClass): AnswerCount {
    const name = site ?? 'none';
    const key = `${name} ${route}`;
    const existing = this.#answers.get(key);
    if (existing) return existing;
    const count = new AnswerCount(name, route);
    this.#answers.set(key, count);
    return count;
  }

  all(): IterableIterator<AnswerCount> {
    return this.#answers.values();
  }
}
