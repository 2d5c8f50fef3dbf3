import { createHash } from 'node:crypto';
import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import type { TireConfirmation } from '../../../domain/tireHotel/tireHotel.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import type { VisitTime } from '../../../domain/booking/visit.types';
import type { Database } from '../../../platform/database/Database';
import type { VisitSystemName } from './visits/visitSystem';

/**
 * What is known of a booking: asked for and not yet known; made; refused; being taken back because nobody could tell
 * for too long; taken back; made, and its visit cancelled.
 */
export type BookingState =
  'pending' | 'confirmed' | 'refused' | 'abandoning' | 'abandoned' | 'cancelled';

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

/** A booking whose outcome this process has taken upon itself to find out. */
export interface OpenBooking {
  key: string;
  state: 'pending' | 'abandoning';
  request: BookingRequest;
  system: VisitSystemName;
  /** This attempt included. */
  attempts: number;
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

const COLUMNS = `"key", "state", "answer", "refusal", "system", "price", "request" ->> 'timeSlot' as "timeSlot",
  ("request" ->> 'isFullDay')::boolean as "isFullDay",
  coalesce("request" ->> 'registrationNumber', "answer" ->> 'registrationNumber') as "plate"`;
const OPEN = `"state" in ('pending', 'abandoning')`;

/** Bookings that visitors have confirmed, each kept before its system is asked. */
export class BookingStore {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Keeps what a visitor has confirmed, for good. The caller asks the workshop system at once; others leave it alone
   * for so many ms.
   * @returns `conflict` when the key belongs to another request
   */
  async add(
    key: string,
    { site, language, system, price }: BookingPage,
    request: BookingRequest,
    leaseMs: number,
  ): Promise<'added' | 'known' | 'conflict'> {
    const digest = digestOf(request);
    const added = await this.database.query(
      `insert into "booking" ("key", "site", "language", "system", "digest", "request", "price", "attempts", "next_attempt_at")
       values ($1, $2, $3, $4, $5, $6, $8, 1, now() + $7 * interval '1 millisecond') on conflict do nothing`,
      [key, site, language, system, digest, request, leaseMs, price ?? null],
    );
    if (added.rowCount === 1) return 'added';
    const { rows } = await this.database.query(
      `select ("digest" is null or "digest" = $2) as "same" from "booking" where "key" = $1`,
      [key, digest],
    );
    return (rows[0] as { same: boolean } | undefined)?.same ? 'known' : 'conflict';
  }

  /** Notes that a key which was never seen stands for no booking: one that still comes with it is not made. */
  async giveUp(key: string, site: string): Promise<void> {
    const refusal: BookingError = { code: 'ServerError' };
    await this.database.query(
      `insert into "booking" ("key", "site", "state", "refusal", "settled_at")
       values ($1, $2, 'abandoned', $3, now()) on conflict do nothing`,
      [key, site, refusal],
    );
  }

  async find(key: string, site: string): Promise<KeptBooking | undefined> {
    const { rows } = await this.database.query(
      `select ${COLUMNS} from "booking" where "key" = $1 and "site" = $2`,
      [key, site],
    );
    return rows[0] as KeptBooking | undefined;
  }

  /** Takes the booking that is due the longest, for so many ms. One that is open for too long is taken back. */
  async claim(leaseMs: number, giveUpMs: number): Promise<OpenBooking | undefined> {
    const { rows } = await this.database.query(
      `update "booking" set "attempts" = "attempts" + 1,
              "next_attempt_at" = now() + $1 * interval '1 millisecond',
              "state" = case when "asked_at" + $2 * interval '1 millisecond' <= now()
                             then 'abandoning' else "state" end
        where "key" = (select "key" from "booking" where ${OPEN} and "next_attempt_at" <= now()
                        order by "next_attempt_at" limit 1 for update skip locked)
       returning "key", "state", "request", "system", "attempts"`,
      [leaseMs, giveUpMs],
    );
    return rows[0] as OpenBooking | undefined;
  }

  /** Ms until one is due; undefined when none is open. */
  async untilNext(): Promise<number | undefined> {
    const { rows } = await this.database.query(
      `select extract(epoch from min("next_attempt_at") - now()) * 1000 as "wait"
         from "booking" where ${OPEN}`,
    );
    const { wait } = rows[0] as { wait: string | null };
    return wait === null ? undefined : Math.max(Number(wait), 0);
  }

  /**
   * Notes that it is made, and that its owner is to be told. One that is being taken back is not: whoever was late
   * must not say that it is.
   */
  async confirmed(key: string, answer: BookingAnswer): Promise<void> {
    await this.database.query(
      `with settled as (
         update "booking" set "state" = 'confirmed', "answer" = $2, "settled_at" = now()
          where "key" = $1 and "state" = 'pending' returning "key"
       ) insert into "visit_notice" ("key") select "key" from settled on conflict do nothing`,
      [key, answer],
    );
  }

  /** Notes when a visit is now. */
  async moved(key: string, { timeSlot, isFullDay }: VisitTime): Promise<void> {
    await this.database.query(
      `update "booking" set "request" = "request" || $2::jsonb where "key" = $1`,
      [key, { timeSlot, isFullDay }],
    );
  }

  /** Notes that the visit was cancelled. */
  async cancelled(key: string): Promise<void> {
    await this.database.query(
      `update "booking" set "state" = 'cancelled' where "key" = $1 and "state" = 'confirmed'`,
      [key],
    );
  }

  refused(key: string, refusal: BookingError): Promise<void> {
    return this.#settle(key, 'pending', 'refused', refusal);
  }

  abandoned(key: string): Promise<void> {
    const refusal: BookingError = { code: 'ServerError' };
    return this.#settle(key, 'abandoning', 'abandoned', refusal);
  }

  async #settle(
    key: string,
    from: BookingState,
    to: BookingState,
    refusal: BookingError,
  ): Promise<void> {
    await this.database.query(
      `update "booking" set "state" = $3, "refusal" = $4, "settled_at" = now()
        where "key" = $1 and "state" = $2`,
      [key, from, to, refusal],
    );
  }

  async tryAgain(key: string, waitMs: number): Promise<void> {
    await this.database.query(
      `update "booking" set "next_attempt_at" = now() + $2 * interval '1 millisecond'
        where "key" = $1 and ${OPEN}`,
      [key, waitMs],
    );
  }

  /**
   * Erases who has booked what, so many days after it was settled and the visit made; its state stays known. The visit is
   * made when its owner was told last, which its workshop may have changed; while there is more to tell of one that was
   * cancelled, that holds as well. What nobody could settle is erased after that time all the same.
   */
  async erase(days: number): Promise<number> {
    const { rowCount } = await this.database.query(
      `update "booking" set "request" = null, "answer" = null, "digest" = null, "price" = null,
              "refusal" = "refusal" - 'said'
        where "request" is not null
          and greatest(coalesce("settled_at", "asked_at"),
                       case when "state" = 'confirmed' then ("request" ->> 'timeSlot')::timestamp end,
                       (select ("told" ->> 'timeSlot')::timestamp from "visit_notice" n
                         where n."key" = "booking"."key"
                           and ("booking"."state" = 'confirmed' or n."next_attempt_at" is not null)))
              < now() - $1 * interval '1 day'`,
      [days],
    );
    return rowCount ?? 0;
  }
}

/** The schema gives values in its own order, however a browser sent them. */
const digestOf = (request: BookingRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
