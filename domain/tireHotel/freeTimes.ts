import { dayNumberOf, weekdayOf } from '../openingHours/days';
import type { LastChange, TimeslotDays, Timeslots } from './tireHotel.types';

/** ISO days with something free, each once, the earliest first. */
export const freeDates = ({ availableDates }: TimeslotDays): string[] =>
  [...new Set(availableDates.map(({ date }) => date.slice(0, 10)))].sort();

/** Times of a day, `08:00`, each once, the earliest first (TIRE-69). */
export const freeTimesOf = ({ availableTimeSlotDates }: Timeslots): string[] => [
  ...new Set(
    availableTimeSlotDates
      .flatMap(({ startTime }) => startTime.map((time) => time.slice(11, 16)))
      .sort(),
  ),
];

/** Days on which the change may be as the last one was: those of the same weekday, the earliest first. */
export function daysLikeLast(dates: readonly string[], { date }: LastChange): string[] {
  const weekday = weekdayOf(dayNumberOf(date));
  return dates.filter((day) => weekdayOf(dayNumberOf(day)) === weekday);
}
