import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WokenTask } from '../../../../platform/WokenTask';
import type { Site } from '../../../../sites/site.types';
import type { Database } from '../../../../platform/database/Database';
import type { Logger } from '../../../../platform/log';
import type { SurrogateKey } from '../../../../platform/pages/surrogateKeys';
import type { StockChangesClient } from '../stockChanges';
import { ChangedCars } from './ChangedCars';
import { StockPurgeCursor, type StockPosition } from './StockPurgeCursor';

/** In ms. */
export interface StockPurgeTimes {
  /** How often to look. */
  look: number;
  /** How long this process passes on alone: longer than one question may take. */
  lease: number;
  /** Until every process of the search service finds what its log tells. */
  settle: number;
  /** Until every web process knows of a hold: it asks every two seconds. */
  holds: number;
}

const usualTimes: StockPurgeTimes = { look: 5000, lease: 30_000, settle: 1000, holds: 3000 };

/** Questions to the log in one look, of some hundred changes each; what is left comes with the next one. */
const MAX_QUESTIONS = 200;

export interface StockPurgesOptions {
  database: Pick<Database, 'query'>;
  changes: Pick<StockChangesClient, 'changesAfter'>;
  sites: readonly Pick<Site, 'name' | 'search'>[];
  /** Makes all who keep pages drop those with the keys. @throws when they cannot be told now */
  purge: (keys: readonly SurrogateKey[], stock: string) => Promise<unknown>;
  logger: Logger;
  times?: Partial<StockPurgeTimes>;
}

/**
 * Passes on which cars have changed, or are held from now on or no longer, to the web processes and the cache in front.
 * Any number of processes may run one: the one that has the cursor does it, the others are ready to take it over.
 */
export class StockPurges {
  readonly #cursor: StockPurgeCursor;
  readonly #times: StockPurgeTimes;
  readonly #task: WokenTask;
  readonly #stopped = new AbortController();
  #isDeaf = false;

  constructor(private readonly options: StockPurgesOptions) {
    this.#times = { ...usualTimes, ...options.times };
    this.#cursor = new StockPurgeCursor(options.database, randomUUID());
    this.#task = new WokenTask({
      run: () => this.#look(),
      onError: (error) => options.logger.warn({ error }, 'changed cars not passed on yet'),
      retryMs: this.#times.look,
    });
  }

  start(): void {
    this.#task.wake();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#task.close();
    // Another process takes over with the end of the lease where it cannot be told.
    await this.#cursor.leave().catch(() => undefined);
  }

  /** Gives how long to rest. */
  async #look(): Promise<number> {
    const { purge, sites, logger } = this.options;
    const { look, lease, settle, holds } = this.#times;
    const from = await this.#cursor.take(lease);
    if (!from) return look;
    const held = await this.#cursor.changedHolds(from.holdsUntil, holds);
    const changed = new ChangedCars();
    for (const car of held.cars) changed.add(car);
    const sequence = await this.#readChanges(from, changed);
    const keys = changed.keys(sites);
    if (keys.size > 0) {
      // Who closes waits no longer, and passes on what is known.
      await wait(settle, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
      for (const [stock, some] of keys) {
        await purge(some, stock);
        logger.info({ stock, keys: some.length }, 'changed cars passed on');
      }
    }
    // With nothing to tell the next look begins where this one did.
    if (held.cars.length > 0 || sequence !== from.sequence) {
      await this.#cursor.note({ sequence, holdsUntil: held.until });
    }
    return look;
  }

  /** Gives how far it has read: no further than before where the log cannot be read, so that holds are passed on. */
  async #readChanges(from: StockPosition, changed: ChangedCars): Promise<number | null> {
    let { sequence } = from;
    try {
      for (let asked = 0; asked < MAX_QUESTIONS && !this.#task.closed; asked += 1) {
        const { changes, last } = await this.options.changes.changesAfter(sequence ?? undefined);
        for (const { index, carId } of changes) changed.add({ stock: index, carId });
        sequence = last;
        if (changes.length === 0) break;
        await this.#cursor.take(this.#times.lease);
      }
      this.#isDeaf = false;
    } catch (error) {
      if (!this.#isDeaf) this.options.logger.warn({ error }, 'changes of the stock not read');
      this.#isDeaf = true;
    }
    return sequence;
  }
}
