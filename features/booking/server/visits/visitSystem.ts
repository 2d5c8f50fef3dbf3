import type {
  BookingAnswer,
  BookingRequest,
  DayAvailability,
} from '../../../../domain/booking/booking.types';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';

/** The systems that keep visits, as our database names them. */
export type VisitSystemName = 'mechmate' | 'tirehotel';

/** What times are asked for. */
interface FreeDaysQuestion {
  plate: string;
  departmentId: string;
  /** ISO day that the week begins with. */
  date: string;
  /** What the visit is for, in the system's own codes. */
  codes: readonly string[];
  /** A booking that is to be moved: its own time counts as free. */
  movedKey?: string;
}

/**
 * A system that keeps visits to its departments. Each method throws BookingRefused where it refuses, and UpstreamError
 * where it fails, does not answer or answers nonsense.
 */
export interface VisitSystem {
  /** What is free on seven days. */
  days: (asked: FreeDaysQuestion) => Promise<DayAvailability[]>;
  /** Books; the same key gives the same answer however often it is sent. */
  book: (key: string, request: BookingRequest) => Promise<BookingAnswer>;
  /** A booking where and when it is now, in a language (ISO 639-1) where the system speaks it. */
  find: (key: string, language?: string) => Promise<BookedVisit>;
  /** Moves a booking to another time at the same department. */
  move: (key: string, time: VisitTime) => Promise<BookedVisit>;
  /** Takes a booking back; one that has not arrived yet will be refused when it does. */
  cancel: (key: string) => Promise<void>;
}

export type VisitSystems = Readonly<Record<VisitSystemName, VisitSystem>>;
