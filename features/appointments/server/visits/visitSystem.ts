import type {
  BookingAnswer,
  BookingRequest,
  DayAvailability,
} from '../../../../domain/booking/booking.types';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import type { BookingError } from '../../../../domain/booking/bookingErrors';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';

/** The systems that keep visits, as our database names them. */
export type VisitSystemName = 'mechmate' | 'tirehotel';

/** What times are asked for. */
export interface FreeDaysQuestion {
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

/** Systems that features add. Those that none has added fail: bookings of before wait until one does. */
export function openSystems(): {
  systems: VisitSystems;
  add: (name: VisitSystemName, system: VisitSystem) => void;
} {
  const systems = { mechmate: absent('mechmate'), tirehotel: absent('tirehotel') };
  return { systems, add: (name, system) => void (systems[name] = system) };
}

function absent(name: VisitSystemName): VisitSystem {
  const fail = () => Promise.reject(new UpstreamError(name, 'network', 'is not connected'));
  return { days: fail, book: fail, find: fail, move: fail, cancel: fail };
}

/** What the workshop system will not do, in its own words (spec 3 §8.1). */
export class BookingRefused extends Error {
  override readonly name = 'BookingRefused';

  /** @param status of its answer, 400 to 499 */
  constructor(
    readonly refusal: BookingError,
    readonly status: number,
  ) {
    super(`The workshop system refuses: ${refusal.code}`);
  }
}

/** So answer gateways and firewalls too, while the system itself may have taken what was sent: its own word has a body. */
export const answersOfOthers: readonly number[] = [401, 403, 404, 405, 407, 413];
