import { dayNumberOf, isoDayOf } from '../../../domain/openingHours/days';
import type { Site } from '../../../sites/site.types';
import { timeZones } from '../../../sites/timeZones';
import { instantOf } from '../../appointments/server/visits/visitTime';

/** When those who are told once a day get their mail, where they live. */
const TIME = '08:00:00';

/** The next time at which a country's daily mails go out. @param now milliseconds since 1970, as the answer */
export function nextDaily(country: Site['country'], now: number): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] }).format(now);
  const today = instantOf(`${day}T${TIME}`, country);
  // Days of the calendar are counted, not hours: some have 23.
  return today > now ? today : instantOf(`${isoDayOf(dayNumberOf(day) + 1)}T${TIME}`, country);
}
