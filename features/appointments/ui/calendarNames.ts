import { toDayNumber, getWeekday } from '../../../domain/openingHours/days';

/** Names of weekdays and months in a language, formatted on the server because browsers differ. */
export interface CalendarNames {
  /** Monday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
}

/** The names of days and months. Server only. @param locale IETF tag */
export function getCalendarNames(locale: string): CalendarNames {
  const names = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date).replace(/\.$/, ''));
  };
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
  return {
    weekdays: names({ weekday: 'long' }, days),
    shortWeekdays: names({ weekday: 'short' }, days),
    months: names({ month: 'long' }, months),
    shortMonths: names({ month: 'short' }, months),
  };
}

/** Formats an ISO day: `tisdag 24 november`. */
export function longDay(day: string, { weekdays, months }: CalendarNames): string {
  return `${weekdays[getWeekday(toDayNumber(day))]} ${Number(day.slice(8))} ${months[monthIndex(day)]}`;
}

/** Formats an ISO day with its year, `torsdag 14 januari 2027`; without the year if it is the current one. */
export function longDate(day: string, words: CalendarNames, today: string): string {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? longDay(day, words) : `${longDay(day, words)} ${year}`;
}

/** Formats an ISO day: `24 nov`. */
export const shortDay = (day: string, { shortMonths }: CalendarNames): string =>
  `${Number(day.slice(8))} ${shortMonths[monthIndex(day)]}`;

/** Formats a local date and time: `tis 24 nov 08:15`. */
export function shortTime(local: string, words: CalendarNames): string {
  const day = local.slice(0, 10);
  const weekday = words.shortWeekdays[getWeekday(toDayNumber(day))];
  return `${weekday} ${shortDay(day, words)} ${local.slice(11, 16)}`;
}

/** Formats a free time: `tis 24 nov 08:15`, or `tis 24 nov, Heldag` for a whole day. */
export function formatFreeTime(
  { timeslot, isFullDay = false }: { timeslot: string; isFullDay?: boolean },
  words: CalendarNames,
  fullDay: string,
): string {
  const time = shortTime(timeslot, words);
  return isFullDay ? `${time.slice(0, -' 08:00'.length)}, ${fullDay}` : time;
}

const monthIndex = (day: string): number => Number(day.slice(5, 7)) - 1;
