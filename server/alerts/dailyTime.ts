import type { Site } from '../../sites/site.types';
import { timeZones } from '../../sites/timeZones';
import { instantOf } from '../visits/visitTime';

/** When those who are told once a day get their mail, where they live. */
const TIME = '08:00:00';
const DAY_MS = 86_400_000;

/** The next time at which a country's daily mails go out. @param now milliseconds since 1970, as the answer */
export function nextDaily(country: Site['country'], now: number): number {
  const dayOf = (at: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] }).format(at);
  const today = instantOf(`${dayOf(now)}T${TIME}`, country);
  return today > now ? today : instantOf(`${dayOf(now + DAY_MS)}T${TIME}`, country);
}
