import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';
import type { Database } from '../../../../platform/database/Database';
import type { VisitSystemName } from './visitSystem';

/** A visit as its owner was told of it. */
export interface ToldVisit extends VisitTime {
  state: BookedVisit['state'];
  departmentId: string;
}

/** A visit whose owner this process has taken upon itself to tell. */
export interface DueNotice {
  /** UUID of the booking. */
  key: string;
  site: string;
  /** ISO 639-1; null where it was not kept. */
  language: string | null;
  /** Null once it is erased. */
  customer: BookingCustomer | null;
  told: ToldVisit | null;
  /** How much they were told of it so far: the next news have this number. */
  news: number;
  /** What they were told that it costs; null where that was not known. */
  price: VisitPrice | null;
  /** Where the visit is booked. */
  system: VisitSystemName;
  /** Local time of the visit that they have been reminded of. */
  remindedOf: string | null;
  /** This attempt included. */
  attempts: number;
  /** When this attempt counts as lost, in the database's own words. */
  lease: string;
}

/** What is due in the table of notices. A notice is written with its booking (BookingStore). */
export class VisitNotices {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Notes that there may be something to tell, in so many ms. */
  async wake(key: string, waitMs = 0): Promise<void> {
    await this.database.query(
      `update "visit_notice" set "attempts" = 0, "next_attempt_at" = now() + $2 * interval '1 millisecond'
        where "key" = $1`,
      [key, waitMs],
    );
  }

  /** Takes the notice that is due the longest, for so many ms. */
  async claim(leaseMs: number): Promise<DueNotice | undefined> {
    const { rows } = await this.database.query(
      `update "visit_notice" n set "attempts" = n."attempts" + 1,
              "next_attempt_at" = now() + $1 * interval '1 millisecond',
              "leased_until" = now() + $1 * interval '1 millisecond'
         from "booking" b
        where n."key" = (select "key" from "visit_notice" where "next_attempt_at" <= now()
                          and ("leased_until" is null or "leased_until" <= now())
                          order by "next_attempt_at" limit 1 for update skip locked)
          and b."key" = n."key"
       returning n."key", b."site", b."language", b."system", b."price", b."request" -> 'customer' as "customer", n."told", n."news",
                 n."reminded_of" as "remindedOf", n."attempts", n."leased_until"::text as "lease"`,
      [leaseMs],
    );
    return rows[0] as DueNotice | undefined;
  }

  /** Ms until one is due; undefined when none waits. */
  async untilNext(): Promise<number | undefined> {
    const { rows } = await this.database.query(
      `select extract(epoch from min(greatest("next_attempt_at", "leased_until")) - now()) * 1000 as "wait" from "visit_notice"
        where "next_attempt_at" is not null`,
    );
    const { wait } = rows[0] as { wait: string | null };
    return wait === null ? undefined : Math.max(Number(wait), 0);
  }

  /** Notes at once what was told, so that it is not told again should the rest fail. */
  async noteTold(key: string, told: ToldVisit): Promise<void> {
    await this.database.query(
      `update "visit_notice" set "told" = $2, "news" = "news" + 1 where "key" = $1`,
      [key, told],
    );
  }

  /**
   * Lets go of a notice until its next time. One that was woken meanwhile stays due.
   * @param nextMs null when there is nothing left to tell
   */
  async finish(
    { key, lease }: Pick<DueNotice, 'key' | 'lease'>,
    { remindedOf, nextMs }: { remindedOf: string | null; nextMs: number | null },
  ): Promise<void> {
    await this.database.query(
      `update "visit_notice" set "reminded_of" = $3, "attempts" = 0, "leased_until" = nullif("leased_until", $2::timestamptz),
              "next_attempt_at" = case when "next_attempt_at" = $2::timestamptz
                                       then now() + $4::double precision * interval '1 millisecond'
                                       else "next_attempt_at" end
        where "key" = $1`,
      [key, lease, remindedOf, nextMs],
    );
  }

  /** Tries again later; one that was woken meanwhile stays due. */
  async tryAgain({ key, lease }: Pick<DueNotice, 'key' | 'lease'>, waitMs: number): Promise<void> {
    await this.database.query(
      `update "visit_notice" set "leased_until" = null,
              "next_attempt_at" = case when "next_attempt_at" = $2::timestamptz
                                       then now() + $3 * interval '1 millisecond' else "next_attempt_at" end
        where "key" = $1 and "leased_until" = $2::timestamptz`,
      [key, lease, waitMs],
    );
  }
}
