import type { Pool, QueryResult, QueryResultRow } from 'pg';
import type { BookingRequest } from '../../domain/booking/booking.types';
import { errorCode } from '../../platform/errorCode';
import type { Booked, Place } from './freeTimes';
import { localTime } from './localTime';
import type { Span, WallMinute } from './mechmate.types';
import { storedColumns, storedOf, type StoredBooking, type StoredRow } from './storedBooking';

/** PostgreSQL's word for a row that another one excludes. */
const EXCLUDED = '23P01';
/** Two changes waited for each other; one was undone and may be tried again. */
const DEADLOCK = '40P01';

/** The database failed; without the values that its own error would tell. */
class BookingsFailed extends Error {
  override readonly name = 'BookingsFailed';
  constructor(readonly code: string | undefined) {
    super(`The bookings' table cannot be used (${code ?? 'connection'})`);
  }
}

/**
 * The table of bookings. That nothing is booked twice is not decided here but by its exclusion constraints; each
 * method changes it by one statement.
 */
export class Bookings {
  /** @param keepDays days after a visit in which it is erased who came */
  constructor(
    private readonly pool: Pool,
    private readonly keepDays: number,
  ) {}

  /** What is booked at a workshop, and of a car anywhere, in a stretch of whole days; but for one booking. */
  async booked(where: {
    departmentId: string;
    plate: string;
    days: Span;
    exceptKey?: string;
  }): Promise<Booked> {
    const { departmentId, plate, days, exceptKey = null } = where;
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
      [departmentId, plate, localTime(days.from), localTime(days.to), exceptKey],
    );
    const here = rows.filter(({ isCar }) => !isCar);
    return {
      work: here.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work })),
      dayPlaces: here.flatMap(({ dayPlace, visit }) =>
        dayPlace === null ? [] : { place: dayPlace, ...visit },
      ),
      visits: rows.filter(({ isCar }) => isCar).map(({ visit }) => visit),
    };
  }

  /** Keeps a booking; false where its key, its reference or what it takes is taken. */
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
        ...valuesOf(place),
      ],
    );
    return rowCount === 1;
  }

  /** Moves a confirmed booking; false where what it would take is taken, or it is confirmed no longer. */
  async move(key: string, departmentId: string, place: Place): Promise<boolean> {
    try {
      const { rowCount } = await this.#query(
        `update "workshop_booking" set "department_id" = $2, "bay" = $3, "mechanic" = $4, "day_place" = $5,
           "visit" = tsrange($6, $7), "work" = tsrange($8, $9)
          where "key" = $1 and "state" = 'confirmed'`,
        [key, departmentId, ...valuesOf(place)],
      );
      return rowCount === 1;
    } catch (error) {
      if (error instanceof BookingsFailed && error.code === EXCLUDED) return false;
      throw error;
    }
  }

  /** Cancels a booking; one that has not arrived is refused should it arrive later. */
  async cancel(key: string): Promise<void> {
    await this.#query(
      `insert into "workshop_booking" as kept ("key", "state", "cancelled_at") values ($1, 'cancelled', now())
       on conflict ("key") do update
         set "state" = 'cancelled', "cancelled_at" = coalesce(kept."cancelled_at", now())`,
      [key],
    );
  }

  /**
   * The booking with a key, or its tombstone.
   * @param request tells whether it was ordered like this; what is erased counts as the same
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
    return row && { ...storedOf(row), isSame: row.isSame ?? true };
  }

  /** The first visit of a car to a department of those that begin after a time. */
  async next(of: {
    departmentId: string;
    plate: string;
    after: WallMinute;
  }): Promise<StoredBooking | undefined> {
    const { rows } = await this.#query<StoredRow>(
      `select ${storedColumns} from "workshop_booking"
        where "registration_number" = $1 and "department_id" = $2 and "state" = 'confirmed' and lower("visit") > $3
        order by "visit" limit 1`,
      [of.plate, of.departmentId, localTime(of.after)],
    );
    return rows[0] && storedOf(rows[0]);
  }

  /** Erases who came, some days after their visits. */
  async erase(): Promise<void> {
    await this.#query(
      `update "workshop_booking" set "request" = null, "registration_number" = null
        where "request" is not null and upper("visit") < now() - $1 * interval '1 day'`,
      [this.keepDays],
    );
  }

  /** Newest first, a page at a time, with how many there are; without those that never arrived. */
  async read(
    page: number,
    pageSize: number,
  ): Promise<{ bookings: StoredBooking[]; total: number }> {
    const { rows } = await this.#query<StoredRow>(
      `select ${storedColumns} from "workshop_booking" where "reference" is not null
        order by "booked_at" desc, "key" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const counted = await this.#query<{ total: number }>(
      `select count(*)::int as "total" from "workshop_booking" where "reference" is not null`,
    );
    return { bookings: rows.map(storedOf), total: counted.rows[0]?.total ?? 0 };
  }

  /** An error of PostgreSQL repeats the values of a row: only its code goes on. */
  async #query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.query<Row>(text, [...values]);
      } catch (error) {
        const code = errorCode(error);
        if (code !== DEADLOCK || attempt === 3) throw new BookingsFailed(code);
      }
    }
  }
}

const valuesOf = ({ bay, mechanic, dayPlace, visit, work }: Place): unknown[] => [
  bay,
  mechanic,
  dayPlace,
  ...[visit.from, visit.to, work.from, work.to].map(localTime),
];
