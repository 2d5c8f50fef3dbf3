import type { DayAvailability } from '../../domain/booking/booking.types';
import { toDayNumber, toIsoDay, type DayNumber } from '../../domain/openingHours/days';
import type { WorkshopSystem } from './workshopSystem';
import { canDoAll } from './jobs';
import { formatTimeOfDay } from './localTime';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { startOfDayNumber } from './occupancy';

const DAYS_PER_WEEK = 7;

export interface WeekQuery {
  car: WorkshopCar;
  workshop: WorkshopDepartment;
  codes: readonly string[];
  /** First of the seven days, an ISO date. */
  day: string;
  /** Key of a booking that is being moved; its current time counts as free. */
  movedKey?: string;
}

/**
 * Returns the free times of seven days. A day has none if it is in the past or too far ahead, or if the
 * workshop cannot do the job.
 */
export async function findFreeWeek(
  system: WorkshopSystem,
  { car, workshop, codes, day, movedKey }: WeekQuery,
): Promise<DayAvailability[]> {
  const { rows, job } = system.createLongestJob(codes, car);
  const first = toDayNumber(day);
  const week = Array.from({ length: DAYS_PER_WEEK }, (_, index) => first + index);
  const bookable = system.bookableDays();
  const isBookable = (day: DayNumber) =>
    startOfDayNumber(day) >= bookable.from && startOfDayNumber(day) < bookable.to;
  if (!canDoAll(workshop, rows, car) || !week.some(isBookable)) return week.map(unavailableDay);
  const days = { from: startOfDayNumber(first), to: startOfDayNumber(first + DAYS_PER_WEEK) };
  const freeTimes = await system.loadFreeTimes(workshop, { car, job, days, exceptKey: movedKey });
  return week.map((dayNumber) =>
    isBookable(dayNumber)
      ? {
          date: toIsoDay(dayNumber),
          availableSlots: freeTimes.findSlots(dayNumber).map(formatTimeOfDay),
          allDaySlotAvailable: freeTimes.findDayPlace(dayNumber) !== undefined,
        }
      : unavailableDay(dayNumber),
  );
}

const unavailableDay = (day: DayNumber): DayAvailability => ({
  date: toIsoDay(day),
  availableSlots: [],
  allDaySlotAvailable: false,
});
