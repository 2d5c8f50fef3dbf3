import { desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import type { Logger } from '../../../platform/log';
import { carHolds } from './tables';

/** A car that is held or was until now, without a word of who holds it. */
export interface KnownHeld {
  /** Index of the search service that has it. */
  stock: string;
  carId: string;
  slug: string;
  /** ISO 8601. */
  until: string;
}

export interface HeldCarsOptions {
  database: Pick<Database, 'run'>;
  /** Told of cars whose hold has begun, ended or changed since the last look. */
  onChange: (cars: readonly KnownHeld[]) => void;
  logger: Logger;
  /** How often to look, in ms. */
  lookMs?: number;
}

const LOOK_MS = 2000;
/** More cars are never held at a time; the newest count. */
const MAX_HELD = 10_000;

/** Which cars are held, as this web process knows: looked up every two seconds, or at once where it made the hold itself. */
export class HeldCars {
  #held: ReadonlyMap<string, KnownHeld> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isFailing = false;
  #closed = false;

  constructor(private readonly options: HeldCarsOptions) {}

  start(): void {
    void this.refresh();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Until when a car is held, ISO 8601; undefined for one that is not. */
  until(stock: string, carId: string): string | undefined {
    return this.#held.get(keyOf(stock, carId))?.until;
  }

  get isEmpty(): boolean {
    return this.#held.size === 0;
  }

  /** Looks now, one look after the other. Where the database does not answer, what was known stands. Never rejects. */
  refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#looking = (this.#looking ?? Promise.resolve())
      .then(() => (this.#closed ? undefined : this.#look()))
      .then(
        () => {
          this.#isFailing = false;
        },
        (error: unknown) => {
          if (!this.#isFailing) this.options.logger.warn({ error }, 'held cars cannot be read');
          this.#isFailing = true;
        },
      )
      .then(() => {
        clearTimeout(this.#timer);
        if (this.#closed) return;
        const { lookMs = LOOK_MS } = this.options;
        this.#timer = setTimeout(() => void this.refresh(), lookMs).unref();
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
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
    const before = this.#held;
    const now = new Map(cars.map((car) => [keyOf(car.stock, car.carId), car]));
    this.#held = now;
    const changed = [
      ...cars.filter((car) => before.get(keyOf(car.stock, car.carId))?.until !== car.until),
      ...[...before].flatMap(([key, car]) => (now.has(key) ? [] : [car])),
    ];
    if (changed.length > 0) this.options.onChange(changed);
  }
}

const keyOf = (stock: string, carId: string): string => `${stock} ${carId}`;
