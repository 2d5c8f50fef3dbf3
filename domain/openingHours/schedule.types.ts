/**
 * Hours of one day in minutes after its midnight; those that end on the next day close after 1440.
 * `unknown` is a day of which the hours cannot be read: nothing is claimed about it.
 */
export type DayHours = readonly [open: number, close: number] | 'closed' | 'unknown';

/** Seven days, Monday first. */
export type Week = readonly DayHours[];

/** Days on which another week counts, first and last included. */
export interface Vacation {
  /** ISO days. */
  start: string;
  end: string;
  week: Week;
}

/** When a department is open, ready for calculations; all of it can be sent as JSON. */
export interface Schedule {
  week: Week;
  vacations: readonly Vacation[];
  /** Single days with hours of their own, by ISO day. */
  deviations: Readonly<Record<string, DayHours>>;
}
