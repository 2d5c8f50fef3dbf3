import type { DayAvailability } from '../../domain/booking/booking.types';
import { dayNumberOf, isoDayOf, type DayNumber } from '../../domain/openingHours/days';
import type { Garage } from './garage';
import { canDoAll } from './jobs';
import { timeOfDay } from './localTime';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { startOf } from './occupancy';

const DAYS = 7;

export interface WeekQuery {
  car: WorkshopCar;
  workshop: WorkshopDepartment;
  codes: readonly string[];
  /** First of the seven, an ISO day. */
  day: string;
  /** A booking that is to be moved: its own time counts as free. */
  movedKey?: string;
}

/** What is free on seven days. Nothing is on days that are over or not yet booked for, nor of what cannot be done there. */
export async function freeWeek(
  garage: Garage,
  { car, workshop, codes, day, movedKey }: WeekQuery,
): Promise<DayAvailability[]> {
  const { rows, job } = garage.longestJob(codes, car);
  const first = dayNumberOf(day);
  const week = Array.from({ length: DAYS }, (_, at) => first + at);
  const bookable = garage.bookableDays();
  const isBookable = (of: DayNumber) => startOf(of) >= bookable.from && startOf(of) < bookable.to;
  if (!canDoAll(workshop, rows, car) || !week.some(isBookable)) return week.map(nothingOn);
  const days = { from: startOf(first), to: startOf(first + DAYS) };
  const diary = await garage.diary(workshop, { car, job, days, exceptKey: movedKey });
  return week.map((of) =>
    isBookable(of)
      ? {
          date: isoDayOf(of),
          availableSlots: diary.slots(of).map(timeOfDay),
          allDaySlotAvailable: diary.dayPlace(of) !== undefined,
        }
      : nothingOn(of),
  );
}

const nothingOn = (day: DayNumber): DayAvailability => ({
  date: isoDayOf(day),
  availableSlots: [],
  allDaySlotAvailable: false,
});
