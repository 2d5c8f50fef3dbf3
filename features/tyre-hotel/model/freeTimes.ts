import { dayNumberOf, weekdayOf } from '../../../domain/openingHours/days';
import type {
  FreeDay,
  TimeslotDays,
  Timeslots,
  WheelChange,
} from '../../../domain/tireHotel/tireHotel.types';

/** Days with something free, each once, the earliest first. */
export function freeDays({ availableDates }: TimeslotDays): FreeDay[] {
  const days = new Map<string, FreeDay>();
  for (const { date: told, hasTimes = true } of availableDates) {
    const date = told.slice(0, 10);
    days.set(date, { date, hasTimes: hasTimes || days.get(date)?.hasTimes === true });
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Times of a day, `08:00`, each once, the earliest first (TIRE-69). */
export const freeTimesOf = ({ availableTimeSlotDates }: Timeslots): string[] => [
  ...new Set(
    availableTimeSlotDates
      .flatMap(({ startTime }) => startTime.map((time) => time.slice(11, 16)))
      .sort(),
  ),
];

/** ISO days on which the change may be as the last one was: those of the same weekday, the earliest first. */
export function daysLikeLast(days: readonly FreeDay[], { date, time }: WheelChange): string[] {
  const weekday = weekdayOf(dayNumberOf(date));
  return days
    .filter(
      (day) => (day.hasTimes || time === null) && weekdayOf(dayNumberOf(day.date)) === weekday,
    )
    .map((day) => day.date);
}
