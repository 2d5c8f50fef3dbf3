import { isoDayOf, weekdayOf, type DayNumber } from './days';
import type { DayHours, Schedule, Vacation } from './schedule.types';

/** The hours of a day: its own, else those of the vacation that it lies in, else those of the week. */
export function hoursOn(schedule: Schedule, day: DayNumber): DayHours {
  const { week, deviations } = schedule;
  const date = isoDayOf(day);
  if (Object.hasOwn(deviations, date)) return deviations[date] ?? 'unknown';
  return (vacationOn(schedule, date)?.week ?? week)[weekdayOf(day)] ?? 'unknown';
}

/** The vacation that an ISO day lies in, the first where there are several. */
function vacationOn({ vacations }: Schedule, date: string): Vacation | undefined {
  return vacations.find(({ start, end }) => start <= date && date <= end);
}
