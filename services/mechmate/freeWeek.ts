import type { DayAvailability } from '../../domain/booking/booking.types';
import { dayNumberOf, isoDayOf, type DayNumber } from '../../domain/openingHours/days';
import type { WorkshopSystem } from './workshopSystem';
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

/** What is free on seven days: nothing on days that are over or too far ahead, nor where it cannot be done. */
export async function freeWeek(
  system: WorkshopSystem,
  { car, workshop, codes, day, movedKey }: WeekQuery,
): Promise<DayAvailability[]> {
  const { rows, job } = system.longestJob(codes, car);
  const first = dayNumberOf(day);
  const week = Array.from({ length: DAYS }, (_, at) => first + at);
  const bookable = system.bookableDays();
  const isBookable = (of: DayNumber) => startOf(of) >= bookable.from && startOf(of) < bookable.to;
  if (!canDoAll(workshop, rows, car) || !week.some(isBookable)) return week.map(nothingOn);
  const days = { from: startOf(first), to: startOf(first + DAYS) };
  const freeTimes = await system.freeTimes(workshop, { car, job, days, exceptKey: movedKey });
  return week.map((of) =>
    isBookable(of)
      ? {
          date: isoDayOf(of),
          availableSlots: freeTimes.slots(of).map(timeOfDay),
          allDaySlotAvailable: freeTimes.dayPlace(of) !== undefined,
        }
      : nothingOn(of),
  );
}

const nothingOn = (day: DayNumber): DayAvailability => ({
  date: isoDayOf(day),
  availableSlots: [],
  allDaySlotAvailable: false,
});
