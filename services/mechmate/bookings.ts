import type { Pool, QueryResult, QueryResultRow } from 'pg';
import type { BookingRequest } from '../../domain/booking/booking.types';
import { errorCode } from '../../platform/errorCode';
import type { ExistingBookings, Place } from './freeTimes';
import { formatLocalTime } from './localTime';
import type { Span, WallMinute } from './mechmate.types';
import {
  storedColumns,
  toStoredBooking,
  type StoredBooking,
  type StoredRow,
} from './storedBooking';

/** PostgreSQL's error code for an exclusion violation. */
const EXCLUSION_VIOLATION = '23P01';
/** PostgreSQL's error code for a deadlock; the statement may be repeated. */
const DEADLOCK_DETECTED = '40P01';

/** A database error, without the values that the original error would contain. */
class BookingsError extends Error {
  override readonly name = 'BookingsFailed';
  constructor(readonly code: string | undefined) {
    super(`The bookings' table cannot be used (${code ?? 'connection'})`);
  }
}

/**
 * Repository of bookings. The table's exclusion constraints prevent double bookings, not this code; each
 * method changes it in one statement.
 */
export class Bookings {
  /** @param retentionDays days after a visit after which the customer's data is deleted */
  constructor(
    private readonly pool: Pool,
    private readonly retentionDays: number,
  ) {}

  /**
   * Returns the bookings of a workshop, and those of a car at any workshop, in a range of whole days.
   * `exceptKey` excludes one booking.
   */
  async findBooked(query: {
    departmentId: string;
    plate: string;
    days: Span;
    exceptKey?: string;
  }): Promise<ExistingBookings> {
    const { departmentId, plate, days, exceptKey = null } = query;
    const { rows } = await this.#query<Place & { from: number; to: number; isCar: boolean }>(
      `select "isCar", "bay", "mechanic", "day_place" as "dayPlace",
              json_build_object('from', extract(epoch from lower("visit")) / 60,
                                'to', extract(epoch from upper("visit")) / 60) as "visit",
              json_build_object('from', extract(epoch from lower("work")) / 60,
                                'to', extract(epoch from upper("work")) / 60) as "work"
         from (select false as "isCar", * from "workshop_booking"
                where "department_id" = $1 and "work" && tsrange($3, $4) and "state" = 'confirmed'
               union all
               select true, * from "workshop_booking"
                where "registration_number" = $2 and "visit" && tsrange($3, $4) and "state" = 'confirmed') found
        where "key" is distinct from $5`,
      [departmentId, plate, formatLocalTime(days.from), formatLocalTime(days.to), exceptKey],
    );
    const workshopRows = rows.filter(({ isCar }) => !isCar);
    return {
      work: workshopRows.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work })),
      dayPlaces: workshopRows.flatMap(({ dayPlace, visit }) =>
        dayPlace === null ? [] : { place: dayPlace, ...visit },
      ),
      visits: rows.filter(({ isCar }) => isCar).map(({ visit }) => visit),
    };
  }

  /** Stores a booking. Returns false if its key, reference, time or place is already used. */
  async add(
    booking: { key: string; reference: string; request: BookingRequest },
    place: Place,
  ): Promise<boolean> {
    const { key, reference, request } = booking;
    const { rowCount } = await this.#query(
      `insert into "workshop_booking" ("key", "state", "reference", "request", "registration_number",
         "department_id", "bay", "mechanic", "day_place", "visit", "work")
       values ($1, 'confirmed', $2, $3, $4, $5, $6, $7, $8, tsrange($9, $10), tsrange($11, $12))
       on conflict do nothing`,
      [
        key,
        reference,
        request,
        request.registrationNumber,
        request.departmentId,
        ...placeValues(place),
      ],
    );
    return rowCount === 1;
  }

  /**
   * Moves a confirmed booking. Returns false if the new time or place is occupied, or the booking is not
   * confirmed.
   */
  async move(key: string, departmentId: string, place: Place): Promise<boolean> {
    try {
      const { rowCount } = await this.#query(
        `update "workshop_booking" set "department_id" = $2, "bay" = $3, "mechanic" = $4, "day_place" = $5,
           "visit" = tsrange($6, $7), "work" = tsrange($8, $9)
          where "key" = $1 and "state" = 'confirmed'`,
        [key, departmentId, ...placeValues(place)],
      );
      return rowCount === 1;
    } catch (error) {
      if (error instanceof BookingsError && error.code === EXCLUSION_VIOLATION) return false;
      throw error;
    }
  }

  /** Cancels a booking. If the booking has not arrived yet, it is rejected when it arrives. */
  async cancel(key: string): Promise<void> {
    await this.#query(
      `insert into "workshop_booking" as kept ("key", "state", "cancelled_at") values ($1, 'cancelled', now())
       on conflict ("key") do update
         set "state" = 'cancelled', "cancelled_at" = coalesce(kept."cancelled_at", now())`,
      [key],
    );
  }

  /**
   * Returns the booking with a key, also if it is cancelled.
   * @param request to compare with the original request; an erased booking counts as equal
   */
  async find(
    key: string,
    request?: BookingRequest,
  ): Promise<(StoredBooking & { isSame: boolean }) | undefined> {
    const { rows } = await this.#query<StoredRow & { isSame: boolean | null }>(
      `select ${storedColumns}, "request" = $2::jsonb as "isSame" from "workshop_booking" where "key" = $1`,
      [key, request ?? null],
    );
    const [row] = rows;
    return row && { ...toStoredBooking(row), isSame: row.isSame ?? true };
  }

  /** Returns the first visit of a car to a department that begins after a time. */
  async findNext(query: {
    departmentId: string;
    plate: string;
    after: WallMinute;
  }): Promise<StoredBooking | undefined> {
    const { rows } = await this.#query<StoredRow>(
      `select ${storedColumns} from "workshop_booking"
        where "registration_number" = $1 and "department_id" = $2 and "state" = 'confirmed' and lower("visit") > $3
        order by "visit" limit 1`,
      [query.plate, query.departmentId, formatLocalTime(query.after)],
    );
    return rows[0] && toStoredBooking(rows[0]);
  }

  /** Deletes customers' data some days after their visits. */
  async erase(): Promise<void> {
    await this.#query(
      `update "workshop_booking" set "request" = null, "registration_number" = null
        where "request" is not null and upper("visit") < now() - $1 * interval '1 day'`,
      [this.retentionDays],
    );
  }

  /**
   * Returns a page of bookings, newest first, and the total number; excludes cancellations without an order.
   */
  async read(
    page: number,
    pageSize: number,
  ): Promise<{ bookings: StoredBooking[]; total: number }> {
    const { rows } = await this.#query<StoredRow>(
      `select ${storedColumns} from "workshop_booking" where "reference" is not null
        order by "booked_at" desc, "key" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const totals = await this.#query<{ total: number }>(
      `select count(*)::int as "total" from "workshop_booking" where "reference" is not null`,
    );
    return { bookings: rows.map(toStoredBooking), total: totals.rows[0]?.total ?? 0 };
  }

  /**
   * Runs a query, and repeats it after a deadlock. PostgreSQL's errors contain values of rows, so only the
   * code is passed on.
   */
  async #query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.query<Row>(text, [...values]);
      } catch (error) {
        const code = errorCode(error);
        if (code !== DEADLOCK_DETECTED || attempt === 3) throw new BookingsError(code);
      }
    }
  }
}

const placeValues = ({ bay, mechanic, dayPlace, visit, work }: Place): unknown[] => [
  bay,
  mechanic,
  dayPlace,
  ...[visit.from, visit.to, work.from, work.to].map(formatLocalTime),
];
