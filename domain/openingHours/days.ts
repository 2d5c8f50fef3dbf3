const DAY_MS = 86_400_000;

/** 1 January 1970 was a Thursday, three days after a Monday. */
const FIRST_WEEKDAY = 3;

/** A day as the number of days since 1 January 1970; ISO days are the same days for people. */
export type DayNumber = number;

export const isoDayOf = (day: DayNumber): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 10);

export const dayNumberOf = (isoDay: string): DayNumber => Math.floor(Date.parse(isoDay) / DAY_MS);

/** Whether a text is a day of the calendar, such as `2026-02-28`. */
export function isIsoDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && isoDayOf(Math.floor(time / DAY_MS)) === text;
}

/** Place of a day in the week: 0 is Monday. */
export const weekdayOf = (day: DayNumber): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
