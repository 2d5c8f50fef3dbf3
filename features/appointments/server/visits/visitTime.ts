import type { BookedVisit } from '../../../../domain/booking/visit.types';
import { zoneOffset } from '../../../../domain/openingHours/wallClock';
import type { Site } from '../../../../sites/site.types';
import { timeZones } from '../../../../sites/timeZones';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Local time at which reminders are sent, on the day before the visit. */
const REMINDER_TIME = '12:00:00';
/** Days after a visit during which its links are valid. */
const LINK_VALIDITY_DAYS = 7;

/**
 * Converts a local time in a country to milliseconds since 1970.
 * @param local `2026-11-24T08:00:00`
 */
export function toInstant(local: string, country: Site['country']): number {
  const localMinutes = Date.parse(`${local}Z`) / MINUTE_MS;
  const zone = timeZones[country];
  // The offset near that time is also the offset at that time: clocks do not change close to opening hours.
  return (
    (localMinutes - zoneOffset(localMinutes - zoneOffset(localMinutes, zone), zone)) * MINUTE_MS
  );
}

/** Time of a visit's reminder, noon of the day before, in milliseconds since 1970. */
export function reminderTime(local: string, country: Site['country']): number {
  const dayBefore = new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - DAY_MS);
  return toInstant(`${dayBefore.toISOString().slice(0, 10)}T${REMINDER_TIME}`, country);
}

/** Expiry of links to a visit, in milliseconds since 1970. */
export const linkExpiry = (local: string, country: Site['country']): number =>
  toInstant(local, country) + LINK_VALIDITY_DAYS * DAY_MS;

/** Duration of a visit in a calendar if its end is not known. */
const DEFAULT_DURATION_MS = 3_600_000;

/**
 * Start and end of a visit in a calendar, in milliseconds since 1970: until its expected end, or the whole
 * day if the car stays. Whole days use midnights in UTC, because calendars give them no time zone.
 */
export function visitSpan(
  { request, endsAt }: Pick<BookedVisit, 'request' | 'endsAt'>,
  country: Site['country'],
): { start: number; end: number } {
  const { timeSlot, isFullDay } = request;
  if (isFullDay) {
    const day = Date.parse(`${timeSlot.slice(0, 10)}T00:00:00Z`);
    return { start: day, end: day + DAY_MS };
  }
  const start = toInstant(timeSlot, country);
  return { start, end: endsAt ? toInstant(endsAt, country) : start + DEFAULT_DURATION_MS };
}
