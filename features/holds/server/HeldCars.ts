import { desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import type { Logger } from '../../../platform/log';
import { carHolds } from './tables';

/** A car that is or was held, without data about its holder. */
export interface HeldCarSnapshot {
  /** Index of the search service that contains the car. */
  stock: string;
  carId: string;
  slug: string;
  /** End of the hold, ISO 8601. */
  until: string;
}

export interface HeldCarsOptions {
  database: Pick<Database, 'run'>;
  /** Called with cars whose hold has started, ended or changed since the last poll. */
  onChange: (cars: readonly HeldCarSnapshot[]) => void;
  logger: Logger;
  /** Polling interval in ms. */
  pollMs?: number;
}

const POLL_MS = 2000;
/** Maximum number of cars to load, the newest holds first. */
const MAX_HELD = 10_000;

/** Held cars known to this web process: polled every two seconds, and updated at once for its own holds. */
export class HeldCars {
  #heldCars: ReadonlyMap<string, HeldCarSnapshot> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isFailing = false;
  #closed = false;

  constructor(private readonly options: HeldCarsOptions) {}

  start(): void {
    void this.refresh();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** End of a car's hold, ISO 8601; undefined for a car that is not held. */
  until(stock: string, carId: string): string | undefined {
    return this.#heldCars.get(toCarKey(stock, carId))?.until;
  }

  get isEmpty(): boolean {
    return this.#heldCars.size === 0;
  }

  /** Polls now, after a running poll. If the database is down, the last result remains. Never rejects. */
  refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#polling = (this.#polling ?? Promise.resolve())
      .then(() => (this.#closed ? undefined : this.poll()))
      .then(
        () => {
          this.#isFailing = false;
        },
        (error: unknown) => {
          if (!this.#isFailing)
            this.options.logger.warn({ error }, 'held cars not read; will retry');
          this.#isFailing = true;
        },
      )
      .then(() => {
        clearTimeout(this.#timer);
        if (this.#closed) return;
        const { pollMs = POLL_MS } = this.options;
        this.#timer = setTimeout(() => void this.refresh(), pollMs).unref();
      });
    return this.#polling;
  }

  /** Reads the held cars once, and reports those that have changed. @throws if the database fails */
  async poll(): Promise<void> {
    const rows = await this.options.database.run((db) =>
      db
        .select({
          stock: carHolds.stock,
          carId: carHolds.carId,
          slug: sql<string>`${carHolds.car} ->> 'slug'`,
          until: carHolds.heldUntil,
        })
        .from(carHolds)
        .where(gt(carHolds.heldUntil, sql`now()`))
        .orderBy(desc(carHolds.heldUntil))
        .limit(MAX_HELD),
    );
    const cars = rows.map((row) => ({ ...row, until: row.until.toISOString() }));
    const previousCars = this.#heldCars;
    const currentCars = new Map(cars.map((car) => [toCarKey(car.stock, car.carId), car]));
    this.#heldCars = currentCars;
    const changedCars = [
      ...cars.filter(
        (car) => previousCars.get(toCarKey(car.stock, car.carId))?.until !== car.until,
      ),
      ...[...previousCars].flatMap(([key, car]) => (currentCars.has(key) ? [] : [car])),
    ];
    if (changedCars.length > 0) this.options.onChange(changedCars);
  }
}

const toCarKey = (stock: string, carId: string): string => `${stock} ${carId}`;
