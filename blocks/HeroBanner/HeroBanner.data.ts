import type { HeroBannerFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { toCarFilters, readListState } from '../../features/car/ui/list/listState';

export interface HeroBannerData {
  /** Number of cars in the list that the search opens; undefined if it opens another page or the number is unknown. */
  carCount?: number;
}

/** Counts the cars for the banner's search, if it opens a list of cars. */
async function load(fields: HeroBannerFields, request: DataRequest): Promise<HeroBannerData> {
  const { ShowSearchBar, SearchBarUrl, SearchBarFindsCars, SearchBarFilters } = fields;
  const findsCars = SearchBarFindsCars || SearchBarFilters !== undefined;
  if (!ShowSearchBar || !SearchBarUrl || !findsCars) return {};
  const filters = toCarFilters(readListState(new URLSearchParams(SearchBarFilters?.value ?? '')));
  const { total, failed } = await request.cars({ filters, limit: 0 });
  return failed ? {} : { carCount: total };
}

export const loader = { load } satisfies BlockLoader<HeroBannerFields, HeroBannerData>;
