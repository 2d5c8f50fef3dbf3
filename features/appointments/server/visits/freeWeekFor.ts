import { dayNumberOf, isIsoDay, isoDayOf, weekdayOf } from '../../../../domain/openingHours/days';
import { wallTimeAt } from '../../../../domain/openingHours/wallClock';
import type { DayAvailability } from '../../../../domain/booking/booking.types';
import type { VisitWeek } from '../../../../domain/booking/visit.types';
import type { Site } from '../../../../sites/site.types';
import { timeZones } from '../../../../sites/timeZones';

/** Key of the query that names a day of the week to choose from. */
export const WEEK_KEY = 'from';

/** How far ahead times are shown, in days. */
const DAYS_AHEAD = 90;
const WEEK = 7;

/**
 * The free times of the week from Monday on that a day is in: of those that are asked for, or of another day where
 * none is; never before today. Where neither is and nothing of this week is free any more, those of the next one.
 * @param ask the free times of seven days from an ISO day on
 */
export async function freeWeekFor(
  { asked, usual, country }: { asked: string | null; usual?: string } & Pick<Site, 'country'>,
  ask: (monday: string) => Promise<readonly DayAvailability[]>,
): Promise<VisitWeek> {
  const today = wallTimeAt(Date.now(), timeZones[country]).day;
  const named = asked !== null && isIsoDay(asked) ? asked : usual;
  const wanted = named === undefined ? today : dayNumberOf(named);
  const day = Math.min(Math.max(wanted, today), today + DAYS_AHEAD);
  let first = day - weekdayOf(day);
  let days = await ask(isoDayOf(first));
  if (named === undefined && !days.some(hasTimes)) {
    first += WEEK;
    days = await ask(isoDayOf(first));
  }
  return {
    days,
    earlier: first > today ? isoDayOf(first - WEEK) : undefined,
    later: first + WEEK < today + DAYS_AHEAD ? isoDayOf(first + WEEK) : undefined,
  };
}

const hasTimes = ({ availableSlots }: DayAvailability): boolean => availableSlots.length > 0;
