import type { Bookings } from './bookings';
import { carOfPlate } from './cars';
import { FreeTimes } from './freeTimes';
import { jobOf, rowsOf } from './jobs';
import { wallMinuteAt } from './localTime';
import { careOf } from './makes';
import type { Job, Span, WallMinute, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { MINUTES_OF_DAY, startOf } from './occupancy';
import type { OfferingRow } from './offerings';
import { isFor } from './offeringsOf';
import { Refusal } from './refusal';
import { fromNearest, makeWorkshops } from './workshops';

/** How far ahead visits are booked. */
const DAYS_AHEAD = 90;

/** What each request is answered from: cars, workshops, offerings, bookings and the clock. */
export class WorkshopSystem {
  readonly workshops: ReadonlyMap<string, WorkshopDepartment>;
  readonly thisYear: number;

  /**
   * @param stockDay ISO day that cars and opening hours are as of
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

  /** What clocks at the workshops show. */
  now(): WallMinute {
    return wallMinuteAt(this.clock());
  }

  /** The whole days that can be booked, from today on. */
  bookableDays(): Span {
    const today = startOf(Math.floor(this.now() / MINUTES_OF_DAY));
    return { from: today, to: today + DAYS_AHEAD * MINUTES_OF_DAY };
  }

  /** @throws Refusal for a plate that was never given out */
  car(plate: string): WorkshopCar {
    const car = carOfPlate(plate, this.thisYear);
    if (!car) throw new Refusal('VehicleNotFound');
    return car;
  }

  /** @throws Refusal also for a make that no workshop takes */
  supportedCar(plate: string): WorkshopCar {
    const car = this.car(plate);
    if (careOf(car.make) === 'elsewhere') throw new Refusal('BrandNotSupported', car.make);
    return car;
  }

  /** The car that is booked for: any that sellers have, or one that workshops take. @throws Refusal */
  carFor({ kind }: WorkshopDepartment, plate: string): WorkshopCar {
    if (kind === 'workshop') return this.supportedCar(plate);
    // Which cars are for sale is the stock's to know; here it is enough that nobody else drives it meanwhile.
    const year = this.thisYear;
    return { plate, make: '', model: '', year, fuel: 'petrol', hasServiceAgreement: false };
  }

  /** @throws Refusal for an id that no workshop has */
  workshop(departmentId: string): WorkshopDepartment {
    const workshop = this.workshops.get(departmentId);
    if (!workshop) throw new Refusal('DepartmentNotFound');
    return workshop;
  }

  /** Workshops from the nearest on. */
  nearest(latitude: number, longitude: number): WorkshopDepartment[] {
    return fromNearest(this.workshops.values(), latitude, longitude);
  }

  /** The offerings with these codes. @throws Refusal where one is unknown or not for the car */
  offerings(codes: readonly string[], car: WorkshopCar): OfferingRow[] {
    const rows = rowsOf(codes);
    if (!rows?.every((row) => isFor(row, car, this.thisYear))) throw new Refusal('InvalidRequest');
    return rows;
  }

  /** What is free at a workshop for a job, with what is booked in a stretch of whole days. */
  async freeTimes(
    workshop: WorkshopDepartment,
    { car, job, days, exceptKey }: { car: WorkshopCar; job: Job; days: Span; exceptKey?: string },
  ): Promise<FreeTimes> {
    const { departmentId } = workshop;
    const where = { departmentId, plate: car.plate, days, exceptKey };
    return new FreeTimes(workshop, job, await this.bookings.booked(where), this.now());
  }

  /** The job without quantities: as long as it may become. */
  longestJob(codes: readonly string[], car: WorkshopCar): { rows: OfferingRow[]; job: Job } {
    const rows = this.offerings(codes, car);
    return { rows, job: jobOf(rows, car) };
  }
}
