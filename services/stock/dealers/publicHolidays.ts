import {
  dayNumberOf,
  isoDayOf,
  weekdayOf,
  type DayNumber,
} from '../../../domain/openingHours/days';
import type { Site } from '../../../sites/site.types';

interface Holidays {
  /** Month and day. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  afterEaster: readonly number[];
  hasMidsummerEve: boolean;
}

/** Days on which dealers of a country are closed, whichever weekday they are. */
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

/** ISO days, in order, on which dealers of a country are closed, of those from one ISO day to another. */
export function publicHolidays(country: Site['country'], first: string, last: string): string[] {
  const { fixed, afterEaster, hasMidsummerEve } = holidays[country];
  const days: string[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const easter = easterSunday(year);
    days.push(...fixed.map((day) => `${year}-${day}`));
    days.push(...afterEaster.map((after) => isoDayOf(easter + after)));
    if (hasMidsummerEve) days.push(isoDayOf(firstFriday(`${year}-06-19`)));
  }
  return [...new Set(days)].filter((day) => first <= day && day <= last).sort();
}

const FRIDAY = 4;

const firstFriday = (from: string): DayNumber => {
  const day = dayNumberOf(from);
  return day + ((FRIDAY - weekdayOf(day) + 7) % 7);
};

/** The Sunday after the first full moon of spring, by the Gregorian church's rules. */
function easterSunday(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century - 17) / 25)) / 3);
  const age = (century - Math.floor(century / 4) - moonShift + 19 * golden + 15) % 30;
  const isLate = age === 29 || (age === 28 && golden > 10);
  const fullMoon = dayNumberOf(`${year}-03-21`) + (isLate ? age - 1 : age);
  return fullMoon + 7 - ((weekdayOf(fullMoon) + 1) % 7);
}
