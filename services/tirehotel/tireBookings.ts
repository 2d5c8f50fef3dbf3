import type { BookingRequest } from '../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../domain/booking/limits';
import type { BookedVisit, VisitTime } from '../../domain/booking/visit.types';
import { dayNumberOf, isoDayOf } from '../../domain/openingHours/days';
import { bookableDays, bookingWindow } from '../../domain/tireHotel/bookingWindow';
import type {
  FreeDay,
  TireBookingRequest,
  TireConfirmation,
  TimeslotsRequest,
  WheelChange,
} from '../../domain/tireHotel/tireHotel.types';
import { slugify } from '../stock/cars/slug';
import { vehicleOfPlate } from '../vehicleRegister/vehicleOfPlate';
import type { BookingService } from '../mechmate/bookingService';
import type { FreeTimes } from '../mechmate/freeTimes';
import { localTime } from '../mechmate/localTime';
import type { WorkshopDepartment } from '../mechmate/mechmate.types';
import { startOf } from '../mechmate/occupancy';
import { HOTEL_CHANGE } from '../mechmate/offerings';
import { Refusal } from '../mechmate/refusal';
import type { WorkshopSystem } from '../mechmate/workshopSystem';
import type { Agreement } from './agreements';
import type { TireHotelWords } from './words';

/** When a change is ordered for: at a time, or for a day (`bookingStart` is null). */
export type TireBookingTimes = Pick<TireBookingRequest, 'bookingDate' | 'bookingStart'>;

/**
 * Changes of wheels: visits to the departments of the workshop system that keep wheels. Its table of bookings, and the
 * constraints that keep one from being made twice, are theirs too.
 */
export class TireBookings {
  constructor(
    private readonly system: WorkshopSystem,
    private readonly bookings: BookingService,
  ) {}

  /**
   * Days on which something is free: a time, or a place to leave the car.
   * @param movedKey of a booking whose own time counts as free
   * @throws Refusal
   */
  async dates(station: string, asked: TimeslotsRequest, movedKey?: string): Promise<FreeDay[]> {
    const { days, free } = await this.#free(station, asked, movedKey);
    if (!free) return [];
    return days.flatMap((day) => {
      const hasTimes = free.slots(day).length > 0;
      return hasTimes || free.dayPlace(day) ? [{ date: isoDayOf(day), hasTimes }] : [];
    });
  }

  /** Local times that are free, day by day. @param movedKey as of `dates` */
  async times(station: string, asked: TimeslotsRequest, movedKey?: string): Promise<string[][]> {
    const { days, free } = await this.#free(station, asked, movedKey);
    return free ? days.map((day) => free.slots(day).map(localTime)) : [];
  }

  /** @throws Refusal */
  async book(
    { key, station }: { key: string; station: string },
    order: TireBookingRequest,
    words: TireHotelWords,
  ): Promise<TireConfirmation> {
    const department = this.#station(station);
    if (!(await this.#isKnown(key))) await this.#refuseSecond(station, order);
    const { phoneMobile, ...names } = order.customer;
    const request: BookingRequest = {
      customer: { ...names, phone: phoneMobile },
      freeText: order.freeText,
      departmentId: station,
      ...this.#time(order),
      registrationNumber: order.regNo,
      mileage: 1,
      serviceOfferingRequests: [{ kobraId: HOTEL_CHANGE, unitsSelected: 1, userInput: '' }],
    };
    const answer = await this.bookings.book(key, request);
    return confirmationOf(answer.id, request, department, words);
  }

  /** Whether the key stands for a booking already, which is answered as it was the first time. */
  async #isKnown(key: string): Promise<boolean> {
    try {
      await this.bookings.find(key);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /**
   * Wheels are changed once: a car that has a time is moved. A place for the day is for days without times.
   * @throws Refusal
   */
  async #refuseSecond(
    station: string,
    { regNo, bookingDate, bookingStart }: TireBookingRequest,
  ): Promise<void> {
    const booked = await this.next({ plate: regNo, station: this.#station(station) });
    if (booked) throw new Refusal('AlreadyBooked');
    if (bookingStart !== null) return;
    const day = bookingDate.slice(0, 10);
    const times = await this.times(station, { startDate: day, endDate: day, regNo });
    if (times.flat().length > 0) throw new Refusal('TimeslotNotAvailable');
  }

  /** What is booked for the wheels of a car at its station. */
  async next({ plate, station }: Pick<Agreement, 'plate' | 'station'>) {
    const { departmentId } = station;
    const after = this.system.now();
    const found = await this.system.bookings.next({ departmentId, plate, after });
    return found?.request ? changeOf(found.request) : undefined;
  }

  /** @throws Refusal for a key that no change of wheels was booked with */
  async find(key: string, words: TireHotelWords) {
    return this.#kept(await this.bookings.find(key), words);
  }

  /** @throws Refusal */
  async move(key: string, times: TireBookingTimes, words: TireHotelWords) {
    await this.find(key, words);
    return this.#kept(await this.bookings.move(key, this.#time(times)), words);
  }

  cancel(key: string): Promise<void> {
    return this.bookings.cancel(key);
  }

  #kept({ request, answer, state }: BookedVisit, words: TireHotelWords) {
    const department = this.#station(request.departmentId);
    const vehicle = vehicleOfPlate('SE', request.registrationNumber, this.system.thisYear);
    return {
      state,
      regNo: request.registrationNumber,
      brandCode: slugify(vehicle?.make ?? '') || 'unknown',
      departmentIdentifier: request.departmentId,
      confirmation: confirmationOf(answer.id, request, department, words),
      latitude: department.latitude,
      longitude: department.longitude,
    };
  }

  /** @throws Refusal for an id that is no tyre hotel's */
  #station(id: string): WorkshopDepartment {
    const department = this.system.workshop(id);
    if (department.kind !== 'tyres') throw new Refusal('DepartmentNotFound');
    return department;
  }

  /** @throws Refusal for a time that is not booked yet, or no more */
  #time({ bookingDate, bookingStart }: TireBookingTimes): VisitTime {
    const day = bookingDate.slice(0, 10);
    const { first, last } = bookingWindow(this.#today());
    if (day < first || day > last) throw new Refusal('TimeslotNotAvailable');
    return {
      timeSlot: bookingStart ?? `${day}T${FULL_DAY_TIME}:00`,
      isFullDay: bookingStart === null,
    };
  }

  #today = () => localTime(this.system.now()).slice(0, 10);

  /** What is free of what was asked for, within the days that are booked; nothing where none of them is. */
  async #free(
    station: string,
    asked: TimeslotsRequest,
    movedKey?: string,
  ): Promise<{ days: number[]; free?: FreeTimes }> {
    const department = this.#station(station);
    const bookable = bookableDays(asked, this.#today());
    if (!bookable) return { days: [] };
    const [from, to] = [dayNumberOf(bookable.startDate), dayNumberOf(bookable.endDate)];
    const days = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    // Which car comes is not told with the question: what counts is the hotel's own time.
    const car = this.system.carFor(department, '');
    const { job } = this.system.longestJob([HOTEL_CHANGE], car);
    const span = { from: startOf(from), to: startOf(to + 1) };
    const free = await this.system.freeTimes(department, {
      car,
      job,
      days: span,
      exceptKey: movedKey,
    });
    return { days, free };
  }
}

const changeOf = ({ timeSlot, isFullDay }: VisitTime): WheelChange => ({
  date: timeSlot.slice(0, 10),
  time: isFullDay ? null : timeSlot.slice(11, 16),
});

function confirmationOf(
  reference: string,
  { customer, freeText, timeSlot, isFullDay }: BookingRequest,
  { siteName, address, email, phone }: WorkshopDepartment,
  words: TireHotelWords,
): TireConfirmation {
  const { phone: phoneMobile, ...names } = customer;
  return {
    bookingConfirmationId: reference,
    customerBase: { ...names, phoneMobile },
    services: [{ name: words.service }],
    appointmentTime: isFullDay ? `${timeSlot.slice(0, 10)}T00:00:00` : timeSlot,
    isFullDay,
    workshop: { name: siteName, address, email, phoneNumber: phone },
    freeText,
  };
}
