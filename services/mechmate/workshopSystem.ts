import type { Bookings } from './bookings';
import { findCarByPlate } from './cars';
import { FreeTimes } from './freeTimes';
import { createJob, findOfferings } from './jobs';
import { wallMinuteAt } from './localTime';
import { findCare } from './makes';
import type { Job, Span, WallMinute, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { MINUTES_PER_DAY, startOfDayNumber } from './occupancy';
import type { OfferingRow } from './offerings';
import { isForCar } from './listOfferings';
import { Refusal } from './refusal';
import { fromNearest, makeWorkshops } from './workshops';

/** Days that visits can be booked in advance. */
const BOOKABLE_DAYS = 90;

/** The system's data: cars, workshops, offerings, bookings and the clock. */
export class WorkshopSystem {
  readonly workshops: ReadonlyMap<string, WorkshopDepartment>;
  readonly thisYear: number;

  /**
   * @param stockDay ISO date of the cars and opening hours
   * @param clock milliseconds since 1970
   */
  constructor(
    readonly bookings: Bookings,
    stockDay: string,
    private readonly clock: () => number,
  ) {
    this.workshops = makeWorkshops(stockDay);
    this.thisYear = Number(stockDay.slice(0, 4));
  }

  /** Returns the current local time of the workshops. */
  now(): WallMinute {
    return wallMinuteAt(this.clock());
  }

  /** Returns the bookable period: whole days from today. */
  bookableDays(): Span {
    const today = startOfDayNumber(Math.floor(this.now() / MINUTES_PER_DAY));
    return { from: today, to: today + BOOKABLE_DAYS * MINUTES_PER_DAY };
  }

  /** Returns the car with a plate. @throws Refusal if the plate was never issued */
  findCar(plate: string): WorkshopCar {
    const car = findCarByPlate(plate, this.thisYear);
    if (!car) throw new Refusal('VehicleNotFound');
    return car;
  }

  /** Like `findCar`. @throws Refusal also if no workshop accepts the make */
  findSupportedCar(plate: string): WorkshopCar {
    const car = this.findCar(plate);
    if (findCare(car.make) === 'elsewhere') throw new Refusal('BrandNotSupported', car.make);
    return car;
  }

  /**
   * Returns the car of a booking: any car for test drives and tyre hotels, otherwise one that workshops
   * accept.
   * @throws Refusal
   */
  findBookedCar({ kind }: WorkshopDepartment, plate: string): WorkshopCar {
    if (kind === 'workshop') return this.findSupportedCar(plate);
    // Whether a car is for sale is checked elsewhere. Here the plate is enough to prevent two test drives at
    // the same time.
    const year = this.thisYear;
    return { plate, make: '', model: '', year, fuel: 'petrol', hasServiceAgreement: false };
  }

  /** Returns the workshop with an id. @throws Refusal if there is none */
  findWorkshop(departmentId: string): WorkshopDepartment {
    const workshop = this.workshops.get(departmentId);
    if (!workshop) throw new Refusal('DepartmentNotFound');
    return workshop;
  }

  /** Returns all workshops, nearest first. */
  sortByDistance(latitude: number, longitude: number): WorkshopDepartment[] {
    return fromNearest(this.workshops.values(), latitude, longitude);
  }

  /** Returns the offerings with these codes. @throws Refusal if one is unknown or not for the car */
  findOfferings(codes: readonly string[], car: WorkshopCar): OfferingRow[] {
    const rows = findOfferings(codes);
    if (!rows?.every((row) => isForCar(row, car, this.thisYear)))
      throw new Refusal('InvalidRequest');
    return rows;
  }

  /** Calculates the free times of a workshop for a job, based on the bookings in a range of whole days. */
  async loadFreeTimes(
    workshop: WorkshopDepartment,
    { car, job, days, exceptKey }: { car: WorkshopCar; job: Job; days: Span; exceptKey?: string },
  ): Promise<FreeTimes> {
    const { departmentId } = workshop;
    const query = { departmentId, plate: car.plate, days, exceptKey };
    return new FreeTimes(workshop, job, await this.bookings.findBooked(query), this.now());
  }

  /** Returns the job with maximum quantities. */
  createLongestJob(codes: readonly string[], car: WorkshopCar): { rows: OfferingRow[]; job: Job } {
    const rows = this.findOfferings(codes, car);
    return { rows, job: createJob(rows, car) };
  }
}
