import type { HeroBannerFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { filtersOf, readListState } from '../../features/car/ui/list/listState';

export interface HeroBannerData {
  /** How many cars the list behind the search has; absent where that is no list or cannot be told. */
  cars?: number;
}

/** Counts the cars behind the banner's search, where it leads to a list of cars. */
async function load(fields: HeroBannerFields, request: DataRequest): Promise<HeroBannerData> {
  const { ShowSearchBar, SearchBarUrl, SearchBarFindsCars, SearchBarFilters } = fields;
  const findsCars = SearchBarFindsCars || SearchBarFilters !== undefined;
  if (!ShowSearchBar || !SearchBarUrl || !findsCars) return {};
  const filters = filtersOf(readListState(new URLSearchParams(SearchBarFilters?.value ?? '')));
  const { total, failed } = await request.cars({ filters, limit: 0 });
  return failed ? {} : { cars: total };
}

export const loader = { load } satisfies BlockLoader<HeroBannerFields, HeroBannerData>;
