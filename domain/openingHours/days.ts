const DAY_MS = 86_400_000;

/** Weekday of 1 January 1970, a Thursday: three days after Monday. */
const EPOCH_WEEKDAY = 3;

/** A day of the calendar as the number of days since 1 January 1970, independent of time zones. */
export type DayNumber = number;

/** The ISO day of a day's number: `2026-02-28`. */
export const toIsoDay = (day: DayNumber): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Number of an ISO day such as `2026-02-28`; NaN for any other text. */
export const toDayNumber = (isoDay: string): DayNumber => Math.floor(Date.parse(isoDay) / DAY_MS);

/** Whether a text is a day of the calendar, such as `2026-02-28`. */
export function isIsoDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && toIsoDay(Math.floor(time / DAY_MS)) === text;
}

/** Whether a text is a local date and time to the minute, such as `2026-11-24T08:00:00`. */
export function isLocalTime(text = ''): boolean {
  const [day = '', time = ''] = text.split('T');
  return isIsoDay(day) && /^([01]\d|2[0-3]):[0-5]\d:00$/.test(time);
}

/** Weekday of a day: 0 is Monday. */
export const getWeekday = (day: DayNumber): number => (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
