import { toDayNumber, isIsoDay, toIsoDay, getWeekday } from '../../../../domain/openingHours/days';
import { wallTimeAt } from '../../../../domain/openingHours/wallClock';
import type { DayAvailability } from '../../../../domain/booking/booking.types';
import type { VisitWeek } from '../../../../domain/booking/visit.types';
import type { Site } from '../../../../sites/site.types';
import { timeZones } from '../../../../sites/timeZones';

/** Query key with an ISO day of the week to show. */
export const WEEK_KEY = 'from';

const DAYS_AHEAD = 90;
const WEEK_DAYS = 7;

/**
 * The free times of a week, from Monday: the week of the requested day, otherwise of the default day, but
 * never in the past, nor more than 90 days ahead. Without either day it is the current week, or the next one
 * if no free times are left in it. `earlier` is undefined for a week in the past, and for a current week
 * without free times.
 * @param fetchDays fetches the free times of the seven days from an ISO day on
 */
export async function loadFreeWeek(
  {
    requested,
    defaultDay,
    country,
  }: { requested: string | null; defaultDay?: string } & Pick<Site, 'country'>,
  fetchDays: (monday: string) => Promise<readonly DayAvailability[]>,
): Promise<VisitWeek> {
  const today = wallTimeAt(Date.now(), timeZones[country]).day;
  const namedDay = requested !== null && isIsoDay(requested) ? requested : defaultDay;
  const requestedDay = namedDay === undefined ? today : toDayNumber(namedDay);
  const day = Math.min(Math.max(requestedDay, today), today + DAYS_AHEAD);
  let mondayNumber = day - getWeekday(day);
  let days = await fetchDays(toIsoDay(mondayNumber));
  let isEarlierFree = true;
  if (namedDay === undefined && !days.some(hasTimes)) {
    isEarlierFree = false;
    mondayNumber += WEEK_DAYS;
    days = await fetchDays(toIsoDay(mondayNumber));
  } else if (mondayNumber > today && mondayNumber - WEEK_DAYS <= today) {
    isEarlierFree = (await fetchDays(toIsoDay(mondayNumber - WEEK_DAYS))).some(hasTimes);
  }
  return {
    days,
    earlier: mondayNumber > today && isEarlierFree ? toIsoDay(mondayNumber - WEEK_DAYS) : undefined,
    later:
      mondayNumber + WEEK_DAYS < today + DAYS_AHEAD
        ? toIsoDay(mondayNumber + WEEK_DAYS)
        : undefined,
  };
}

const hasTimes = ({ availableSlots }: DayAvailability): boolean => availableSlots.length > 0;
