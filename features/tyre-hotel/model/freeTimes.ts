import { toDayNumber, getWeekday } from '../../../domain/openingHours/days';
import type {
  FreeDay,
  TimeslotDays,
  Timeslots,
  WheelChange,
} from '../../../domain/tireHotel/tireHotel.types';

/**
 * Days that can be booked, each once, earliest first. On a day without times the station proposes one later.
 */
export function listFreeDays({ availableDates }: TimeslotDays): FreeDay[] {
  const days = new Map<string, FreeDay>();
  for (const { date: reportedDate, hasTimes = true } of availableDates) {
    const date = reportedDate.slice(0, 10);
    days.set(date, { date, hasTimes: hasTimes || days.get(date)?.hasTimes === true });
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** Free times of a day, as `08:00`, each once, earliest first (TIRE-69). */
export const listFreeTimes = ({ availableTimeSlotDates }: Timeslots): string[] => [
  ...new Set(
    availableTimeSlotDates
      .flatMap(({ startTime }) => startTime.map((time) => time.slice(11, 16)))
      .sort(),
  ),
];

/**
 * ISO days on which a change like the last one is possible, earliest first: those on the same weekday, with
 * free times if the last change had a time.
 */
export function listDaysLikeLast(days: readonly FreeDay[], { date, time }: WheelChange): string[] {
  const weekday = getWeekday(toDayNumber(date));
  return days
    .filter(
      (day) => (day.hasTimes || time === null) && getWeekday(toDayNumber(day.date)) === weekday,
    )
    .map((day) => day.date);
}
