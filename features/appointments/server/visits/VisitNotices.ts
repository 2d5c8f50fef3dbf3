import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { adoptJobs, fallbackDueAt } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { queueNames } from '../../../../platform/jobs/queueNames';
import { bookings, visitNotices, type NotifiedVisit } from '../tables';
import type { VisitSystemName } from './visitSystem';

/** A visit whose owner may have to be notified. */
export interface DueNotice {
  /** UUID of the booking. */
  key: string;
  site: string;
  /** ISO 639-1; null when it was not stored. */
  language: string | null;
  /** Null once erased. */
  customer: BookingCustomer | null;
  lastNotified: NotifiedVisit | null;
  /** Number of notices sent so far, which is also the sequence number of the next one. */
  news: number;
  /** The price that the visitor saw; null if it was not known. */
  price: VisitPrice | null;
  /** System in which the visit is booked. */
  system: VisitSystemName;
  /** Local time of the visit for which a reminder was sent. */
  remindedOf: string | null;
}

/** Table of the notices about visits. `BookingStore` adds a row when it confirms a booking. */
export class VisitNotices {
  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /** Schedules a check for changes after `waitMs` ms. */
  async scheduleCheck(key: string, waitMs = 0): Promise<void> {
    await this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(visitNotices)
        .set({ nextAttemptAt: fallbackDueAt(waitMs) })
        .where(eq(visitNotices.key, key));
      if (rowCount === 1) await enqueueJob(db, { queue: queueNames.visitNotice, key, waitMs });
    });
  }

  /** A booked visit with the notices that were sent about it; undefined for an unknown key. */
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
          lastNotified: visitNotices.told,
          news: visitNotices.news,
          remindedOf: visitNotices.remindedOf,
        })
        .from(visitNotices)
        .innerJoin(bookings, eq(bookings.key, visitNotices.key))
        .where(eq(visitNotices.key, key)),
    );
    return notice;
  }

  /** Records a notice as soon as it was sent, so that it is not repeated if a later step fails. */
  async saveNotified(key: string, notified: NotifiedVisit): Promise<void> {
    await this.database.run((db) =>
      db
        .update(visitNotices)
        .set({ told: notified, news: sql`${visitNotices.news} + 1` })
        .where(eq(visitNotices.key, key)),
    );
  }

  /**
   * Records for which time a reminder was sent or is unnecessary, and in how many ms to check again.
   * @param nextMs null if there is nothing left to send
   */
  async saveReminder(
    key: string,
    { remindedOf, nextMs }: { remindedOf: string | null; nextMs: number | null },
  ): Promise<void> {
    const nextAttemptAt = nextMs === null ? null : fallbackDueAt(nextMs);
    await this.database.run((db) =>
      db.update(visitNotices).set({ remindedOf, nextAttemptAt }).where(eq(visitNotices.key, key)),
    );
  }

  /** Creates jobs for notices that an earlier release, which had no jobs, has stored. */
  adopt(): Promise<void> {
    return this.database.run((db) =>
      adoptJobs(db, { queue: queueNames.visitNotice, table: 'visit_notice' }),
    );
  }
}
