import type { BookingRequest } from '../../domain/booking/booking.types';
import { formatLocalTime } from './localTime';
import type { WallMinute } from './mechmate.types';

type BookingState = 'confirmed' | 'cancelled';

/** A booking in the database. */
export interface StoredBooking {
  key: string;
  state: BookingState;
  /** Null if the booking was cancelled before it arrived. */
  reference: string | null;
  /** The order with its current place and time; null if it is erased or never arrived. */
  request: BookingRequest | null;
  /** Local end time of the visit; null without a visit. */
  endsAt: string | null;
  bookedAt: Date;
}

/** A row selected with `storedColumns`. */
export interface StoredRow extends Omit<StoredBooking, 'request' | 'endsAt'> {
  request: BookingRequest | null;
  departmentId: string | null;
  isFullDay: boolean;
  /** Start of the visit. */
  begin: WallMinute | null;
  /** End of the visit. */
  finish: WallMinute | null;
}

/** Columns of a `StoredRow`. */
export const storedColumns = `"key", "state", "reference", "request", "department_id" as "departmentId",
  "day_place" is not null as "isFullDay", "booked_at" as "bookedAt",
  (extract(epoch from lower("visit")) / 60)::int as "begin",
  (extract(epoch from upper("visit")) / 60)::int as "finish"`;

/** Converts a row to a booking; the order gets the current place and time. */
export function toStoredBooking(row: StoredRow): StoredBooking {
  const { key, state, reference, begin, finish, bookedAt, departmentId, isFullDay } = row;
  const request =
    row.request && departmentId !== null && begin !== null
      ? { ...row.request, departmentId, isFullDay, timeSlot: formatLocalTime(begin) }
      : null;
  const endsAt = finish === null ? null : formatLocalTime(finish);
  return { key, state, reference, request, endsAt, bookedAt };
}
