import { WokenTask } from '../../platform/WokenTask';
import { backoff } from '../../platform/jobs/backoff';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import { isSurrogateKey, manyKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
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
  /** Until all web processes have dropped their own pages: what the cache asks for anew must be new. */
  first: number;
  /** Until even a process has that nobody could call, and old pages that were on their way have come. */
  again: number;
  /** How often to look for what other processes have left behind. */
  look: number;
  retry: number;
  maxRetry: number;
  /** How long one process has what it sends. */
  lease: number;
}

const usualTimes: CdnTimes = {
  first: 500,
  again: 6000,
  look: 5000,
  retry: 1000,
  maxRetry: 60_000,
  lease: 30_000,
};

/** From this many failures on it is a matter for a person. */
const ALARMING_ATTEMPTS = 5;

/**
 * Tells the cache in front what was published, after the web processes: what waits is what they read, so nothing is lost
 * with a process. One process at a time does, and tries until it is accepted, later and later. Each key is told twice, since
 * an old page may have been on its way when the first was told.
 */
export class CdnPurges {
  readonly #times: CdnTimes;
  readonly #tasks: readonly WokenTask[];
  /** Times that sending has failed in a row, as of the last look; told by whichever process. */
  readonly #failures = new Map<CdnCursorName, number>();

  constructor(private readonly options: CdnPurgesOptions) {
    const times = { ...usualTimes, ...options.times };
    this.#times = times;
    this.#tasks = (['first', 'again'] as const).map((name) => {
      const cursor = new CdnCursor(options.database, name, times[name]);
      return new WokenTask({
        run: () => this.#tell(name, cursor),
        onError: (error) => options.logger.warn({ error }, 'what the cache is told cannot be read'),
        retryMs: times.look,
      });
    });
  }

  start(): void {
    for (const task of this.#tasks) task.wake();
  }

  /** Something was published just now. */
  noticed(): void {
    const { first, again } = this.#times;
    // A little later than rows become due, by the database's clock.
    [first, again].forEach((delay, index) => {
      setTimeout(() => this.#tasks[index]?.wake(), delay + 20).unref();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#tasks.map((task) => task.close()));
  }

  /** What a person must see to, as of the last look. */
  alarms(): string[] {
    const isAlarming = [...this.#failures.values()].some((times) => times >= ALARMING_ATTEMPTS);
    return isAlarming ? ['the cache in front does not take what was published'] : [];
  }

  /** Gives how long to rest. */
  async #tell(name: CdnCursorName, cursor: CdnCursor): Promise<number> {
    const { send, logger } = this.options;
    const { look, lease, retry, maxRetry } = this.#times;
    const waiting = await cursor.take(lease);
    if (!waiting) {
      this.#failures.set(name, await cursor.attempts());
      return look;
    }
    const { keys, lastId, attempts } = waiting;
    try {
      await send(withMany(keys));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const failures = attempts + 1;
      this.#failures.set(name, failures);
      const level = failures < ALARMING_ATTEMPTS ? 'warn' : 'error';
      logger[level]({ reason, attempts: failures, keys: keys.length }, 'cache in front not purged');
      const wait = backoff(failures, { retry, maxRetryDelay: maxRetry });
      await cursor.failed(reason, wait);
      return wait;
    }
    this.#failures.set(name, 0);
    await cursor.sent(lastId);
    logger.info({ keys: keys.length, told: name }, 'cache in front purged');
    // More may have waited than is told at a time.
    return 0;
  }
}

/** Pages with more keys than their header holds go with any of them. Tables may hold what earlier versions took unchecked. */
const withMany = (keys: readonly SurrogateKey[]): SurrogateKey[] => [
  ...new Set([...keys.filter(isSurrogateKey), manyKey]),
];
