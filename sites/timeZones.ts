import type { Site } from './site.types';

/** Time zone in which dealers of a country keep their hours (IANA). */
export const timeZones: Readonly<Record<Site['country'], string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  GB: 'Europe/London',
  SK: 'Europe/Bratislava',
  FI: 'Europe/Helsinki',
};
