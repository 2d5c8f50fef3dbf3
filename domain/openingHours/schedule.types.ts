/**
 * Hours of one day in minutes after its midnight; if they end on the next day, the end is greater than 1440.
 * `unknown` is a day whose hours cannot be read: no hours are shown for it.
 */
export type DayHours = readonly [open: number, close: number] | 'closed' | 'unknown';

/** Seven days, Monday first. */
export type Week = readonly DayHours[];

/** Days with different weekly hours, both included. */
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
  /** Single days with different hours, by ISO day. */
  deviations: Readonly<Record<string, DayHours>>;
}
