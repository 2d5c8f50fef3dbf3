import type { SiteTeaserFields } from '../../schema/generated/fields';
import { readIds } from '../../features/car/ui/readIds';
import type { DealerRecord } from '../../domain/search/dealerSearch';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

/** Dealers in a teaser (spec 2 §7). */
const mostDealers = 4;

export interface SiteTeaserData {
  dealers: readonly DealerRecord[];
}

/** The dealers that are listed, or the first of the site; none where the search fails (spec 2 §7). */
async function load({ Ids }: SiteTeaserFields, request: DataRequest): Promise<SiteTeaserData> {
  const ids = readIds(Ids?.value).slice(0, mostDealers);
  const query = ids.length === 0 ? { limit: mostDealers } : { ids, limit: mostDealers };
  const { dealers } = await request.dealers(query);
  if (ids.length === 0) return { dealers: dealers.slice(0, mostDealers) };
  const known = new Map(dealers.map((dealer) => [dealer.site_id, dealer]));
  return { dealers: ids.flatMap((id) => known.get(id) ?? []) };
}

export const loader = { load } satisfies BlockLoader<SiteTeaserFields, SiteTeaserData>;
