import { dayNumberOf, weekdayOf } from '../../../domain/openingHours/days';

/** How a language names days, as the server knows it: browsers differ. */
export interface CalendarWords {
  /** Monday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
}

/** The names of days and months. For the server. @param locale IETF tag */
export function calendarWords(locale: string): CalendarWords {
  const names = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date).replace(/\.$/, ''));
  };
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)));
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 1)));
  return {
    weekdays: names({ weekday: 'long' }, days),
    shortWeekdays: names({ weekday: 'short' }, days),
    months: names({ month: 'long' }, months),
    shortMonths: names({ month: 'short' }, months),
  };
}

/** `tisdag 24 november` of an ISO day. */
export function longDay(day: string, { weekdays, months }: CalendarWords): string {
  return `${weekdays[weekdayOf(dayNumberOf(day))]} ${Number(day.slice(8))} ${months[monthOf(day)]}`;
}

/** The same with the year, `torsdag 14 januari 2027`, where it is not that of the ISO day today. */
export function longDate(day: string, words: CalendarWords, today: string): string {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? longDay(day, words) : `${longDay(day, words)} ${year}`;
}

/** `24 nov` of an ISO day. */
export const shortDay = (day: string, { shortMonths }: CalendarWords): string =>
  `${Number(day.slice(8))} ${shortMonths[monthOf(day)]}`;

/** `tis 24 nov 08:15` of a local date and time. */
export function shortTime(local: string, words: CalendarWords): string {
  const day = local.slice(0, 10);
  const weekday = words.shortWeekdays[weekdayOf(dayNumberOf(day))];
  return `${weekday} ${shortDay(day, words)} ${local.slice(11, 16)}`;
}

/** The same of a free time; of a whole day `tis 24 nov, Heldag`. */
export function freeTimeInWords(
  { timeslot, isFullDay = false }: { timeslot: string; isFullDay?: boolean },
  words: CalendarWords,
  fullDay: string,
): string {
  const time = shortTime(timeslot, words);
  return isFullDay ? `${time.slice(0, -' 08:00'.length)}, ${fullDay}` : time;
}

const monthOf = (day: string): number => Number(day.slice(5, 7)) - 1;
