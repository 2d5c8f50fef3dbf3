import type { OpeningSchedule } from '../documents/dealer.types';
import { fieldsOf, isRecord } from '../isRecord';
import { toDayNumber, isIsoDay, toIsoDay } from './days';
import type { DayHours, Schedule, Vacation, Week } from './schedule.types';

const MINUTES_PER_DAY = 1440;

/** `9`, `0900`, `9:00`, `kl. 09.00`, `09:00:00`, `5.30 pm`. */
const TIME = /^(?:kl\.? ?)?(\d{1,2})(?:[:.]?(\d\d))?(?::\d\d)?(?: ?([ap])\.?m\.?)?$/i;
/** Texts that mean closed. */
const CLOSED = /^(?:[-–—]|stängt|stengt|lukket|closed|suljettu|kiinni|zatvorené)$/i;
/** A day that was sent as the instant of its midnight in one of Europe's time zones. */
const MIDNIGHT = /^\d{4}-\d\d-\d\dT2[1-3]:00(?::00(?:\.0+)?)?Z$/;

/** A schedule as the platform sends it; a missing or malformed field does not affect the others. */
export type RawSchedule = { readonly [Key in keyof OpeningSchedule]?: unknown };

/**
 * Reads the hours of a department. A weekday is identified by its position, Monday first, because the names
 * of days are in the language of the index. A day that cannot be read is `unknown`; a vacation or a
 * deviation without a valid date is left out.
 */
export function readSchedule(raw: RawSchedule | undefined): Schedule {
  return {
    week: readWeek(toList(raw?.openinghours)),
    vacations: toList(raw?.vacationdays).flatMap(readVacation),
    deviations: Object.fromEntries(toList(raw?.deviationdays).flatMap(readDeviation)),
  };
}

function readWeek(days: readonly unknown[]): Week {
  return Array.from({ length: 7 }, (_, weekday) => readDay(days[weekday]));
}

function readVacation(period: unknown): Vacation[] {
  const { vacationstart, vacationend, days } = fieldsOf(period);
  const [start, end] = [readDate(vacationstart), readDate(vacationend)];
  const dayList = toList(days);
  if (!start || !end || start > end || dayList.length === 0) return [];
  return [{ start, end, week: readWeek(dayList) }];
}

function readDeviation(day: unknown): [string, DayHours][] {
  const date = readDate(fieldsOf(day).date);
  return date ? [[date, readDay(day)]] : [];
}

/**
 * The hours of a day: closed when it has none. Hours that end no later than they begin end on the next day.
 */
function readDay(day: unknown): DayHours {
  if (!isRecord(day)) return 'unknown';
  const { open, close } = day;
  if (isBlank(open) && isBlank(close)) return 'closed';
  if (isClosed(open) || isClosed(close)) return 'closed';
  const [opensAt, closesAt] = [readMinutes(open), readMinutes(close)];
  if (opensAt === undefined || closesAt === undefined || opensAt === MINUTES_PER_DAY)
    return 'unknown';
  return [opensAt, closesAt > opensAt ? closesAt : closesAt + MINUTES_PER_DAY];
}

const isClosed = (time: unknown) => typeof time === 'string' && CLOSED.test(time.trim());

const isBlank = (time: unknown) =>
  time === undefined || time === null || (typeof time === 'string' && time.trim() === '');

function readMinutes(time: unknown): number | undefined {
  const text = typeof time === 'number' ? String(time) : time;
  const [, hour, minute = '0', period] =
    (typeof text === 'string' && text.length < 20 && TIME.exec(text.trim())) || [];
  if (period !== undefined && Number(hour) > 12) return undefined;
  const hours =
    period === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(period) ? 12 : 0);
  const minutes = hours * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MINUTES_PER_DAY ? minutes : undefined;
}

/**
 * The ISO day of an ISO day or date and time; if the time is a midnight in Europe, the day that begins
 * there.
 */
export function readDate(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (!isIsoDay(day)) return undefined;
  return MIDNIGHT.test(String(value)) ? toIsoDay(toDayNumber(day) + 1) : day;
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
