import type { VisitPrice } from './visitPrice';
import type { BookingAnswer, BookingRequest, DayAvailability, Workshop } from './booking.types';

/** The workshop of a visit. */
export interface VisitedWorkshop extends Pick<
  Workshop,
  'departmentId' | 'siteName' | 'address' | 'latitude' | 'longitude'
> {
  /** Phone number as dialled within its own country, or with the country code. */
  phone: string;
}

/** The current place, time and state of a booked visit, from the workshop system. */
export interface BookedVisit {
  state: 'confirmed' | 'cancelled';
  request: BookingRequest;
  answer: BookingAnswer;
  workshop: VisitedWorkshop;
  /** The ordered offerings; the name is in the requested language, if the system has it. */
  offerings: readonly { code: string; name: string }[];
  /** True when only the day is fixed: the workshop will contact the visitor about the time. */
  isTimeToCome?: boolean;
  /** Expected local end time; undefined when the system does not give it. */
  endsAt?: string;
}

/** The time of a visit, current or requested. */
export type VisitTime = Pick<BookingRequest, 'timeSlot' | 'isFullDay'>;

/** The result of a change that the visitor requested. */
export type VisitChange = 'booked' | 'moved' | 'cancelled' | 'taken' | 'begun' | 'failed';

/** A week of free times to which a visit may be moved. */
export interface VisitWeek {
  days: readonly DayAvailability[];
  /** First days (ISO) of the weeks before and after, if there are any. */
  earlier?: string;
  later?: string;
}

/** Purpose of a visit, which decides on which page another one is booked. */
export type VisitKind = 'workshop' | 'tires' | 'testDrive';

/** A visit as its link shows it to anyone: without the person who booked. */
export interface ShownVisit extends Pick<BookedVisit, 'state' | 'workshop'>, VisitTime {
  kind: VisitKind;
  /** Token of the link; it is sent with each change. */
  token: string;
  /** Reference number. */
  reference: string;
  registrationNumber: string;
  /** Make, model and year, when the visit is about a car of ours. */
  carName?: string;
  /** Names of the ordered services. */
  services: readonly string[];
  /** Price that the visitor was given; undefined when it was not known. */
  price?: VisitPrice;
  /** Start and end in a calendar, as instants: `2026-11-24T07:00:00.000Z`; midnights of UTC for full days. */
  start: string;
  end: string;
  /** Whether the visit may be moved or cancelled: it has not begun. */
  mayChange: boolean;
  /** Undefined when the visit may not be moved, or the free times are not known. */
  week?: VisitWeek;
  /** True when the request named a week: the free times are shown at once. */
  isChoosing: boolean;
  change?: VisitChange;
}

/**
 * The page of a visit's link: `unknown` when the link has expired or was never issued, `failing` while the
 * visit cannot be loaded.
 */
export type VisitPage = ShownVisit | 'unknown' | 'failing';
