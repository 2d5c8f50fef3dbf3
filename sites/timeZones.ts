import type { Site } from './site.types';

/** Time zone (IANA) of the dealers' opening hours, by country. */
export const timeZones: Readonly<Record<Site['country'], string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  GB: 'Europe/London',
  SK: 'Europe/Bratislava',
  FI: 'Europe/Helsinki',
};
