import { toIsoDay, getWeekday, type DayNumber } from './days';
import type { DayHours, Schedule, Vacation } from './schedule.types';

/**
 * The hours of a day: those of a deviation if there is one, otherwise those of the vacation that includes
 * it, otherwise those of the week.
 */
export function hoursOn(schedule: Schedule, day: DayNumber): DayHours {
  const { week, deviations } = schedule;
  const date = toIsoDay(day);
  if (Object.hasOwn(deviations, date)) return deviations[date] ?? 'unknown';
  return (findVacation(schedule, date)?.week ?? week)[getWeekday(day)] ?? 'unknown';
}

/** The vacation that includes an ISO day; the first one if there are several. */
function findVacation({ vacations }: Schedule, date: string): Vacation | undefined {
  return vacations.find(({ start, end }) => start <= date && date <= end);
}
