import type { Database } from '../../../../platform/database/Database';

/** A car of a stock, named as the search service names both. */
export interface StockCar {
  stock: string;
  carId: string;
}

/** How far everything is passed on. */
export interface StockPosition {
  /** Of the search service's log of changes; null at the very beginning. */
  sequence: number | null;
  /** Time of the database, in its own words. */
  holdsUntil: string;
}

/** How far changes of the stock, and holds, are passed on to whoever keeps pages; one process at a time does it. */
export class StockPurgeCursor {
  /** @param holder UUID of this process */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly holder: string,
  ) {}

  /** Takes it upon this process for so many ms, or goes on with it; undefined while another process has it. */
  async take(leaseMs: number): Promise<StockPosition | undefined> {
    const {
      rows: [row],
    } = await this.database.query<{ sequence: string | null; holdsUntil: string }>(
      `update "stock_purge_cursor" set "holder" = $1, "lease_until" = now() + $2 * interval '1 millisecond'
        where "name" = 'cars' and ("holder" = $1 or "lease_until" < now())
        returning "sequence", "holds_until"::text as "holdsUntil"`,
      [this.holder, leaseMs],
    );
    return row && { ...row, sequence: row.sequence === null ? null : Number(row.sequence) };
  }

  /**
   * Cars whose hold began or ended after a time, up to so many ms ago. Both are times of the hold's row, so that an end
   * which no program brought about is told as well.
   */
  async changedHolds(after: string, delayMs: number): Promise<{ cars: StockCar[]; until: string }> {
    const {
      rows: [changed],
    } = await this.database.query<{ cars: StockCar[]; until: string }>(
      `select "until"::text as "until",
              (select coalesce(jsonb_agg(distinct jsonb_build_object('stock', "stock", 'carId', "car_id")), '[]')
                 from "car_hold"
                where ("held_from" > $1::timestamptz and "held_from" <= "until")
                   or ("held_until" > $1::timestamptz and "held_until" <= "until")) as "cars"
         from (select now() - $2 * interval '1 millisecond' as "until") as "delayed"`,
      [after, delayMs],
    );
    return changed ?? { cars: [], until: after };
  }

  /** Everything up to a position is passed on; nothing is noted where another process has taken over. */
  async note({ sequence, holdsUntil }: StockPosition): Promise<void> {
    await this.database.query(
      `update "stock_purge_cursor" set "sequence" = $2, "holds_until" = $3::timestamptz
        where "name" = 'cars' and "holder" = $1`,
      [this.holder, sequence, holdsUntil],
    );
  }

  /** Lets another process go on at once. */
  async leave(): Promise<void> {
    await this.database.query(
      `update "stock_purge_cursor" set "lease_until" = '-infinity' where "name" = 'cars' and "holder" = $1`,
      [this.holder],
    );
  }
}
