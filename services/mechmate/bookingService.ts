import type { BookingAnswer, BookingRequest } from '../../domain/booking/booking.types';
import type { BookedVisit, VisitedWorkshop } from '../../domain/booking/visit.types';
import { dayOfMinute, type FreeTimes, type Place } from './freeTimes';
import { canDoAll, isConsistent, createJob, findOfferings } from './jobs';
import { readLocalTime } from './localTime';
import { MINUTES_PER_DAY, startOfDayNumber } from './occupancy';
import { translateOffering, type SupportedLanguage } from './offeringTexts';
import { Refusal } from './refusal';
import type { WorkshopDepartment } from './mechmate.types';
import type { StoredBooking } from './storedBooking';
import type { WorkshopSystem } from './workshopSystem';
import { randomInt } from 'node:crypto';

/**
 * Characters of booking numbers. Excluded are characters that are confused in writing (0 and O, 1 and I, 2
 * and Z, 5 and S, 8 and B) or when spoken in Swedish (B, D, E, G, P and T; M and N), and vowels, so that no
 * words occur.
 */
const REFERENCE_CHARACTERS = 'CFHKLMRTXY34679';
const REFERENCE_LENGTH = 7;

/** Creates a random booking number, such as `K4F9-7RX`. Duplicates are unlikely; `add` rejects them. */
export function createReference(): string {
  const characters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  ).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * An attempt fails if another customer takes a bay or mechanic at the same time. No workshop has as many of
 * them.
 */
const MAX_ATTEMPTS = 50;

/** New time of a booking, and new workshop if that changes. */
export interface Move {
  timeSlot: string;
  isFullDay: boolean;
  departmentId?: string;
}

/** Creates, moves and cancels bookings; each operation is idempotent. */
export class BookingService {
  constructor(private readonly system: WorkshopSystem) {}

  /**
   * Books a visit. Repeated requests with the same key and content get the same answer.
   * @throws Refusal
   */
  async book(key: string, request: BookingRequest): Promise<BookingAnswer> {
    const { bookings } = this.system;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      // The place is searched before the key. In the other order, a repeated request could miss the booking
      // of the first one, and then be refused because that booking took the last free time.
      const place = await this.#tryFindPlace(request);
      const existing = await bookings.find(key, request);
      if (existing) return this.#repeatAnswer(existing, request);
      if (place instanceof Refusal) throw place;
      const reference = createReference();
      if (await bookings.add({ key, reference, request }, place)) {
        return toAnswer(reference, request);
      }
    }
    throw new Refusal('TimeslotNotAvailable');
  }

  /** Returns a booking with its workshop and offerings. @throws Refusal if it does not exist or is erased */
  async find(key: string, language: SupportedLanguage = 'sv'): Promise<BookedVisit> {
    const booking = await this.system.bookings.find(key);
    if (!booking?.request || booking.reference === null) throw new Refusal('BookingNotFound');
    const { request, reference, state, endsAt } = booking;
    const codes = request.serviceOfferingRequests.map(({ kobraId }) => kobraId);
    return {
      request,
      answer: toAnswer(reference, request),
      state,
      workshop: toVisitedWorkshop(this.system.findWorkshop(request.departmentId)),
      offerings: (findOfferings(codes) ?? []).map((row) => {
        const { code, name } = translateOffering(row, language);
        return { code, name };
      }),
      endsAt: endsAt ?? undefined,
    };
  }

  /** Moves a booking to another time, and to another workshop if one is given. @throws Refusal */
  async move(key: string, move: Move): Promise<BookedVisit> {
    const { bookings } = this.system;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { request, state } = await this.find(key);
      if (state === 'cancelled') throw new Refusal('BookingCancelled');
      const movedRequest = {
        ...request,
        ...move,
        departmentId: move.departmentId ?? request.departmentId,
      };
      if (isSamePlace(movedRequest, request)) return this.find(key);
      if (readLocalTime(request.timeSlot) <= this.system.now()) throw new Refusal('VisitHasBegun');
      const place = await this.#tryFindPlace(movedRequest, key);
      if (place instanceof Refusal) throw place;
      if (await bookings.move(key, movedRequest.departmentId, place)) return this.find(key);
    }
    throw new Refusal('TimeslotNotAvailable');
  }

  /** Cancels a booking, also one that arrives later. Always succeeds. */
  async cancel(key: string): Promise<void> {
    await this.system.bookings.cancel(key);
  }

  /** Answers a request whose key was used before. */
  #repeatAnswer(
    existing: StoredBooking & { isSame: boolean },
    request: BookingRequest,
  ): BookingAnswer {
    if (existing.state === 'cancelled' || existing.reference === null) {
      throw new Refusal('BookingCancelled');
    }
    if (!existing.isSame) throw new Refusal('IdempotencyKeyReused');
    return toAnswer(existing.reference, request);
  }

  /** Returns a free place for a visit, or the reason why there is none. */
  async #tryFindPlace(request: BookingRequest, key?: string): Promise<Place | Refusal> {
    try {
      return await this.#findPlace(request, key);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  async #findPlace(request: BookingRequest, key?: string): Promise<Place> {
    const { system } = this;
    const workshop = system.findWorkshop(request.departmentId);
    const car = system.findBookedCar(workshop, request.registrationNumber);
    const orderedServices = request.serviceOfferingRequests;
    const codes = orderedServices.map(({ kobraId }) => kobraId);
    // A moved booking keeps offerings that the car qualified for at the time of booking, such as those for
    // new cars.
    const rows = key === undefined ? system.findOfferings(codes, car) : findOfferings(codes);
    if (!rows || !isConsistent(rows, orderedServices) || !canDoAll(workshop, rows, car)) {
      throw new Refusal('InvalidRequest');
    }
    const begin = readLocalTime(request.timeSlot);
    const bookable = system.bookableDays();
    if (!(begin >= bookable.from && begin < bookable.to)) throw new Refusal('TimeslotNotAvailable');
    const day = dayOfMinute(begin);
    const days = { from: startOfDayNumber(day), to: startOfDayNumber(day) + MINUTES_PER_DAY };
    const job = createJob(rows, car, orderedServices);
    const freeTimes = await system.loadFreeTimes(workshop, { car, job, days, exceptKey: key });
    const place = findFreePlace(freeTimes, begin, request.isFullDay);
    if (!place) throw new Refusal('TimeslotNotAvailable');
    return place;
  }
}

const findFreePlace = (
  freeTimes: FreeTimes,
  begin: number,
  isFullDay: boolean,
): Place | undefined =>
  isFullDay ? freeTimes.findDayPlace(dayOfMinute(begin)) : freeTimes.findPlace(begin);

const isSamePlace = (a: BookingRequest, b: BookingRequest): boolean =>
  a.departmentId === b.departmentId && a.timeSlot === b.timeSlot && a.isFullDay === b.isFullDay;

const toVisitedWorkshop = (workshop: WorkshopDepartment): VisitedWorkshop => {
  const { departmentId, siteName, address, phone, latitude, longitude } = workshop;
  return { departmentId, siteName, address, phone, latitude, longitude };
};

const toAnswer = (reference: string, request: BookingRequest): BookingAnswer => ({
  id: reference,
  registrationNumber: request.registrationNumber,
  kobraProductIds: request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
});
