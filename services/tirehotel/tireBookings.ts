import type { BookingRequest } from '../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../domain/booking/limits';
import type { BookedVisit, VisitTime } from '../../domain/booking/visit.types';
import { toDayNumber, toIsoDay } from '../../domain/openingHours/days';
import { bookableDays, bookingWindow } from '../../domain/tireHotel/bookingWindow';
import type {
  FreeDay,
  TireBookingRequest,
  TireConfirmation,
  TimeslotsRequest,
  WheelChange,
} from '../../domain/tireHotel/tireHotel.types';
import { slugify } from '../stock/cars/slug';
import { findVehicleByPlate } from '../vehicleRegister/findVehicleByPlate';
import type { BookingService } from '../mechmate/bookingService';
import type { FreeTimes } from '../mechmate/freeTimes';
import { formatLocalTime } from '../mechmate/localTime';
import type { WorkshopDepartment } from '../mechmate/mechmate.types';
import { startOfDayNumber } from '../mechmate/occupancy';
import { HOTEL_CHANGE_CODE } from '../mechmate/offerings';
import { Refusal } from '../mechmate/refusal';
import type { WorkshopSystem } from '../mechmate/workshopSystem';
import type { Agreement } from './agreements';
import type { TireHotelTexts } from './words';

/** Date of a wheel change and its time; `bookingStart` is null for a whole day. */
export type TireBookingTimes = Pick<TireBookingRequest, 'bookingDate' | 'bookingStart'>;

/**
 * Books wheel changes as visits to the tyre hotel departments of the workshop system, with its table of
 * bookings and its constraints against double bookings.
 */
export class TireBookings {
  constructor(
    private readonly system: WorkshopSystem,
    private readonly bookings: BookingService,
  ) {}

  /**
   * Returns the days with a free time or a free place for the whole day.
   * @param movedKey key of a booking that is being moved; its current time counts as free
   * @throws Refusal
   */
  async findDates(
    station: string,
    request: TimeslotsRequest,
    movedKey?: string,
  ): Promise<FreeDay[]> {
    const { days, free: freeTimes } = await this.#free(station, request, movedKey);
    if (!freeTimes) return [];
    return days.flatMap((day) => {
      const hasTimes = freeTimes.findSlots(day).length > 0;
      return hasTimes || freeTimes.findDayPlace(day) ? [{ date: toIsoDay(day), hasTimes }] : [];
    });
  }

  /** Returns the free local times of each day. @param movedKey as in `findDates` */
  async findTimes(
    station: string,
    request: TimeslotsRequest,
    movedKey?: string,
  ): Promise<string[][]> {
    const { days, free: freeTimes } = await this.#free(station, request, movedKey);
    return freeTimes ? days.map((day) => freeTimes.findSlots(day).map(formatLocalTime)) : [];
  }

  /** Books a wheel change. @throws Refusal */
  async book(
    { key, station }: { key: string; station: string },
    order: TireBookingRequest,
    words: TireHotelTexts,
  ): Promise<TireConfirmation> {
    const department = this.#findStation(station);
    if (!(await this.exists(key))) await this.#checkNewBooking(station, order);
    const { phoneMobile, ...names } = order.customer;
    const request: BookingRequest = {
      customer: { ...names, phone: phoneMobile },
      freeText: order.freeText,
      departmentId: station,
      ...this.#toVisitTime(order),
      registrationNumber: order.regNo,
      mileage: 1,
      serviceOfferingRequests: [{ kobraId: HOTEL_CHANGE_CODE, unitsSelected: 1, userInput: '' }],
    };
    const answer = await this.bookings.book(key, request);
    return toConfirmation(answer.id, request, department, words);
  }

  /** Checks whether a booking with this key exists; a repeated request then gets the same answer. */
  async exists(key: string): Promise<boolean> {
    try {
      await this.bookings.find(key);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /**
   * Rejects a second wheel change of a car, which must be moved instead, and a whole-day visit on a day with
   * free times.
   * @throws Refusal
   */
  async #checkNewBooking(
    station: string,
    { regNo, bookingDate, bookingStart }: TireBookingRequest,
  ): Promise<void> {
    const nextChange = await this.findNext({ plate: regNo, station: this.#findStation(station) });
    if (nextChange) throw new Refusal('AlreadyBooked');
    if (bookingStart !== null) return;
    const day = bookingDate.slice(0, 10);
    const times = await this.findTimes(station, { startDate: day, endDate: day, regNo });
    if (times.flat().length > 0) throw new Refusal('TimeslotNotAvailable');
  }

  /** Returns the next booked wheel change of a car at its station. */
  async findNext({ plate, station }: Pick<Agreement, 'plate' | 'station'>) {
    const { departmentId } = station;
    const after = this.system.now();
    const booking = await this.system.bookings.findNext({ departmentId, plate, after });
    return booking?.request ? toWheelChange(booking.request) : undefined;
  }

  /** Returns a booked wheel change. @throws Refusal if there is none with this key */
  async find(key: string, words: TireHotelTexts) {
    return this.#toResponse(await this.bookings.find(key), words);
  }

  /** Moves a wheel change. @throws Refusal */
  async move(key: string, times: TireBookingTimes, words: TireHotelTexts) {
    await this.find(key, words);
    return this.#toResponse(await this.bookings.move(key, this.#toVisitTime(times)), words);
  }

  cancel(key: string): Promise<void> {
    return this.bookings.cancel(key);
  }

  #toResponse({ request, answer, state }: BookedVisit, words: TireHotelTexts) {
    const department = this.#findStation(request.departmentId);
    const vehicle = findVehicleByPlate('SE', request.registrationNumber, this.system.thisYear);
    return {
      state,
      regNo: request.registrationNumber,
      brandCode: slugify(vehicle?.make ?? '') || 'unknown',
      departmentIdentifier: request.departmentId,
      confirmation: toConfirmation(answer.id, request, department, words),
      latitude: department.latitude,
      longitude: department.longitude,
    };
  }

  /** Returns the tyre hotel with an id. @throws Refusal if there is none */
  #findStation(id: string): WorkshopDepartment {
    const department = this.system.findWorkshop(id);
    if (department.kind !== 'tyres') throw new Refusal('DepartmentNotFound');
    return department;
  }

  /** Converts the time of a request. @throws Refusal if the day cannot be booked */
  #toVisitTime({ bookingDate, bookingStart }: TireBookingTimes): VisitTime {
    const day = bookingDate.slice(0, 10);
    const { first, last } = bookingWindow(this.#today());
    if (day < first || day > last) throw new Refusal('TimeslotNotAvailable');
    return {
      timeSlot: bookingStart ?? `${day}T${FULL_DAY_TIME}:00`,
      isFullDay: bookingStart === null,
    };
  }

  #today = () => formatLocalTime(this.system.now()).slice(0, 10);

  /** Loads the free times in the bookable part of a range; `days` is empty if there is no bookable day. */
  async #free(
    station: string,
    request: TimeslotsRequest,
    movedKey?: string,
  ): Promise<{ days: number[]; free?: FreeTimes }> {
    const department = this.#findStation(station);
    const bookable = bookableDays(request, this.#today());
    if (!bookable) return { days: [] };
    const [from, to] = [toDayNumber(bookable.startDate), toDayNumber(bookable.endDate)];
    const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    // The request does not name the car, so only the station's own bookings count.
    const car = this.system.findBookedCar(department, '');
    const { job } = this.system.createLongestJob([HOTEL_CHANGE_CODE], car);
    const span = { from: startOfDayNumber(from), to: startOfDayNumber(to + 1) };
    const freeTimes = await this.system.loadFreeTimes(department, {
      car,
      job,
      days: span,
      exceptKey: movedKey,
    });
    return { days, free: freeTimes };
  }
}

const toWheelChange = ({ timeSlot, isFullDay }: VisitTime): WheelChange => ({
  date: timeSlot.slice(0, 10),
  time: isFullDay ? null : timeSlot.slice(11, 16),
});

function toConfirmation(
  reference: string,
  { customer, freeText, timeSlot, isFullDay }: BookingRequest,
  { siteName, address, email, phone }: WorkshopDepartment,
  words: TireHotelTexts,
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
