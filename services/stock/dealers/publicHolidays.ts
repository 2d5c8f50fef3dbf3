import {
  toDayNumber,
  toIsoDay,
  getWeekday,
  type DayNumber,
} from '../../../domain/openingHours/days';
import type { Site } from '../../../sites/site.types';

interface Holidays {
  /** Holidays on a fixed date, as `MM-DD`. */
  fixed: readonly string[];
  /** Holidays relative to Easter Sunday, in days. */
  afterEaster: readonly number[];
  hasMidsummerEve: boolean;
}

/** Days on which all dealers of a country are closed. */
const holidays: Readonly<Record<Site['country'], Holidays>> = {
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    afterEaster: [-2, 0, 1, 39],
    hasMidsummerEve: true,
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'],
    afterEaster: [-3, -2, 0, 1, 39, 50],
    hasMidsummerEve: false,
  },
  GB: { fixed: ['01-01', '12-24', '12-25', '12-26'], afterEaster: [0], hasMidsummerEve: false },
  SK: {
    fixed: ['01-01', '01-06', '05-01', '07-05', '08-29', '11-01', '12-24', '12-25', '12-26'],
    afterEaster: [-2, 0, 1],
    hasMidsummerEve: false,
  },
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    afterEaster: [-2, 0, 1, 39],
    hasMidsummerEve: true,
  },
};

/**
 * Returns the days, as sorted ISO dates, on which dealers of a country are closed, from `first` to `last`.
 */
export function publicHolidays(country: Site['country'], first: string, last: string): string[] {
  const { fixed, afterEaster, hasMidsummerEve } = holidays[country];
  const days: string[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const easter = easterSunday(year);
    days.push(...fixed.map((day) => `${year}-${day}`));
    days.push(...afterEaster.map((after) => toIsoDay(easter + after)));
    if (hasMidsummerEve) days.push(toIsoDay(firstFridayFrom(`${year}-06-19`)));
  }
  return [...new Set(days)].filter((day) => first <= day && day <= last).sort();
}

const FRIDAY = 4;

const firstFridayFrom = (from: string): DayNumber => {
  const day = toDayNumber(from);
  return day + ((FRIDAY - getWeekday(day) + 7) % 7);
};

/** Calculates Easter Sunday of a year in the Gregorian calendar. */
function easterSunday(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century - 17) / 25)) / 3);
  const age = (century - Math.floor(century / 4) - moonShift + 19 * golden + 15) % 30;
  const isShifted = age === 29 || (age === 28 && golden > 10);
  const fullMoon = toDayNumber(`${year}-03-21`) + (isShifted ? age - 1 : age);
  return fullMoon + 7 - ((getWeekday(fullMoon) + 1) % 7);
}
