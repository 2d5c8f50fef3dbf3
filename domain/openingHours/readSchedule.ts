import type { OpeningSchedule } from '../documents/dealer.types';
import { fieldsOf, isRecord } from '../isRecord';
import { dayNumberOf, isIsoDay, isoDayOf } from './days';
import type { DayHours, Schedule, Vacation, Week } from './schedule.types';

const MINUTES_OF_DAY = 1440;

/** `9`, `0900`, `9:00`, `kl. 09.00`, `09:00:00`, `5.30 pm`. */
const TIME = /^(?:kl\.? ?)?(\d{1,2})(?:[:.]?(\d\d))?(?::\d\d)?(?: ?([ap])\.?m\.?)?$/i;
/** Texts that stand for a missing time. */
const CLOSED = /^(?:[-–—]|stängt|stengt|lukket|closed|suljettu|kiinni|zatvorené)$/i;
/** A day that was sent as the instant at which it begins, in one of Europe's time zones. */
const MIDNIGHT = /^\d{4}-\d\d-\d\dT2[1-3]:00(?::00(?:\.0+)?)?Z$/;

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
  const [start, end] = [readDate(vacationstart), readDate(vacationend)];
  const given = listOf(days);
  if (!start || !end || start > end || given.length === 0) return [];
  return [{ start, end, week: readWeek(given) }];
}

function readDeviation(day: unknown): [string, DayHours][] {
  const date = readDate(fieldsOf(day).date);
  return date ? [[date, readDay(day)]] : [];
}

/** The hours of a day: closed where it has none, until the next day where they end no later than they begin. */
function readDay(day: unknown): DayHours {
  if (!isRecord(day)) return 'unknown';
  const { open, close } = day;
  if (isNoTime(open) && isNoTime(close)) return 'closed';
  if (isClosed(open) || isClosed(close)) return 'closed';
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (from === undefined || to === undefined || from === MINUTES_OF_DAY) return 'unknown';
  return [from, to > from ? to : to + MINUTES_OF_DAY];
}

const isClosed = (time: unknown) => typeof time === 'string' && CLOSED.test(time.trim());

const isNoTime = (time: unknown) =>
  time === undefined || time === null || (typeof time === 'string' && time.trim() === '');

function minutesOf(time: unknown): number | undefined {
  const given = typeof time === 'number' ? String(time) : time;
  const [, hour, minute = '0', half] =
    (typeof given === 'string' && given.length < 20 && TIME.exec(given.trim())) || [];
  if (half !== undefined && Number(hour) > 12) return undefined;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const minutes = hours * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MINUTES_OF_DAY ? minutes : undefined;
}

/** The day of an ISO day or of an ISO date and time: the one that begins where the time is a midnight in Europe. */
export function readDate(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (!isIsoDay(day)) return undefined;
  return MIDNIGHT.test(String(value)) ? isoDayOf(dayNumberOf(day) + 1) : day;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
