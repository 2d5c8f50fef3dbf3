import type { DealerDetails } from '../model/dealer.types';
import type { DataRequest } from '../../../rendering/blockData';

/** The time zone that a dealer keeps its hours in: that of its country, else of the site's. */
export function zoneOf(
  { country }: Pick<DealerDetails, 'country'>,
  { site, timeZones }: Pick<DataRequest, 'timeZones'> & { site: { country: string } },
): string {
  const known = Object.hasOwn(timeZones, country) ? timeZones[country] : timeZones[site.country];
  return known ?? 'UTC';
}
