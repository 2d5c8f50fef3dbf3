import { and, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { carHoldTimes, stockPurgeCursors } from './tables';

/** A car by the names of the search service: its index, and its id there. */
export interface StockCar {
  stock: string;
  carId: string;
}

/** Up to where changes have been passed on. */
export interface StockPosition {
  /** Position in the search service's log of changes; null at the very beginning. */
  sequence: number | null;
  /** Up to when holds have been passed on: a timestamp as PostgreSQL writes it, because a Date would lose microseconds. */
  holdsUntil: string;
}

const isCarsCursor = eq(stockPurgeCursors.name, 'cars');

/** Up to where changes of the stock and holds have been passed on to the page caches; one process at a time does it. */
export class StockPurgeCursor {
  /** @param holder UUID of this process */
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly holder: string,
  ) {}

  /**
   * Claims the cursor for this process, or extends its claim; undefined while another process has it.
   */
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
   * Cars whose hold began or ended after `after` and at least `delayMs` ms ago. Both times are columns of the
   * hold's row, so that a hold that expires is found as well.
   */
  async changedHolds(after: string, delayMs: number): Promise<{ cars: StockCar[]; until: string }> {
    const { stock, carId, heldFrom, heldUntil } = carHoldTimes;
    const until = sql`now() - ${delayMs}::double precision * interval '1 millisecond'`;
    const isInInterval = (time: typeof heldFrom | typeof heldUntil) =>
      and(gt(time, sql`${after}::timestamptz`), lte(time, until));
    // Starting from the cursor's row gives at least one row, so that `until` is known without any hold.
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

  /** Stores that everything up to a position has been passed on; does nothing if another process has taken over. */
  async savePosition({ sequence, holdsUntil }: StockPosition): Promise<void> {
    await this.database.run((db) =>
      db
        .update(stockPurgeCursors)
        .set({ sequence, holdsUntil: sql`${holdsUntil}::timestamptz` })
        .where(and(isCarsCursor, this.#isHolder)),
    );
  }

  /** Releases the cursor, so that another process can claim it at once. */
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
