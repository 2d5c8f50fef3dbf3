import type { BookedVisit } from '../../../../domain/booking/visit.types';
import { zoneOffset } from '../../../../domain/openingHours/wallClock';
import type { Site } from '../../../../sites/site.types';
import { timeZones } from '../../../../sites/timeZones';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** When people are reminded on the day before. */
const REMINDER_TIME = '12:00:00';
/** Links to a visit are good for so many days behind it. */
const LINK_DAYS = 7;

/**
 * The instant of a local time in a country, in milliseconds since 1970.
 * @param local `2026-11-24T08:00:00`
 */
export function instantOf(local: string, country: Site['country']): number {
  const wall = Date.parse(`${local}Z`) / MINUTE_MS;
  const zone = timeZones[country];
  // The offset that clocks have then is asked for close enough to then: they are not changed within hours of opening.
  return (wall - zoneOffset(wall - zoneOffset(wall, zone), zone)) * MINUTE_MS;
}

/** When to remind of a visit: at noon of the day before it. Milliseconds since 1970. */
export function reminderOf(local: string, country: Site['country']): number {
  const before = new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - DAY_MS);
  return instantOf(`${before.toISOString().slice(0, 10)}T${REMINDER_TIME}`, country);
}

/** Until when a link to a visit is good, in milliseconds since 1970. */
export const linkEndOf = (local: string, country: Site['country']): number =>
  instantOf(local, country) + LINK_DAYS * DAY_MS;

/** How long a visit takes up a calendar where nobody tells when it ends, in ms. */
const UNKNOWN_LENGTH_MS = 3_600_000;

/**
 * What a visit takes up in a calendar, in milliseconds since 1970: until it is reckoned to end, or the whole day of a car
 * that stays. Whole days are told by midnights of UTC: in calendars they have no time zone.
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
  const start = instantOf(timeSlot, country);
  return { start, end: endsAt ? instantOf(endsAt, country) : start + UNKNOWN_LENGTH_MS };
}
