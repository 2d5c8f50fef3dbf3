import type { BookingAnswer, BookingRequest } from '../../domain/booking/booking.types';
import type { BookedVisit, VisitedWorkshop } from '../../domain/booking/visit.types';
import { dayOf, type FreeTimes, type Place } from './freeTimes';
import { canDoAll, isConsistent, jobOf, rowsOf } from './jobs';
import { readLocalTime } from './localTime';
import { MINUTES_OF_DAY, startOf } from './occupancy';
import { inLanguage, type SpokenLanguage } from './offeringTexts';
import { Refusal } from './refusal';
import type { WorkshopDepartment } from './mechmate.types';
import type { StoredBooking } from './storedBooking';
import type { WorkshopSystem } from './workshopSystem';
import { randomInt } from 'node:crypto';

/**
 * Letters and digits that nobody takes for another, neither in writing (0 and O, 1 and I, 2 and Z, 5 and S, 8 and
 * B) nor when they are read out in Swedish (B, D, E, G, P and T; M and N). No vowel, so that no words come about.
 */
const SIGNS = 'CFHKLMRTXY34679';
const LENGTH = 7;

/** A new number that a booking is called by, such as `K4F9-7RX`: enough of them that none is met twice. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Each failed attempt means that somebody else took a bay or a mechanic, and no workshop has so many pairs of them. */
const MAX_ATTEMPTS = 50;

/** Where a booking is moved to. */
export interface Move {
  timeSlot: string;
  isFullDay: boolean;
  departmentId?: string;
}

/** Makes, moves and cancels bookings; each is safe to be asked for again. */
export class BookingService {
  constructor(private readonly system: WorkshopSystem) {}

  /**
   * Books a visit. The same key with the same content gets the same answer, whenever it comes.
   * @throws Refusal
   */
  async book(key: string, request: BookingRequest): Promise<BookingAnswer> {
    const { bookings } = this.system;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      // What is free is read before the key is looked up. The other way round, the same request sent twice could
      // find no booking with its key, then no free time, because its twin took the last one in between.
      const place = await this.#freePlace(request);
      const known = await bookings.find(key, request);
      if (known) return this.#again(known, request);
      if (place instanceof Refusal) throw place;
      const reference = newReference();
      if (await bookings.add({ key, reference, request }, place)) {
        return answerOf(reference, request);
      }
    }
    throw new Refusal('TimeslotNotAvailable');
  }

  /** @throws Refusal for a key that nothing was booked with, and for what is erased */
  async find(key: string, language: SpokenLanguage = 'sv'): Promise<BookedVisit> {
    const known = await this.system.bookings.find(key);
    if (!known?.request || known.reference === null) throw new Refusal('BookingNotFound');
    const { request, reference, state, endsAt } = known;
    const codes = request.serviceOfferingRequests.map(({ kobraId }) => kobraId);
    return {
      request,
      answer: answerOf(reference, request),
      state,
      workshop: visited(this.system.workshop(request.departmentId)),
      offerings: (rowsOf(codes) ?? []).map((row) => {
        const { code, name } = inLanguage(row, language);
        return { code, name };
      }),
      endsAt: endsAt ?? undefined,
    };
  }

  /** Moves a booking to another time, and to another workshop if one is named. @throws Refusal */
  async move(key: string, move: Move): Promise<BookedVisit> {
    const { bookings } = this.system;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { request, state } = await this.find(key);
      if (state === 'cancelled') throw new Refusal('BookingCancelled');
      const moved = {
        ...request,
        ...move,
        departmentId: move.departmentId ?? request.departmentId,
      };
      if (isSamePlace(moved, request)) return this.find(key);
      if (readLocalTime(request.timeSlot) <= this.system.now()) throw new Refusal('VisitHasBegun');
      const place = await this.#freePlace(moved, key);
      if (place instanceof Refusal) throw place;
      if (await bookings.move(key, moved.departmentId, place)) return this.find(key);
    }
    throw new Refusal('TimeslotNotAvailable');
  }

  /** Cancels a booking; one with this key that arrives later is refused. Never refuses. */
  async cancel(key: string): Promise<void> {
    await this.system.bookings.cancel(key);
  }

  /** The answer to a key that has been used before. */
  #again(known: StoredBooking & { isSame: boolean }, request: BookingRequest): BookingAnswer {
    if (known.state === 'cancelled' || known.reference === null) {
      throw new Refusal('BookingCancelled');
    }
    if (!known.isSame) throw new Refusal('IdempotencyKeyReused');
    return answerOf(known.reference, request);
  }

  /** Where a visit can be as it is ordered; a refusal where it cannot. */
  async #freePlace(request: BookingRequest, key?: string): Promise<Place | Refusal> {
    try {
      return await this.#findPlace(request, key);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  async #findPlace(request: BookingRequest, key?: string): Promise<Place> {
    const { system } = this;
    const workshop = system.workshop(request.departmentId);
    const car = system.carFor(workshop, request.registrationNumber);
    const ordered = request.serviceOfferingRequests;
    const codes = ordered.map(({ kobraId }) => kobraId);
    // A booking that is moved keeps what was for the car when it was made, such as what only new cars get.
    const rows = key === undefined ? system.offerings(codes, car) : rowsOf(codes);
    if (!rows || !isConsistent(rows, ordered) || !canDoAll(workshop, rows, car)) {
      throw new Refusal('InvalidRequest');
    }
    const begin = readLocalTime(request.timeSlot);
    const bookable = system.bookableDays();
    if (!(begin >= bookable.from && begin < bookable.to)) throw new Refusal('TimeslotNotAvailable');
    const day = dayOf(begin);
    const days = { from: startOf(day), to: startOf(day) + MINUTES_OF_DAY };
    const job = jobOf(rows, car, ordered);
    const freeTimes = await system.freeTimes(workshop, { car, job, days, exceptKey: key });
    const place = placeIn(freeTimes, begin, request.isFullDay);
    if (!place) throw new Refusal('TimeslotNotAvailable');
    return place;
  }
}

const placeIn = (freeTimes: FreeTimes, begin: number, isFullDay: boolean): Place | undefined =>
  isFullDay ? freeTimes.dayPlace(dayOf(begin)) : freeTimes.place(begin);

const isSamePlace = (one: BookingRequest, other: BookingRequest): boolean =>
  one.departmentId === other.departmentId &&
  one.timeSlot === other.timeSlot &&
  one.isFullDay === other.isFullDay;

const visited = (workshop: WorkshopDepartment): VisitedWorkshop => {
  const { departmentId, siteName, address, phone, latitude, longitude } = workshop;
  return { departmentId, siteName, address, phone, latitude, longitude };
};

const answerOf = (reference: string, request: BookingRequest): BookingAnswer => ({
  id: reference,
  registrationNumber: request.registrationNumber,
  kobraProductIds: request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
});
