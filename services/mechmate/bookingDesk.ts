import type { BookingAnswer, BookingRequest } from '../../domain/booking/booking.types';
import { dayOf, type Diary, type Place } from './freeTimes';
import type { Garage } from './garage';
import { canDoAll, isConsistent, jobOf, rowsOf } from './jobs';
import { readLocalTime } from './localTime';
import { MINUTES_OF_DAY, startOf } from './occupancy';
import { newReference } from './reference';
import { Refusal } from './refusal';
import type { BookingState } from './storedBooking';

/**
 * A bay or mechanic that somebody else took meanwhile is lost for good, and a workshop has no more of them
 * than this.
 */
const MAX_ATTEMPTS = 50;

/** Where a booking is moved to. */
export interface Move {
  timeSlot: string;
  isFullDay: boolean;
  departmentId?: string;
}

/** A booking as its maker sees it. */
export interface KnownBooking {
  request: BookingRequest;
  answer: BookingAnswer;
  state: BookingState;
}

/** Makes, moves and cancels bookings; each is safe to be asked for again. */
export class BookingDesk {
  constructor(private readonly garage: Garage) {}

  /**
   * Books a visit. The same key with the same content gets the same answer, whenever it comes.
   * @throws Refusal
   */
  async book(key: string, request: BookingRequest): Promise<BookingAnswer> {
    const { bookings } = this.garage;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      // What is free is read before the booking with this key is: where this one took the last time itself,
      // in a request at the same time, it is found.
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
  async find(key: string): Promise<KnownBooking> {
    const known = await this.garage.bookings.find(key);
    if (!known?.request || known.reference === null) throw new Refusal('BookingNotFound');
    const { request, reference, state } = known;
    return { request, answer: answerOf(reference, request), state };
  }

  /** Moves a booking to another time, and to another workshop if one is named. @throws Refusal */
  async move(key: string, move: Move): Promise<KnownBooking> {
    const { bookings } = this.garage;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { request, state } = await this.find(key);
      if (state === 'cancelled') throw new Refusal('BookingCancelled');
      const moved = {
        ...request,
        ...move,
        departmentId: move.departmentId ?? request.departmentId,
      };
      if (isSamePlace(moved, request)) return this.find(key);
      if (readLocalTime(request.timeSlot) <= this.garage.now()) throw new Refusal('VisitHasBegun');
      const place = await this.#freePlace(moved, key);
      if (place instanceof Refusal) throw place;
      if (await bookings.move(key, moved.departmentId, place)) return this.find(key);
    }
    throw new Refusal('TimeslotNotAvailable');
  }

  /** Cancels a booking; one with this key that arrives later is refused. Never refuses. */
  async cancel(key: string): Promise<void> {
    await this.garage.bookings.cancel(key);
  }

  #again(
    known: NonNullable<Awaited<ReturnType<Garage['bookings']['find']>>>,
    request: BookingRequest,
  ): BookingAnswer {
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
    const { garage } = this;
    const car = garage.supportedCar(request.registrationNumber);
    const workshop = garage.workshop(request.departmentId);
    const ordered = request.serviceOfferingRequests;
    const codes = ordered.map(({ kobraId }) => kobraId);
    // A booking that is moved keeps what was for the car when it was made, such as what only new cars get.
    const rows = key === undefined ? garage.offerings(codes, car) : rowsOf(codes);
    if (!rows || !isConsistent(rows, ordered) || !canDoAll(workshop, rows, car)) {
      throw new Refusal('InvalidRequest');
    }
    const begin = readLocalTime(request.timeSlot);
    const bookable = garage.bookableDays();
    if (!(begin >= bookable.from && begin < bookable.to)) throw new Refusal('TimeslotNotAvailable');
    const day = dayOf(begin);
    const days = { from: startOf(day), to: startOf(day) + MINUTES_OF_DAY };
    const job = jobOf(rows, car, ordered);
    const diary = await garage.diary(workshop, { car, job, days, exceptKey: key });
    const place = placeIn(diary, begin, request.isFullDay);
    if (!place) throw new Refusal('TimeslotNotAvailable');
    return place;
  }
}

const placeIn = (diary: Diary, begin: number, isFullDay: boolean): Place | undefined =>
  isFullDay ? diary.dayPlace(dayOf(begin)) : diary.place(begin);

const isSamePlace = (one: BookingRequest, other: BookingRequest): boolean =>
  one.departmentId === other.departmentId &&
  one.timeSlot === other.timeSlot &&
  one.isFullDay === other.isFullDay;

const answerOf = (reference: string, request: BookingRequest): BookingAnswer => ({
  id: reference,
  registrationNumber: request.registrationNumber,
  kobraProductIds: request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
});
