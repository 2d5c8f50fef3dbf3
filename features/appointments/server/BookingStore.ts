import { createHash } from 'node:crypto';
import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import type { TireConfirmation } from '../../../domain/tireHotel/tireHotel.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import type { VisitTime } from '../../../domain/booking/visit.types';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { adoptJobs, unlessDone } from '../../../platform/jobs/earlierReleases';
import { claimJob, enqueueJob, type ClaimedJob } from '../../../platform/jobs/jobStore';
import { BOOKING_QUEUE, bookings, visitNotices, type BookingState } from './tables';
import { VISIT_QUEUE } from './visits/VisitNotices';
import type { VisitSystemName } from './visits/visitSystem';

/** A booking as our own database knows it. */
export interface KeptBooking {
  /** UUID that the visitor's browser gave it. */
  key: string;
  state: BookingState;
  /** With what only the tyre hotel tells. */
  answer: (BookingAnswer & { confirmation?: TireConfirmation }) | null;
  refusal: BookingError | null;
  /** Local time of the visit as it was ordered or moved here; null once that is erased. */
  timeSlot: string | null;
  /** Whether it has a day and no time; null once that is erased. */
  isFullDay: boolean | null;
  /** Registration of the car; null where that is erased, or nothing was ever asked for. */
  plate: string | null;
  /** Where it is booked. */
  system: VisitSystemName;
  /** What its owner was told that it costs; null where that was not known. */
  price: VisitPrice | null;
}

/** A booking whose outcome is not known. */
export interface OpenBooking {
  key: string;
  state: 'pending' | 'abandoning';
  request: BookingRequest;
  system: VisitSystemName;
}

/** Where a visit is booked. */
export interface BookingPage {
  site: string;
  /** ISO 639-1, of the page that it was confirmed on. */
  language: string;
  system: VisitSystemName;
  /** What it costs there; absent where that is not known. */
  price?: VisitPrice;
}

/** Of what somebody asked for. */
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

/** Bookings that visitors have confirmed, each kept before its system is asked. */
export class BookingStore {
  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /**
   * Keeps what a visitor has confirmed, for good, with a job that finds out what becomes of it. The caller does that job at
   * once; others leave it alone for so many ms.
   * @returns `conflict` when the key belongs to another request
   */
  async add(
    key: string,
    page: BookingPage,
    request: BookingRequest,
    leaseMs: number,
  ): Promise<ClaimedJob | 'known' | 'conflict'> {
    const digest = digestOf(request);
    const added = await this.database.transaction(async (db) => {
      const { rowCount } = await db
        .insert(bookings)
        .values({ key, ...page, digest, request, nextAttemptAt: unlessDone() })
        .onConflictDoNothing();
      if (rowCount !== 1) return undefined;
      const job = { queue: BOOKING_QUEUE, key };
      await enqueueJob(db, job);
      return claimJob(db, job, leaseMs);
    });
    if (added) return added;
    const [known] = await this.database.run((db) =>
      db.select({ digest: bookings.digest }).from(bookings).where(eq(bookings.key, key)),
    );
    return known && (known.digest === null || known.digest === digest) ? 'known' : 'conflict';
  }

  /** Notes that a key which was never seen stands for no booking: one that still comes with it is not made. */
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

  async find(key: string, site: string): Promise<KeptBooking | undefined> {
    const [booking] = await this.database.run((db) =>
      db
        .select(columns)
        .from(bookings)
        .where(and(eq(bookings.key, key), eq(bookings.site, site))),
    );
    return booking;
  }

  /** One whose outcome is not known; undefined for one that is settled. One that is open for too long is taken back. */
  async open(key: string, giveUpMs: number): Promise<OpenBooking | undefined> {
    const isLate = sql`${bookings.askedAt} + ${giveUpMs}::double precision * interval '1 millisecond' <= now()`;
    const [open] = await this.database.run((db) =>
      db
        .update(bookings)
        .set({
          state: sql`case when ${isLate} then 'abandoning' else ${bookings.state} end`,
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
   * Notes that it is made, and that its owner is to be told. One that is being taken back is not: whoever was late
   * must not say that it is.
   * @returns whether it is noted
   */
  confirmed(key: string, answer: BookingAnswer): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(bookings)
        .set({ state: 'confirmed', answer, settledAt: sql`now()` })
        .where(and(eq(bookings.key, key), eq(bookings.state, 'pending')));
      if (rowCount !== 1) return false;
      await db
        .insert(visitNotices)
        .values({ key, nextAttemptAt: unlessDone() })
        .onConflictDoNothing();
      await enqueueJob(db, { queue: VISIT_QUEUE, key });
      return true;
    });
  }

  /** Notes when a visit is now. */
  async moved(key: string, { timeSlot, isFullDay }: VisitTime): Promise<void> {
    const time = JSON.stringify({ timeSlot, isFullDay });
    await this.database.run((db) =>
      db
        .update(bookings)
        .set({ request: sql`${bookings.request} || ${time}::jsonb` })
        .where(eq(bookings.key, key)),
    );
  }

  /** Notes that the visit was cancelled. */
  async cancelled(key: string): Promise<void> {
    await this.database.run((db) =>
      db
        .update(bookings)
        .set({ state: 'cancelled' })
        .where(and(eq(bookings.key, key), eq(bookings.state, 'confirmed'))),
    );
  }

  /** @returns whether it is noted */
  refused(key: string, refusal: BookingError): Promise<boolean> {
    return this.#settle(key, 'pending', 'refused', refusal);
  }

  abandoned(key: string): Promise<boolean> {
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
   * Erases who has booked what, so many days after it was settled and the visit made; its state stays known. The visit is
   * made when its owner was told last, which its workshop may have changed; while there is more to tell of one that was
   * cancelled, that holds as well. What nobody could settle is erased after that time all the same.
   */
  async erase(days: number): Promise<number> {
    const visit = sql`case when ${bookings.state} = 'confirmed' then (${bookings.request} ->> 'timeSlot')::timestamp end`;
    const told = sql`(select (${visitNotices.told} ->> 'timeSlot')::timestamp from ${visitNotices}
      where ${visitNotices.key} = ${bookings.key}
        and (${bookings.state} = 'confirmed' or ${visitNotices.nextAttemptAt} is not null))`;
    const lastDay = sql`greatest(coalesce(${bookings.settledAt}, ${bookings.askedAt}), ${visit}, ${told})`;
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

  /** Takes over what processes of an earlier release have noted. */
  adopt(): Promise<void> {
    const from = { queue: BOOKING_QUEUE, table: 'booking', isWaiting: isOpen };
    return this.database.run((db) => adoptJobs(db, from));
  }
}

/** The schema gives values in its own order, however a browser sent them. */
const digestOf = (request: BookingRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
