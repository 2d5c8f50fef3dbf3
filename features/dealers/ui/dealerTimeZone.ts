import type { DealerDetails } from '../model/dealer.types';
import type { DataRequest } from '../../../rendering/blockData';

/** The time zone of a dealer: that of its country, otherwise the site's. */
export function dealerTimeZone(
  { country }: Pick<DealerDetails, 'country'>,
  { site, timeZones }: Pick<DataRequest, 'timeZones'> & { site: { country: string } },
): string {
  const zone = Object.hasOwn(timeZones, country) ? timeZones[country] : timeZones[site.country];
  return zone ?? 'UTC';
}
