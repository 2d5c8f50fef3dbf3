import { and, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { carHoldTimes, stockPurgeCursors } from './tables';

/** A car in the search service: the name of its index, and its id. */
export interface StockCar {
  stock: string;
  carId: string;
}

/** The position up to which pages have been purged. */
export interface StockPosition {
  /** Position in the search service's log of changes; null at the very beginning. */
  sequence: number | null;
  /** Time up to which holds are included, as PostgreSQL writes it, because a Date would lose microseconds. */
  holdsUntil: string;
}

const isCarsCursor = eq(stockPurgeCursors.name, 'cars');

/** The stored position up to which pages have been purged. One process at a time holds the lease on it. */
export class StockPurgeCursor {
  /** @param holder UUID of this process */
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly holder: string,
  ) {}

  /** Acquires or extends the lease. @returns the position; undefined while another process holds the lease */
  async claim(leaseMs: number): Promise<StockPosition | undefined> {
    const { sequence, holdsUntil, leaseUntil } = stockPurgeCursors;
    const [position] = await this.database.run((db) =>
      db
        .update(stockPurgeCursors)
        .set({
          holder: this.holder,
          leaseUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
        })
        .where(and(isCarsCursor, or(this.#isHolder, lt(leaseUntil, sql`now()`))))
        .returning({ sequence, holdsUntil: sql<string>`${holdsUntil}::text` }),
    );
    return position;
  }

  /**
   * Finds cars whose hold began or ended after `after` and at least `delayMs` ago, also by expiry.
   * @returns the cars, and the time to continue from
   */
  async findChangedHolds(
    after: string,
    delayMs: number,
  ): Promise<{ cars: StockCar[]; until: string }> {
    const { stock, carId, heldFrom, heldUntil } = carHoldTimes;
    const until = sql`now() - ${delayMs}::double precision * interval '1 millisecond'`;
    const isInInterval = (time: typeof heldFrom | typeof heldUntil) =>
      and(gt(time, sql`${after}::timestamptz`), lte(time, until));
    // The join starts from the cursor's row, so that `until` is returned even without any hold.
    const rows = await this.database.run((db) =>
      db
        .selectDistinct({ until: sql<string>`(${until})::text`, stock, carId })
        .from(stockPurgeCursors)
        .leftJoin(carHoldTimes, or(isInInterval(heldFrom), isInInterval(heldUntil)))
        .where(isCarsCursor),
    );
    const cars = rows.flatMap(({ stock, carId }) =>
      stock === null || carId === null ? [] : [{ stock, carId }],
    );
    return { cars, until: rows[0]?.until ?? after };
  }

  /** Stores a new position; does nothing if another process has taken over. */
  async savePosition({ sequence, holdsUntil }: StockPosition): Promise<void> {
    await this.database.run((db) =>
      db
        .update(stockPurgeCursors)
        .set({ sequence, holdsUntil: sql`${holdsUntil}::timestamptz` })
        .where(and(isCarsCursor, this.#isHolder)),
    );
  }

  /** Releases the lease, so that another process can acquire it at once. */
  async release(): Promise<void> {
    await this.database.run((db) =>
      db
        .update(stockPurgeCursors)
        .set({ leaseUntil: sql`'-infinity'` })
        .where(and(isCarsCursor, this.#isHolder)),
    );
  }

  get #isHolder(): SQL {
    return eq(stockPurgeCursors.holder, this.holder);
  }
}
