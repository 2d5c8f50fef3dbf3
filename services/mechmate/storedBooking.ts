import type { BookingRequest } from '../../domain/booking/booking.types';
import { localTime } from './localTime';
import type { WallMinute } from './mechmate.types';

type BookingState = 'confirmed' | 'cancelled';

/** A booking as it is kept. */
export interface StoredBooking {
  key: string;
  state: BookingState;
  /** Null for a booking that was cancelled before it arrived. */
  reference: string | null;
  /** What was ordered, where and when it is now. Null once it is erased, and where it never arrived. */
  request: BookingRequest | null;
  /** Local time at which the visit ends; null where there is none. */
  endsAt: string | null;
  bookedAt: Date;
}

/** A row as it is read by `storedColumns`. */
export interface StoredRow extends Omit<StoredBooking, 'request' | 'endsAt'> {
  request: BookingRequest | null;
  departmentId: string | null;
  isFullDay: boolean;
  /** When the visit begins. */
  begin: WallMinute | null;
  /** When it ends. */
  finish: WallMinute | null;
}

/** Columns of the table that make a StoredRow. */
export const storedColumns = `"key", "state", "reference", "request", "department_id" as "departmentId",
  "day_place" is not null as "isFullDay", "booked_at" as "bookedAt",
  (extract(epoch from lower("visit")) / 60)::int as "begin",
  (extract(epoch from upper("visit")) / 60)::int as "finish"`;

/** The booking of a row: what was ordered, where and when it is now. */
export function storedOf(row: StoredRow): StoredBooking {
  const { key, state, reference, begin, finish, bookedAt, departmentId, isFullDay } = row;
  const request =
    row.request && departmentId !== null && begin !== null
      ? { ...row.request, departmentId, isFullDay, timeSlot: localTime(begin) }
      : null;
  const endsAt = finish === null ? null : localTime(finish);
  return { key, state, reference, request, endsAt, bookedAt };
}
