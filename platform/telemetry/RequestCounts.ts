import type { RouteClass } from './routeClass';

/** Classes of statuses by their first digit. */
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** How a page was answered: from memory, from memory although it is old, or made. */
export type CacheResult = 'hit' | 'stale' | 'miss';

/** The answers of one site and class of addresses, counted in plain numbers: a cached page costs 20 µs in all. */
export class AnswerCount {
  readonly counts = new Float64Array(statusClasses.length);

  constructor(
    readonly site: string,
    readonly route: RouteClass,
  ) {}

  add(status: number): void {
    const at = Math.floor(status / 100) - 1;
    if (at >= 0 && at < statusClasses.length) this.counts[at] = (this.counts[at] ?? 0) + 1;
  }

  /**
   * Those with an answer, by the class of its status, and failures from the beginning: what a counter counts before it
   * was first seen is lost to rates.
   */
  entries(): (readonly [string, number])[] {
    return statusClasses
      .map((name, at) => [name, this.counts[at] ?? 0] as const)
      .filter(([name, count]) => count > 0 || name === '5xx');
  }
}

/** Counts every answer by site, class of its address and class of its status: a few hundred numbers at most. */
export class RequestCounts {
  readonly #answers = new Map<string, AnswerCount>();
  readonly cache: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0 };

  /** The count of a site and class, to be kept by whoever adds to it often. */
  of(site: string | undefined, route: RouteClass): AnswerCount {
    const name = site ?? 'none';
    const key = `${name} ${route}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const made = new AnswerCount(name, route);
    this.#answers.set(key, made);
    return made;
  }

  all(): IterableIterator<AnswerCount> {
    return this.#answers.values();
  }
}
