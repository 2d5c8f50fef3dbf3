import { chooseDealers } from '../../features/dealers/model/chooseDealers';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { readDealer } from '../../features/dealers/model/readDealer';
import type { DealerSelectionFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { readIds } from '../../features/car/ui/readIds';
import { mostDealers, wholeDealerFields } from '../../domain/search/dealerSearch';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { zoneOf } from '../../features/dealers/ui/zoneOf';

export interface DealerSelectionData extends OpeningTime {
  dealers: readonly DealerDetails[];
}

/** The dealers that are named, in that order, or all; none where the search fails. */
async function load(
  { Ids, Department }: DealerSelectionFields,
  { dealers, site, timeZones }: DataRequest,
): Promise<DealerSelectionData> {
  const ids = readIds(Ids?.value);
  const answer = await dealers({
    fields: wholeDealerFields,
    ids: ids.length === 0 ? undefined : ids,
    limit: mostDealers,
  });
  const read = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const fit = chooseDealers(read, { search: '', department: Department ?? '', make: '' });
  const known = new Map(fit.map((dealer) => [dealer.id, dealer]));
  return {
    dealers: ids.length === 0 ? fit : ids.flatMap((id) => known.get(id) ?? []),
    now: Date.now(),
    zone: zoneOf({ country: site.country }, { site, timeZones }),
  };
}

export const loader = { load } satisfies BlockLoader<DealerSelectionFields, DealerSelectionData>;
