import { readDealer } from '../../../dealers/model/readDealer';
import type { Site } from '../../../../sites/site.types';
import type { SearchClient } from '../../../search/server/searchClient';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import type { AdvertisingDealer } from './feed.types';

/** Limit of the query; a site has a few dozen dealers. */
const MAX_DEALERS = 500;

/** Lists the dealers of a site by their `site_id`. @throws UpstreamError */
export async function listAdvertisingDealers(
  search: SearchClient['search'],
  site: Site,
): Promise<ReadonlyMap<string, AdvertisingDealer>> {
  const { failed, content } = await search(site.name, 'dealers', {
    fields: [
      ...['site_id', 'slug', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
      ...['site_phone', 'site_geocoord'],
    ],
    limit: MAX_DEALERS,
  });
  if (failed) throw new UpstreamError('search', 'network', 'did not list the dealers');
  return new Map(
    content.flatMap((record): [string, AdvertisingDealer][] => {
      const dealer = readDealer(record);
      if (!dealer) return [];
      const { id, name, street, zip, town, phone, position } = dealer;
      return [[id, { id, name, street, zip, town, phone, position, country: site.country }]];
    }),
  );
}
