import type { HeldCar } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import type { Database } from '../../../platform/database/Database';

/** What seller and holder were told of a hold last. */
export type ToldHold = 'held' | 'reminded' | 'released';

/** A hold of which this process has taken upon itself to tell. */
export interface DueHold {
  key: string;
  /** Id of what the seller is told when it is given up. */
  releaseKey: string;
  site: string;
  language: string;
  car: HeldCar;
  customer: HoldCustomer;
  until: Date;
  isReleased: boolean;
  told: ToldHold | null;
  /** Its seller knows of it, whether or not its holder could be told. */
  isSellerTold: boolean;
  /** Ms until it ends, by the database's clock; none or less for one that is over. */
  leftMs: number;
  /** This attempt included. */
  attempts: number;
  /** When this attempt counts as lost, in the database's own words. */
  lease: string;
}

/** What is due to be told in the table of holds. */
export class HoldNotices {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Takes the hold that is due the longest, for so many ms. */
  async claim(leaseMs: number): Promise<DueHold | undefined> {
    const { rows } = await this.database.query(
      `update "car_hold" set "attempts" = "attempts" + 1,
              "next_attempt_at" = now() + $1 * interval '1 millisecond',
              "leased_until" = now() + $1 * interval '1 millisecond'
        where "key" = (select "key" from "car_hold" where "next_attempt_at" <= now()
                        and ("leased_until" is null or "leased_until" <= now())
                        order by "next_attempt_at" limit 1 for update skip locked)
       returning "key", "release_key" as "releaseKey", "site", "language", "car", "customer", "held_until" as "until",
                 "released_at" is not null as "isReleased", "told", "attempts", "leased_until"::text as "lease",
                 ("seller_told_at" is not null or "told" is not null) as "isSellerTold",
                 (extract(epoch from "held_until" - now()) * 1000)::float8 as "leftMs"`,
      [leaseMs],
    );
    return rows[0] as DueHold | undefined;
  }

  /** Ms until one is due; undefined when none waits. */
  async untilNext(): Promise<number | undefined> {
    const { rows } = await this.database.query(
      `select extract(epoch from min(greatest("next_attempt_at", "leased_until")) - now()) * 1000 as "wait" from "car_hold"
        where "next_attempt_at" is not null`,
    );
    const { wait } = rows[0] as { wait: string | null };
    return wait === null ? undefined : Math.max(Number(wait), 0);
  }

  /**
   * Notes what was told, and when to look again; one that was given up meanwhile stays due.
   * @param nextMs null when there is nothing left to tell
   */
  async finish(
    { key, lease }: Pick<DueHold, 'key' | 'lease'>,
    { told, nextMs }: { told: ToldHold | null; nextMs: number | null },
  ): Promise<void> {
    await this.database.query(
      `update "car_hold" set "told" = $3, "attempts" = 0, "leased_until" = nullif("leased_until", $2::timestamptz),
              "next_attempt_at" = case when "next_attempt_at" = $2::timestamptz
                                       then now() + $4 * interval '1 millisecond' else "next_attempt_at" end
        where "key" = $1`,
      [key, lease, told, nextMs],
    );
  }

  /** Notes that its seller was told, at once: telling its holder may fail after that, and it may be given up meanwhile. */
  async noteSeller({ key }: Pick<DueHold, 'key'>): Promise<void> {
    await this.database.query(
      `update "car_hold" set "seller_told_at" = coalesce("seller_told_at", now()) where "key" = $1`,
      [key],
    );
  }

  /** Tries again later; one that was given up meanwhile stays due. */
  async tryAgain({ key, lease }: Pick<DueHold, 'key' | 'lease'>, waitMs: number): Promise<void> {
    await this.database.query(
      `update "car_hold" set "leased_until" = null,
              "next_attempt_at" = case when "next_attempt_at" = $2::timestamptz
                                       then now() + $3 * interval '1 millisecond' else "next_attempt_at" end
        where "key" = $1 and "leased_until" = $2::timestamptz`,
      [key, lease, waitMs],
    );
  }
}
