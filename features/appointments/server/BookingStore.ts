import { createHash } from 'node:crypto';
import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import type { TireConfirmation } from '../../../domain/tireHotel/tireHotel.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import type { VisitTime } from '../../../domain/booking/visit.types';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { adoptJobs, fallbackDueAt } from '../../../platform/jobs/earlierReleases';
import { claimJob, enqueueJob, type ClaimedJob } from '../../../platform/jobs/jobStore';
import { queueNames } from '../../../platform/jobs/queueNames';
import { bookings, visitNotices, type BookingState } from './tables';
import type { VisitSystemName } from './visits/visitSystem';

/** A booking in our own database. */
export interface StoredBooking {
  /** UUID that the visitor's browser created. */
  key: string;
  state: BookingState;
  /** The answer of the visit system, with the confirmation that only the tyre hotel sends. */
  answer: (BookingAnswer & { confirmation?: TireConfirmation }) | null;
  refusal: BookingError | null;
  /** Local time of the visit: booked, or moved to on the site; null once erased. */
  timeSlot: string | null;
  /** Whether the visit has a day without a time; null once erased. */
  isFullDay: boolean | null;
  /** Registration of the car; null once erased, or if it was not requested. */
  plate: string | null;
  /** System in which the visit is booked. */
  system: VisitSystemName;
  /** The price that the visitor saw; null if it was not known. */
  price: VisitPrice | null;
}

/** A booking whose outcome is not known. */
export interface OpenBooking {
  key: string;
  state: 'pending' | 'abandoning';
  request: BookingRequest;
  system: VisitSystemName;
}

/** Where a visit was booked, in which system, and at which price. */
export interface BookingPage {
  site: string;
  /** ISO 639-1, of the page on which it was confirmed. */
  language: string;
  system: VisitSystemName;
  /** Price of the visit at its department; undefined if it is unknown. */
  price?: VisitPrice;
}

/** Columns of StoredBooking. */
const columns = {
  key: bookings.key,
  state: bookings.state,
  answer: bookings.answer,
  refusal: bookings.refusal,
  system: bookings.system,
  price: bookings.price,
  timeSlot: sql<string | null>`${bookings.request} ->> 'timeSlot'`,
  isFullDay: sql<boolean | null>`(${bookings.request} ->> 'isFullDay')::boolean`,
  plate: sql<
    string | null
  >`coalesce(${bookings.request} ->> 'registrationNumber', ${bookings.answer} ->> 'registrationNumber')`,
};
const isOpen = inArray(bookings.state, ['pending', 'abandoning']);

/** Bookings that visitors have confirmed; each is stored before its visit system is called. */
export class BookingStore {
  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /**
   * Stores a confirmed booking with a job that finds out its outcome. The caller runs that job at once: it is
   * leased for `leaseMs`, so that no other worker takes it.
   * @returns the leased job; `known` for a repeated request; `conflict` if the key belongs to another request
   */
  async add(
    key: string,
    page: BookingPage,
    request: BookingRequest,
    leaseMs: number,
  ): Promise<ClaimedJob | 'known' | 'conflict'> {
    const digest = createDigest(request);
    const added = await this.database.transaction(async (db) => {
      const { rowCount } = await db
        .insert(bookings)
        .values({ key, ...page, digest, request, nextAttemptAt: fallbackDueAt() })
        .onConflictDoNothing();
      if (rowCount !== 1) return undefined;
      const job = { queue: queueNames.booking, key };
      await enqueueJob(db, job);
      return claimJob(db, job, leaseMs);
    });
    if (added) return added;
    const [existing] = await this.database.run((db) =>
      db.select({ digest: bookings.digest }).from(bookings).where(eq(bookings.key, key)),
    );
    return existing && (existing.digest === null || existing.digest === digest)
      ? 'known'
      : 'conflict';
  }

  /** Marks an unknown key as abandoned, so that a late request with that key is refused. */
  async giveUp(key: string, site: string): Promise<void> {
    await this.database.run((db) =>
      db
        .insert(bookings)
        .values({
          ...{ key, site, system: 'mechmate', state: 'abandoned' },
          refusal: { code: 'ServerError' },
          settledAt: sql`now()`,
        })
        .onConflictDoNothing(),
    );
  }

  /** A booking of a site; undefined for an unknown key. */
  async find(key: string, site: string): Promise<StoredBooking | undefined> {
    const [booking] = await this.database.run((db) =>
      db
        .select(columns)
        .from(bookings)
        .where(and(eq(bookings.key, key), eq(bookings.site, site))),
    );
    return booking;
  }

  /**
   * Counts an attempt to find out a booking's outcome, and returns the booking; undefined if it has an
   * outcome. After `giveUpMs` its state becomes `abandoning`.
   */
  async startAttempt(key: string, giveUpMs: number): Promise<OpenBooking | undefined> {
    const isOverdue = sql`${bookings.askedAt} + ${giveUpMs}::double precision * interval '1 millisecond' <= now()`;
    const [open] = await this.database.run((db) =>
      db
        .update(bookings)
        .set({
          state: sql`case when ${isOverdue} then 'abandoning' else ${bookings.state} end`,
          attempts: sql`${bookings.attempts} + 1`,
        })
        .where(and(eq(bookings.key, key), isOpen))
        .returning({ state: bookings.state, request: bookings.request, system: bookings.system }),
    );
    if (!open?.request) return undefined;
    const { request, system } = open;
    return { key, request, system, state: open.state === 'pending' ? 'pending' : 'abandoning' };
  }

  /**
   * Records that a booking was made, and schedules the notice to its owner. Does nothing for a booking that
   * is being withdrawn, because a late answer must not confirm it.
   * @returns whether it was recorded
   */
  saveConfirmed(key: string, answer: BookingAnswer): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(bookings)
        .set({ state: 'confirmed', answer, settledAt: sql`now()` })
        .where(and(eq(bookings.key, key), eq(bookings.state, 'pending')));
      if (rowCount !== 1) return false;
      await db
        .insert(visitNotices)
        .values({ key, nextAttemptAt: fallbackDueAt() })
        .onConflictDoNothing();
      await enqueueJob(db, { queue: queueNames.visitNotice, key });
      return true;
    });
  }

  /** Records the time of a moved visit. */
  async saveMoved(key: string, { timeSlot, isFullDay }: VisitTime): Promise<void> {
    const time = JSON.stringify({ timeSlot, isFullDay });
    await this.database.run((db) =>
      db
        .update(bookings)
        .set({ request: sql`${bookings.request} || ${time}::jsonb` })
        .where(eq(bookings.key, key)),
    );
  }

  /** Records that the visit was cancelled. */
  async saveCancelled(key: string): Promise<void> {
    await this.database.run((db) =>
      db
        .update(bookings)
        .set({ state: 'cancelled' })
        .where(and(eq(bookings.key, key), eq(bookings.state, 'confirmed'))),
    );
  }

  /** Records that a pending booking was refused. @returns whether it was recorded */
  saveRefused(key: string, refusal: BookingError): Promise<boolean> {
    return this.#settle(key, 'pending', 'refused', refusal);
  }

  /** Records that a booking was withdrawn. @returns whether it was recorded */
  saveAbandoned(key: string): Promise<boolean> {
    const refusal: BookingError = { code: 'ServerError' };
    return this.#settle(key, 'abandoning', 'abandoned', refusal);
  }

  async #settle(
    key: string,
    from: BookingState,
    to: BookingState,
    refusal: BookingError,
  ): Promise<boolean> {
    const { rowCount } = await this.database.run((db) =>
      db
        .update(bookings)
        .set({ state: to, refusal, settledAt: sql`now()` })
        .where(and(eq(bookings.key, key), eq(bookings.state, from))),
    );
    return rowCount === 1;
  }

  /**
   * Erases the personal data of bookings `days` days after they were settled (or requested, if never settled)
   * and their visit took place. The time last sent to the owner counts too, because the workshop may have
   * moved the visit. A cancelled visit waits for its last notice.
   * @returns the number of bookings
   */
  async erase(days: number): Promise<number> {
    const visit = sql`case when ${bookings.state} = 'confirmed' then (${bookings.request} ->> 'timeSlot')::timestamp end`;
    const notifiedTime = sql`(select (${visitNotices.told} ->> 'timeSlot')::timestamp from ${visitNotices}
      where ${visitNotices.key} = ${bookings.key}
        and (${bookings.state} = 'confirmed' or ${visitNotices.nextAttemptAt} is not null))`;
    const lastDay = sql`greatest(coalesce(${bookings.settledAt}, ${bookings.askedAt}), ${visit}, ${notifiedTime})`;
    const { rowCount } = await this.database.run((db) =>
      db
        .update(bookings)
        .set({
          ...{ request: null, answer: null, digest: null, price: null },
          refusal: sql`${bookings.refusal} - 'said'`,
        })
        .where(
          and(
            isNotNull(bookings.request),
            sql`${lastDay} < now() - make_interval(days => ${days})`,
          ),
        ),
    );
    return rowCount ?? 0;
  }

  /** Creates jobs for open bookings that an earlier release, which had no jobs, has stored. */
  adopt(): Promise<void> {
    const from = { queue: queueNames.booking, table: 'booking', isWaiting: isOpen };
    return this.database.run((db) => adoptJobs(db, from));
  }
}

/** SHA-256 of a request. The schema fixes the order of fields, so that equal requests have equal text. */
const createDigest = (request: BookingRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
