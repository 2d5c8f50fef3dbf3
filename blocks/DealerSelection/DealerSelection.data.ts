import { filterDealers } from '../../features/dealers/model/filterDealers';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { readDealer } from '../../features/dealers/model/readDealer';
import type { DealerSelectionFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { readIds } from '../../features/car/ui/readIds';
import { MAX_DEALERS, fullDealerFields } from '../../domain/search/dealerSearch';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { dealerTimeZone } from '../../features/dealers/ui/dealerTimeZone';

export interface DealerSelectionData extends OpeningTime {
  dealers: readonly DealerDetails[];
}

/** Loads the listed dealers in that order, or all if none are listed; none if the search fails. */
async function load(
  { Ids, Department }: DealerSelectionFields,
  { dealers, site, timeZones }: DataRequest,
): Promise<DealerSelectionData> {
  const ids = readIds(Ids?.value);
  const answer = await dealers({
    fields: fullDealerFields,
    ids: ids.length === 0 ? undefined : ids,
    limit: MAX_DEALERS,
  });
  const allDealers = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const matching = filterDealers(allDealers, {
    search: '',
    department: Department ?? '',
    make: '',
  });
  const dealersById = new Map(matching.map((dealer) => [dealer.id, dealer]));
  return {
    dealers: ids.length === 0 ? matching : ids.flatMap((id) => dealersById.get(id) ?? []),
    now: Date.now(),
    zone: dealerTimeZone({ country: site.country }, { site, timeZones }),
  };
}

export const loader = { load } satisfies BlockLoader<DealerSelectionFields, DealerSelectionData>;
