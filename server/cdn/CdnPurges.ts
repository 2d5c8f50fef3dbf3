import { Poller } from '../../platform/Poller';
import { backoff } from '../../platform/jobs/backoff';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import { isSurrogateKey, overflowKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import type { SendPurge } from './cdn.types';
import { CdnCursor, type CdnCursorName } from './CdnCursor';

export interface CdnPurgesOptions {
  database: Pick<Database, 'run'>;
  send: SendPurge;
  logger: Logger;
  times?: Partial<CdnTimes>;
}

/** In ms. */
export interface CdnTimes {
  /**
   * Delay until all web processes have dropped their own pages, so that the cache gets new pages when it
   * fetches again.
   */
  first: number;
  /**
   * Until a process without notifications has also dropped its pages, and old pages in transit have
   * arrived.
   */
  again: number;
  /** How often to look for rows that other processes have abandoned. */
  poll: number;
  retry: number;
  maxRetry: number;
  /** How long one process keeps its claim. */
  lease: number;
}

const DEFAULT_TIMES: CdnTimes = {
  first: 500,
  again: 6000,
  poll: 5000,
  retry: 1000,
  maxRetry: 60_000,
  lease: 30_000,
};

/** From this many consecutive failures on, an operator must act. */
const ALARM_AFTER_ATTEMPTS = 5;

/**
 * Purges published pages from the cache in front, after the web processes have dropped theirs: it reads the
 * same table as they do, so nothing is lost when a process ends. One process at a time sends, and retries
 * with growing delays until the purge is accepted. Each key is sent twice, since an old page may have been in
 * transit the first time.
 */
export class CdnPurges {
  readonly #times: CdnTimes;
  readonly #pollers: readonly Poller[];
  /** Number of consecutive failures of any process, as last read from the database. */
  readonly #failures = new Map<CdnCursorName, number>();

  constructor(private readonly options: CdnPurgesOptions) {
    const times = { ...DEFAULT_TIMES, ...options.times };
    this.#times = times;
    this.#pollers = (['first', 'again'] as const).map((name) => {
      const cursor = new CdnCursor(options.database, name, times[name]);
      return new Poller({
        run: () => this.sendWaiting(name, cursor),
        onError: (error) => options.logger.warn({ error }, 'CDN purges not read; will retry'),
        retryMs: times.poll,
      });
    });
  }

  start(): void {
    for (const poller of this.#pollers) poller.wake();
  }

  /** Wakes the pollers once the new rows are due. */
  onPublished(): void {
    const { first, again } = this.#times;
    // A little later than rows become due, by the database's clock.
    [first, again].forEach((delay, index) => {
      setTimeout(() => this.#pollers[index]?.wake(), delay + 20).unref();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#pollers.map((poller) => poller.close()));
  }

  /** Problems that an operator must solve, as last read from the database. */
  alarms(): string[] {
    const isAlarming = [...this.#failures.values()].some(
      (failures) => failures >= ALARM_AFTER_ATTEMPTS,
    );
    return isAlarming ? ['CDN rejects purges'] : [];
  }

  /** Sends the waiting purges. Returns how many ms to wait before the next run. */
  async sendWaiting(name: CdnCursorName, cursor: CdnCursor): Promise<number> {
    const { send, logger } = this.options;
    const { poll, lease, retry, maxRetry } = this.#times;
    const waiting = await cursor.claim(lease);
    if (!waiting) {
      this.#failures.set(name, await cursor.failedAttempts());
      return poll;
    }
    const { keys, lastId, attempts } = waiting;
    try {
      await send(withOverflowKey(keys));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const failures = attempts + 1;
      this.#failures.set(name, failures);
      const level = failures < ALARM_AFTER_ATTEMPTS ? 'warn' : 'error';
      logger[level](
        { reason, attempts: failures, keys: keys.length },
        'CDN not purged; will retry',
      );
      const waitMs = backoff(failures, { retry, maxRetryDelay: maxRetry });
      await cursor.markFailed(reason, waitMs);
      return waitMs;
    }
    this.#failures.set(name, 0);
    await cursor.markSent(lastId);
    logger.info({ keys: keys.length, round: name }, 'CDN purged');
    // More rows may wait than are sent at once.
    return 0;
  }
}

/**
 * Adds the common key of pages that have too many keys for their header. Drops invalid keys, which earlier
 * versions stored unchecked.
 */
const withOverflowKey = (keys: readonly SurrogateKey[]): SurrogateKey[] => [
  ...new Set([...keys.filter(isSurrogateKey), overflowKey]),
];
