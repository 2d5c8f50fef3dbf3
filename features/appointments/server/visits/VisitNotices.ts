import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { adoptJobs, unlessDone } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { bookings, visitNotices, type ToldVisit } from '../tables';
import type { VisitSystemName } from './visitSystem';

/** Of the jobs that tell of visits, by the booking's key. */
export const VISIT_QUEUE = 'visit_notice';

/** A visit whose owner there may be something to tell. */
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
}

/** What was told of visits, in their table. A notice is written with its booking (BookingStore). */
export class VisitNotices {
  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /** Notes that there may be something to tell, in so many ms. */
  async wake(key: string, waitMs = 0): Promise<void> {
    await this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(visitNotices)
        .set({ nextAttemptAt: unlessDone(waitMs) })
        .where(eq(visitNotices.key, key));
      if (rowCount === 1) await enqueueJob(db, { queue: VISIT_QUEUE, key, waitMs });
    });
  }

  async find(key: string): Promise<DueNotice | undefined> {
    const [notice] = await this.database.run((db) =>
      db
        .select({
          key: visitNotices.key,
          site: bookings.site,
          language: bookings.language,
          system: bookings.system,
          price: bookings.price,
          customer: sql<BookingCustomer | null>`${bookings.request} -> 'customer'`,
          told: visitNotices.told,
          news: visitNotices.news,
          remindedOf: visitNotices.remindedOf,
        })
        .from(visitNotices)
        .innerJoin(bookings, eq(bookings.key, visitNotices.key))
        .where(eq(visitNotices.key, key)),
    );
    return notice;
  }

  /** Notes at once what was told, so that it is not told again should the rest fail. */
  async noteTold(key: string, told: ToldVisit): Promise<void> {
    await this.database.run((db) =>
      db
        .update(visitNotices)
        .set({ told, news: sql`${visitNotices.news} + 1` })
        .where(eq(visitNotices.key, key)),
    );
  }

  /**
   * Notes what its owner need not be reminded of, and in how many ms there is more to tell.
   * @param nextMs null when there is nothing left to tell
   */
  async note(
    key: string,
    { remindedOf, nextMs }: { remindedOf: string | null; nextMs: number | null },
  ): Promise<void> {
    const nextAttemptAt = nextMs === null ? null : unlessDone(nextMs);
    await this.database.run((db) =>
      db.update(visitNotices).set({ remindedOf, nextAttemptAt }).where(eq(visitNotices.key, key)),
    );
  }

  /** Takes over what processes of an earlier release have noted. */
  adopt(): Promise<void> {
    return this.database.run((db) => adoptJobs(db, { queue: VISIT_QUEUE, table: 'visit_notice' }));
  }
}
