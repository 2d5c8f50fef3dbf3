/** A time at which the product is tested, by the clocks of its shops. */
export interface Moment {
  name: string;
  /** What `CLOCK` is set to. */
  clock: string;
}

const DAY_MS = 86_400_000;
const [FEBRUARY, MARCH, OCTOBER, DECEMBER] = [2, 3, 10, 12];
const [SUNDAY, FRIDAY] = [0, 5];

/** The machine's time zones: far from all shops, and where none of them is. */
export const zones = ['Pacific/Auckland', 'UTC'] as const;

const isIn = (month: number, from: number) => (day: Date) =>
  day.getUTCMonth() === month - 1 && day.getUTCDate() >= from;
const isWeekday = (weekday: number) => (day: Date) => day.getUTCDay() === weekday;
const isLastSunday = (month: number) => (day: Date) =>
  isWeekday(SUNDAY)(day) && isIn(month, 25)(day);

/** The first ISO day after today that is wanted. */
function nextDay(now: Date, isWanted: (day: Date) => boolean): string {
  let day = new Date(now.getTime() + DAY_MS);
  while (!isWanted(day)) day = new Date(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
}

/** The next ISO days on which clocks in Europe go from 2 to 3, and from 3 to 2. */
export const clockChangesAfter = (now: Date): { spring: string; autumn: string } => ({
  spring: nextDay(now, isLastSunday(MARCH)),
  autumn: nextDay(now, isLastSunday(OCTOBER)),
});

/**
 * Times that rules about dates go wrong at, each the next one to come: what browsers remember would be over at
 * times in the past. Shops are in Central European Time.
 */
export function momentsAfter(now: Date): Moment[] {
  const next = (isWanted: (day: Date) => boolean) => nextDay(now, isWanted);
  const { spring, autumn } = clockChangesAfter(now);
  return [
    { name: 'friday', clock: `${next(isWeekday(FRIDAY))}T16:55:00Z` },
    { name: 'sunday', clock: `${next(isWeekday(SUNDAY))}T11:00:00Z` },
    { name: 'new-year', clock: `${next(isIn(DECEMBER, 31))}T22:50:00Z` },
    { name: 'leap-day', clock: `${next(isIn(FEBRUARY, 29))}T07:00:00Z` },
    // Ten minutes before clocks go from 2 to 3, and from 3 to 2.
    { name: 'spring', clock: `${spring}T00:50:00Z` },
    { name: 'autumn', clock: `${autumn}T00:50:00Z` },
  ];
}
