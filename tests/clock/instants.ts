/** A time for the tests, in the shops' time zone. */
export interface TestInstant {
  name: string;
  /** Value of `CLOCK`. */
  clock: string;
}

const DAY_MS = 86_400_000;
const [FEBRUARY, MARCH, OCTOBER, DECEMBER] = [2, 3, 10, 12];
const [SUNDAY, FRIDAY] = [0, 5];

/** Time zones of the machine: one far from all shops, and UTC. */
export const zones = ['Pacific/Auckland', 'UTC'] as const;

const isIn = (month: number, from: number) => (day: Date) =>
  day.getUTCMonth() === month - 1 && day.getUTCDate() >= from;
const isWeekday = (weekday: number) => (day: Date) => day.getUTCDay() === weekday;
const isLastSunday = (month: number) => (day: Date) =>
  isWeekday(SUNDAY)(day) && isIn(month, 25)(day);

/** Returns the first ISO date after today that matches. */
function nextDay(now: Date, matches: (day: Date) => boolean): string {
  let day = new Date(now.getTime() + DAY_MS);
  while (!matches(day)) day = new Date(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
}

/** Returns the next dates of the European clock changes, in spring and autumn. */
export const findClockChanges = (now: Date): { spring: string; autumn: string } => ({
  spring: nextDay(now, isLastSunday(MARCH)),
  autumn: nextDay(now, isLastSunday(OCTOBER)),
});

/**
 * Returns times at which date rules tend to fail. All are in the future, since browser data would have
 * expired in the past. Shops are in Central European Time.
 */
export function createInstants(now: Date): TestInstant[] {
  const next = (matches: (day: Date) => boolean) => nextDay(now, matches);
  const { spring, autumn } = findClockChanges(now);
  return [
    { name: 'friday', clock: `${next(isWeekday(FRIDAY))}T16:55:00Z` },
    { name: 'sunday', clock: `${next(isWeekday(SUNDAY))}T11:00:00Z` },
    { name: 'new-year', clock: `${next(isIn(DECEMBER, 31))}T22:50:00Z` },
    { name: 'leap-day', clock: `${next(isIn(FEBRUARY, 29))}T07:00:00Z` },
    // Ten minutes before the clocks change.
    { name: 'spring', clock: `${spring}T00:50:00Z` },
    { name: 'autumn', clock: `${autumn}T00:50:00Z` },
  ];
}
