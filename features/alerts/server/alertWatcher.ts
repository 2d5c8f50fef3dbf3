import { setTimeout as wait } from 'node:timers/promises';
import { type CarNews, mergeChanges, findNews } from '../model/carNews';
import { Percolator } from '../model/Percolator';
import type { Site } from '../../../sites/site.types';
import type { Logger } from '../../../platform/log';
import type { StockChangesClient } from '../../search/server/stockChanges';
import type { AlertFeed, MatchedSearch } from './AlertFeed';
import { toDayNumber, toIsoDay } from '../../../domain/openingHours/days';
import { timeZones } from '../../../sites/timeZones';
import { toInstant } from '../../appointments/server/visits/visitTime';

/** Local time of daily mails. */
const DAILY_MAIL_TIME = '08:00:00';

/** Intervals and durations, in ms. */
interface WatcherTimes {
  /** Interval between reads of the log of changes. */
  pollMs: number;
  /** Duration of the lease: longer than a request may take; long rounds renew it. */
  leaseMs: number;
  /** Interval between full reloads of the searches, which drop those that have ended. */
  reloadMs: number;
}

const defaultTimesMs: WatcherTimes = { pollMs: 5000, leaseMs: 30_000, reloadMs: 3_600_000 };

export interface AlertWatcherOptions {
  feed: Pick<AlertFeed, 'acquireLease' | 'releaseLease' | 'searches' | 'saveNews'>;
  changes: StockChangesClient;
  sites: readonly Site[];
  logger: Logger;
  /** Called after news was stored. */
  onNews: () => void;
  times?: Partial<WatcherTimes>;
  /** Returns the time in ms since 1970. */
  clock?: () => number;
}

/** Reads changes of the stock, and stores the resulting news for saved searches and cars. */
export interface AlertWatcher {
  start: () => void;
  close: () => Promise<void>;
}

/**
 * Creates the watcher. Every process runs one, but only the process with the lease works; another takes over
 * when it stops. Searches are cached in memory.
 */
export function createAlertWatcher(options: AlertWatcherOptions): AlertWatcher {
  const { feed, changes, logger, onNews, clock = Date.now } = options;
  const times = { ...defaultTimesMs, ...options.times };
  const stopped = new AbortController();
  const percolators = { searches: new Percolator<string>(), watched: new Percolator<string>() };
  const searchesById = new Map<string, MatchedSearch>();
  let searchesReadAt: string | undefined;
  let reloadAt = 0;
  let running: Promise<void> = Promise.resolve();

  /** Processes one batch of changes. @returns whether there may be more */
  async function poll(): Promise<boolean> {
    const lease = await feed.acquireLease(times.leaseMs);
    if (!lease) {
      clearSearches();
      return false;
    }
    const { changes: stockChanges, last } = await changes.changesAfter(lease.sequence ?? undefined);
    if (last === lease.sequence) return false;
    // Searches are read after the changes, so that none that is older than a change is missed.
    await readSearches();
    const news = await filterByKeyphrase(
      mergeChanges(stockChanges).flatMap((change) => findNews(change, percolators)),
    );
    const nextDailyBySite = new Map(
      options.sites.map(({ name, country }) => [name, nextDailyMailTime(country, clock())]),
    );
    const dueNews = news.map((item) => ({
      ...item,
      daily: nextDailyBySite.get(searchesById.get(item.search)?.site ?? '') ?? clock(),
    }));
    await feed.saveNews(lease.sequence, last, dueNews);
    if (news.length > 0) onNews();
    return stockChanges.length > 0;
  }

  /** Removes cars that do not match the keyphrase of their search, with one query per keyphrase. */
  async function filterByKeyphrase(news: readonly CarNews<string>[]): Promise<CarNews<string>[]> {
    const queries = new Map<string, { index: string; words: string; ids: Set<string> }>();
    const getQuery = ({ search, index, carId }: CarNews<string>) => {
      const keyphrase = searchesById.get(search)?.keyphrase ?? '';
      return { words: keyphrase, key: `${index} ${keyphrase}`, index, carId };
    };
    for (const one of news) {
      const { words, key, index, carId } = getQuery(one);
      if (words === '') continue;
      const query = queries.get(key) ?? { index, words, ids: new Set() };
      queries.set(key, query);
      query.ids.add(carId);
    }
    const matchesByQuery = new Map<string, Set<string>>();
    for (const [key, { index, words, ids }] of queries) {
      // Many queries may take longer than the lease, so it is renewed before each.
      if (!(await feed.acquireLease(times.leaseMs))) throw new Error('Another process took over');
      matchesByQuery.set(key, await changes.findAmong(index, words, [...ids]));
    }
    return news.filter((item) => {
      const { words, key, carId } = getQuery(item);
      return words === '' || matchesByQuery.get(key)?.has(carId);
    });
  }

  async function readSearches(): Promise<void> {
    if (clock() >= reloadAt) {
      clearSearches();
      reloadAt = clock() + times.reloadMs;
    }
    const { searches, at } = await feed.searches(searchesReadAt);
    searchesReadAt = at;
    for (const search of searches) {
      if (searchesById.has(search.id)) continue;
      const { id, index, kind, filters } = search;
      try {
        percolators[kind === 'cars' ? 'watched' : 'searches'].add(id, index, filters);
        searchesById.set(id, search);
      } catch (error) {
        // A newer release may have saved a filter that this one lacks. The next full reload tries again.
        logger.warn({ search: id, error }, 'saved search not matched; will retry');
      }
    }
  }

  function clearSearches(): void {
    if (searchesReadAt === undefined) return;
    percolators.searches.clear();
    percolators.watched.clear();
    searchesById.clear();
    searchesReadAt = undefined;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const hasMore = await poll().catch((error: unknown) => {
        logger.warn({ error }, 'stock changes not read; will retry');
        return false;
      });
      // `close` aborts the wait.
      if (!hasMore)
        await wait(times.pollMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    start: () => {
      running = run();
    },
    async close() {
      stopped.abort();
      await running;
      await feed.releaseLease().catch(() => undefined);
    },
  };
}

/** The time of a country's next daily mails, in ms since 1970. @param now ms since 1970 */
export function nextDailyMailTime(country: Site['country'], now: number): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] }).format(now);
  const today = toInstant(`${day}T${DAILY_MAIL_TIME}`, country);
  // Adds a calendar day and not 24 hours, because days at clock changes have 23 or 25.
  return today > now
    ? today
    : toInstant(`${toIsoDay(toDayNumber(day) + 1)}T${DAILY_MAIL_TIME}`, country);
}
