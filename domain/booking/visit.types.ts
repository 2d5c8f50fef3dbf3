import type { VisitPrice } from './visitPrice';
import type { BookingAnswer, BookingRequest, DayAvailability, Workshop } from './booking.types';

/** Where a visit is made. */
export interface VisitedWorkshop extends Pick<
  Workshop,
  'departmentId' | 'siteName' | 'address' | 'latitude' | 'longitude'
> {
  /** As it is dialled from its own country, or with the country's code. */
  phone: string;
}

/** A booked visit where and when it is now, as the workshop system knows it. */
export interface BookedVisit {
  state: 'confirmed' | 'cancelled';
  request: BookingRequest;
  answer: BookingAnswer;
  workshop: VisitedWorkshop;
  /** Called so in the language that was asked for, where the system speaks it. */
  offerings: readonly { code: string; name: string }[];
  /** Only the day is settled: the workshop comes back with a time. */
  isTimeToCome?: boolean;
  /** Local time at which it is expected to end; absent where the system does not tell. */
  endsAt?: string;
}

/** When a visit is, or shall be. */
export type VisitTime = Pick<BookingRequest, 'timeSlot' | 'isFullDay'>;

/** What became of a change that was asked for. */
export type VisitChange = 'booked' | 'moved' | 'cancelled' | 'taken' | 'begun' | 'failed';

/** A week of free times that a visit may be moved to. */
export interface VisitWeek {
  days: readonly DayAvailability[];
  /** ISO days that the weeks before and after it begin with, where there are any. */
  earlier?: string;
  later?: string;
}

/** What a visit is for, which says where another one is booked. */
export type VisitKind = 'workshop' | 'tires' | 'testDrive';

/** A visit as its link shows it to anyone: without the person who booked. */
export interface ShownVisit extends Pick<BookedVisit, 'state' | 'workshop'>, VisitTime {
  kind: VisitKind;
  /** What the link holds; each change is sent with it. */
  token: string;
  /** Reference number. */
  reference: string;
  registrationNumber: string;
  /** Make, model and year, where the visit is about a car of ours. */
  carName?: string;
  /** Names of what was ordered. */
  services: readonly string[];
  /** What was told that it costs; absent where that was not known. */
  price?: VisitPrice;
  /**
   * Instants that it begins and ends at for a calendar: `2026-11-24T07:00:00.000Z`; midnights of UTC for whole days.
   */
  start: string;
  end: string;
  /** It has not begun, so that it may be moved or cancelled. */
  mayChange: boolean;
  /** Undefined where it may not be moved, or where the free times are not known. */
  week?: VisitWeek;
  /** A week was asked for: times are shown at once. */
  isChoosing: boolean;
  change?: VisitChange;
}

/** What the page of a link shows. A link that has expired, or was never issued, is `unknown`. */
export type VisitPage = ShownVisit | 'unknown' | 'failing';
