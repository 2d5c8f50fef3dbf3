import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Poller } from '../../../../platform/Poller';
import type { Site } from '../../../../sites/site.types';
import type { Database } from '../../../../platform/database/Database';
import type { Logger } from '../../../../platform/log';
import type { SurrogateKey } from '../../../../platform/pages/surrogateKeys';
import type { StockChangesClient } from '../stockChanges';
import { ChangedCars } from './ChangedCars';
import { StockPurgeCursor, type StockPosition } from './StockPurgeCursor';

/** Intervals and durations, in ms. */
export interface StockPurgeTimes {
  /** Time between two runs. */
  pollMs: number;
  /** Duration of the lease on the cursor: longer than a single request may take. */
  leaseMs: number;
  /** Time until every process of the search service has applied the changes in its log. */
  settleMs: number;
  /** Time until every web process has read a new hold: each polls every two seconds. */
  holdDelayMs: number;
}

const defaultTimesMs: StockPurgeTimes = {
  pollMs: 5000,
  leaseMs: 30_000,
  settleMs: 1000,
  holdDelayMs: 3000,
};

/** Maximum number of requests to the log in one run; the next run continues. */
const MAX_REQUESTS = 200;

export interface StockPurgesOptions {
  database: Pick<Database, 'run'>;
  changes: Pick<StockChangesClient, 'changesAfter'>;
  sites: readonly Pick<Site, 'name' | 'search'>[];
  /** Purges the pages with these keys from all caches. @throws if the purge cannot be sent now */
  purge: (keys: readonly SurrogateKey[], stock: string) => Promise<unknown>;
  logger: Logger;
  times?: Partial<StockPurgeTimes>;
}

/**
 * Purges the pages of cars that have changed, or whose hold has begun or ended, from all page caches. Every
 * process runs it, but only the one with the lease purges.
 */
export class StockPurges {
  readonly #cursor: StockPurgeCursor;
  readonly #times: StockPurgeTimes;
  readonly #poller: Poller;
  readonly #stopped = new AbortController();
  #isLogUnavailable = false;

  constructor(private readonly options: StockPurgesOptions) {
    this.#times = { ...defaultTimesMs, ...options.times };
    this.#cursor = new StockPurgeCursor(options.database, randomUUID());
    this.#poller = new Poller({
      run: () => this.run(),
      onError: (error) => options.logger.warn({ error }, 'changed cars not purged; will retry'),
      retryMs: this.#times.pollMs,
    });
  }

  start(): void {
    this.#poller.wake();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#poller.close();
    // If this fails, another process takes over when the lease expires.
    await this.#cursor.release().catch(() => undefined);
  }

  /** Purges the pages of cars that have changed since the last run. @returns ms until the next run */
  async run(): Promise<number> {
    const { purge, sites, logger } = this.options;
    const { pollMs: poll, leaseMs: lease, settleMs: settle, holdDelayMs: holds } = this.#times;
    const start = await this.#cursor.claim(lease);
    if (!start) return poll;
    const changedHolds = await this.#cursor.findChangedHolds(start.holdsUntil, holds);
    const changedCars = new ChangedCars();
    for (const car of changedHolds.cars) changedCars.add(car);
    const sequence = await this.#readChanges(start, changedCars);
    const keys = changedCars.listSurrogateKeys(sites);
    if (keys.size > 0) {
      // When the process shuts down, the wait ends early, and these changes are still purged.
      await wait(settle, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
      for (const [stock, stockKeys] of keys) {
        await purge(stockKeys, stock);
        logger.info({ stock, keys: stockKeys.length }, 'changed cars purged');
      }
    }
    // Without changes there is no need to write: the next run starts from the same position.
    if (changedHolds.cars.length > 0 || sequence !== start.sequence) {
      await this.#cursor.savePosition({ sequence, holdsUntil: changedHolds.until });
    }
    return poll;
  }

  /** Adds changed cars from the log. @returns the new sequence; the old one if the log cannot be read */
  async #readChanges(start: StockPosition, changedCars: ChangedCars): Promise<number | null> {
    let { sequence } = start;
    try {
      for (let count = 0; count < MAX_REQUESTS && !this.#poller.isClosed; count += 1) {
        const { changes, last } = await this.options.changes.changesAfter(sequence ?? undefined);
        for (const { index, carId } of changes) changedCars.add({ stock: index, carId });
        sequence = last;
        if (changes.length === 0) break;
        await this.#cursor.claim(this.#times.leaseMs);
      }
      this.#isLogUnavailable = false;
    } catch (error) {
      if (!this.#isLogUnavailable)
        this.options.logger.warn({ error }, 'stock changes not read; will retry');
      this.#isLogUnavailable = true;
    }
    return sequence;
  }
}
