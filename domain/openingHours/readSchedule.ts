import type { OpeningDay, OpeningSchedule } from '../documents/dealer.types';
import { isIsoDay } from './days';
import type { DayHours, Schedule, Vacation, Week } from './schedule.types';

const MINUTES_OF_DAY = 1440;

/** `9:00`, `09.00`, `09:00:00`. */
const TIME = /^(\d{1,2})[:.](\d\d)(?::\d\d)?$/;

/** A schedule as the platform has it; what of it is left out or malformed is lost alone. */
export type GivenSchedule = { readonly [Part in keyof OpeningSchedule]?: unknown };

/**
 * Reads the hours of a department. Days are told by their place in the week, Monday first: their names are
 * in the language of the index. A day that cannot be read is unknown; a vacation or a deviation without
 * a readable date is left out.
 */
export function readSchedule(given: GivenSchedule | undefined): Schedule {
  return {
    week: readWeek(listOf(given?.openinghours)),
    vacations: listOf(given?.vacationdays).flatMap(readVacation),
    deviations: Object.fromEntries(listOf(given?.deviationdays).flatMap(readDeviation)),
  };
}

function readWeek(days: readonly unknown[]): Week {
  return Array.from({ length: 7 }, (_, weekday) => readDay(days[weekday]));
}

function readVacation(period: unknown): Vacation[] {
  const { vacationstart, vacationend, days } = fieldsOf(period);
  const [start, end] = [isoDay(vacationstart), isoDay(vacationend)];
  const given = listOf(days);
  if (!start || !end || start > end || given.length === 0) return [];
  return [{ start, end, week: readWeek(given) }];
}

function readDeviation(day: unknown): [string, DayHours][] {
  const date = isoDay(fieldsOf(day).date);
  return date ? [[date, readDay(day)]] : [];
}

/** The hours of a day: closed where it has none, until the next day where they end no later than they begin. */
export function readDay(day: unknown): DayHours {
  if (typeof day !== 'object' || day === null) return 'unknown';
  const { open, close } = day as Partial<OpeningDay>;
  if (isBlank(open) && isBlank(close)) return 'closed';
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (from === undefined || to === undefined || from === MINUTES_OF_DAY) return 'unknown';
  return [from, to > from ? to : to + MINUTES_OF_DAY];
}

const isBlank = (time: unknown) => time === undefined || time === null || time === '';

function minutesOf(time: unknown): number | undefined {
  const [, hour, minute] = (typeof time === 'string' && TIME.exec(time.trim())) || [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MINUTES_OF_DAY ? minutes : undefined;
}

/** The day of an ISO day or of an ISO date and time. */
function isoDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isIsoDay(day) ? day : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
