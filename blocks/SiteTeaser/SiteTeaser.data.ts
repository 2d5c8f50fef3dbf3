import type { SiteTeaserFields } from '../../schema/generated/fields';
import { readIds } from '../../features/car/ui/readIds';
import type { DealerRecord } from '../../domain/search/dealerSearch';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

const MAX_DEALERS = 4;

export interface SiteTeaserData {
  dealers: readonly DealerRecord[];
}

/** Loads the listed dealers, or the site's first ones; none if the search fails. */
async function load({ Ids }: SiteTeaserFields, request: DataRequest): Promise<SiteTeaserData> {
  const ids = readIds(Ids?.value).slice(0, MAX_DEALERS);
  const query = ids.length === 0 ? { limit: MAX_DEALERS } : { ids, limit: MAX_DEALERS };
  const { dealers } = await request.dealers(query);
  if (ids.length === 0) return { dealers: dealers.slice(0, MAX_DEALERS) };
  const dealersById = new Map(dealers.map((dealer) => [dealer.site_id, dealer]));
  return { dealers: ids.flatMap((id) => dealersById.get(id) ?? []) };
}

export const loader = { load } satisfies BlockLoader<SiteTeaserFields, SiteTeaserData>;
