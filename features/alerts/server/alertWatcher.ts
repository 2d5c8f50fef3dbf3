import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CarNews, foldChanges, newsOf } from '../model/carNews';
import { Percolator } from '../model/Percolator';
import type { Site } from '../../../sites/site.types';
import type { Database } from '../../../platform/database/Database';
import type { Logger } from '../../../platform/log';
import type { StockChangesClient } from '../../search/server/stockChanges';
import { AlertFeed, type MatchedSearch } from './AlertFeed';
import { dayNumberOf, isoDayOf } from '../../../domain/openingHours/days';
import { timeZones } from '../../../sites/timeZones';
import { instantOf } from '../../appointments/server/visits/visitTime';

/** When those who are told once a day get their mail, where they live. */
const TIME = '08:00:00';

/** How long things take and wait, in ms. */
interface WatcherTimes {
  /** How often to look for changes. */
  look: number;
  /** How long this process reads alone: longer than a look and what it asks may take. */
  lease: number;
  /** After which all searches are read again: those that ended are forgotten then. */
  reload: number;
}

const usualTimes: WatcherTimes = { look: 5000, lease: 30_000, reload: 3_600_000 };

export interface AlertWatcherOptions {
  database: Pick<Database, 'query'>;
  changes: StockChangesClient;
  sites: readonly Site[];
  logger: Logger;
  /** Told that news were noted. */
  onNews: () => void;
  times?: Partial<WatcherTimes>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** Follows the changes of the stock and notes what they tell those who have saved a search or a car. */
export interface AlertWatcher {
  start: () => void;
  close: () => Promise<void>;
}

/**
 * Any number of processes may run one: the one that has the reading matches, the others are ready to take it over.
 * What it knows of searches is in memory; what it has read and noted stands in the database, in one step.
 */
export function createAlertWatcher(options: AlertWatcherOptions): AlertWatcher {
  const { database, changes, logger, onNews, clock = Date.now } = options;
  const times = { ...usualTimes, ...options.times };
  const feed = new AlertFeed(database, randomUUID());
  const stopped = new AbortController();
  const matching = { searches: new Percolator<string>(), watched: new Percolator<string>() };
  const known = new Map<string, MatchedSearch>();
  let readAt: string | undefined;
  let reloadAt = 0;
  let running: Promise<void> = Promise.resolve();

  /** One look. @returns whether there may be more at once */
  async function look(): Promise<boolean> {
    const taken = await feed.take(times.lease);
    if (!taken) {
      forget();
      return false;
    }
    const { changes: found, last } = await changes.changesAfter(taken.sequence ?? undefined);
    if (last === taken.sequence) return false;
    // After the changes: whoever saved a search before one of them is known by now.
    await readSearches();
    const news = await heard(foldChanges(found).flatMap((change) => newsOf(change, matching)));
    const dailies = new Map(
      options.sites.map(({ name, country }) => [name, nextDaily(country, clock())]),
    );
    const due = news.map((one) => ({
      ...one,
      daily: dailies.get(known.get(one.search)?.site ?? '') ?? clock(),
    }));
    await feed.note(taken.sequence, last, due);
    if (news.length > 0) onNews();
    return found.length > 0;
  }

  /** Without the cars that the words of a search do not find: asked once for all searches with those words. */
  async function heard(news: readonly CarNews<string>[]): Promise<CarNews<string>[]> {
    const questions = new Map<string, { index: string; words: string; ids: Set<string> }>();
    const question = ({ search, index, carId }: CarNews<string>) => {
      const words = known.get(search)?.keyphrase ?? '';
      return { words, key: `${index} ${words}`, index, carId };
    };
    for (const one of news) {
      const { words, key, index, carId } = question(one);
      if (words === '') continue;
      const asked = questions.get(key) ?? { index, words, ids: new Set() };
      questions.set(key, asked);
      asked.ids.add(carId);
    }
    const found = new Map<string, Set<string>>();
    for (const [key, { index, words, ids }] of questions) {
      // Many questions take longer than a reading is this process's own: it is kept with each, or given up.
      if (!(await feed.take(times.lease))) throw new Error('Another process reads on');
      found.set(key, await changes.findAmong(index, words, [...ids]));
    }
    return news.filter((one) => {
      const { words, key, carId } = question(one);
      return words === '' || found.get(key)?.has(carId);
    });
  }

  async function readSearches(): Promise<void> {
    if (clock() >= reloadAt) {
      forget();
      reloadAt = clock() + times.reload;
    }
    const { searches, at } = await feed.searches(readAt);
    readAt = at;
    for (const search of searches) {
      if (known.has(search.id)) continue;
      const { id, index, kind, filters } = search;
      try {
        matching[kind === 'cars' ? 'watched' : 'searches'].add(id, index, filters);
        known.set(id, search);
      } catch (error) {
        // Saved by a newer version, say; it is tried again with the next reading of all.
        logger.warn({ search: id, error }, 'saved search cannot be matched');
      }
    }
  }

  function forget(): void {
    if (readAt === undefined) return;
    matching.searches.clear();
    matching.watched.clear();
    known.clear();
    readAt = undefined;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const more = await look().catch((error: unknown) => {
        logger.warn({ error }, 'changes of the stock not read');
        return false;
      });
      // The end of waiting is the end of the loop.
      if (!more)
        await wait(times.look, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    start: () => {
      running = run();
    },
    async close() {
      stopped.abort();
      await running;
      await feed.leave().catch(() => undefined);
    },
  };
}

/** The next time at which a country's daily mails go out. @param now milliseconds since 1970, as the answer */
export function nextDaily(country: Site['country'], now: number): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] }).format(now);
  const today = instantOf(`${day}T${TIME}`, country);
  // Days of the calendar are counted, not hours: some have 23.
  return today > now ? today : instantOf(`${isoDayOf(dayNumberOf(day) + 1)}T${TIME}`, country);
}
