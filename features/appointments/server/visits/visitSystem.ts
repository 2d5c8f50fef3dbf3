import type {
  BookingAnswer,
  BookingRequest,
  DayAvailability,
} from '../../../../domain/booking/booking.types';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import type { BookingError } from '../../../../domain/booking/bookingErrors';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';

/** Names of the systems in which visits are booked, as stored in the database. */
export type VisitSystemName = 'mechmate' | 'tirehotel';

/** A request for free times. */
interface FreeDaysQuery {
  plate: string;
  departmentId: string;
  /** ISO day on which the week begins. */
  date: string;
  /** The services of the visit, in the visit system's own codes. */
  codes: readonly string[];
  /** A booking that is to be moved: its own time counts as free. */
  movedKey?: string;
}

/**
 * A system in which visits to its departments are booked. Each method throws BookingRefused if the system
 * refuses, and UpstreamError if it fails, does not answer or sends an invalid answer.
 */
export interface VisitSystem {
  /** The free times of seven days. */
  days: (query: FreeDaysQuery) => Promise<DayAvailability[]>;
  /** Books a visit; idempotent for the same key. */
  book: (key: string, request: BookingRequest) => Promise<BookingAnswer>;
  /** The current place and time of a booking, in a language (ISO 639-1) where the system supports it. */
  find: (key: string, language?: string) => Promise<BookedVisit>;
  /** Moves a booking to another time at the same department. */
  move: (key: string, time: VisitTime) => Promise<BookedVisit>;
  /** Cancels a booking; if its request arrives later, the system refuses it. */
  cancel: (key: string) => Promise<void>;
}

export type VisitSystems = Readonly<Record<VisitSystemName, VisitSystem>>;

/**
 * Systems that features register. Calls to one that is not registered fail: its bookings wait until it is.
 */
export function createVisitSystems(): {
  systems: VisitSystems;
  add: (name: VisitSystemName, system: VisitSystem) => void;
} {
  const systems = {
    mechmate: createMissingSystem('mechmate'),
    tirehotel: createMissingSystem('tirehotel'),
  };
  return { systems, add: (name, system) => void (systems[name] = system) };
}

function createMissingSystem(name: VisitSystemName): VisitSystem {
  const fail = () => Promise.reject(new UpstreamError(name, 'network', 'is not registered'));
  return { days: fail, book: fail, find: fail, move: fail, cancel: fail };
}

/** A refusal by a visit system, with the system's own message. */
export class BookingRefused extends Error {
  override readonly name = 'BookingRefused';

  /** @param status HTTP status of the answer, 400 to 499 */
  constructor(
    readonly refusal: BookingError,
    readonly status: number,
  ) {
    super(`The workshop system refused the booking: ${refusal.code}`);
  }
}

/**
 * Statuses that gateways and firewalls send too, although the system may have accepted the request. Only an
 * answer with the system's own error body counts as its refusal.
 */
export const gatewayStatuses: readonly number[] = [401, 403, 404, 405, 407, 413];
