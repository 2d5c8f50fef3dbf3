import { filterDealers } from '../../features/dealers/model/filterDealers';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { normalizeBrand } from '../../domain/dealers/newCarDepartment';
import { readDealer } from '../../features/dealers/model/readDealer';
import type { DealerListFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { MAX_DEALERS, fullDealerFields } from '../../domain/search/dealerSearch';
import { dealerPlace } from '../../features/dealers/ui/dealerPlace';
import { departmentTypes } from '../../features/dealers/ui/departmentName';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { dealerTimeZone } from '../../features/dealers/ui/dealerTimeZone';
import type { DealerLocation } from '../../features/map/ui/location.types';
import {
  dealerListKeys,
  type DealerListState,
  DEALERS_PER_PAGE,
  readDealerListState,
} from './dealerListState';

export interface DealerListData extends OpeningTime {
  state: DealerListState;
  /** The dealers on this page of the list. */
  dealers: readonly DealerDetails[];
  /** Ids of all dealers that match the filters. */
  ids: readonly string[];
  /** Number of dealers of the site. */
  total: number;
  pages: number;
  /** All dealers with a position, for the map. */
  places: readonly DealerLocation[];
  /** Types of departments, and makes, that can be chosen. */
  departments: readonly string[];
  makes: readonly { code: string; name: string }[];
  country: string;
  unit: 'km' | 'miles';
  /** Whether the search service failed. */
  failed: boolean;
}

/** Loads the dealers that match the filters in the address, one page at a time. */
async function load(_: DealerListFields, request: DataRequest): Promise<DealerListData> {
  const { dealers, cars, query, site, timeZones, dealerPath } = request;
  const [answer, stock] = await Promise.all([
    dealers({ fields: fullDealerFields, limit: MAX_DEALERS }),
    cars({ facets: [{ name: 'car_brand' }], limit: 0 }),
  ]);
  const allDealers = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const requested = readDealerListState(query);
  const matching = filterDealers(allDealers, requested);
  const pages = Math.max(1, Math.ceil(matching.length / DEALERS_PER_PAGE));
  const state = { ...requested, page: Math.min(requested.page, pages) };
  const start = (state.page - 1) * DEALERS_PER_PAGE;
  const departments = allDealers.flatMap((dealer) => dealer.departments);
  const [brands] = stock.facets;
  return {
    state,
    dealers: matching.slice(start, start + DEALERS_PER_PAGE),
    ids: matching.map(({ id }) => id),
    total: allDealers.length,
    pages,
    places: allDealers.flatMap((dealer) => dealerPlace(dealer, dealerPath) ?? []),
    departments: departmentTypes(departments),
    makes: sortMakes(
      departments.flatMap(({ makes }) => makes),
      brands?.type === 'value' ? brands.values.map(({ text }) => text) : [],
    ),
    country: site.country,
    unit: site.distanceUnit,
    failed: answer.failed ?? false,
    now: Date.now(),
    zone: dealerTimeZone({ country: site.country }, { site, timeZones }),
  };
}

/** Makes sorted by name, without duplicates; their spelling comes from the stock. */
function sortMakes(codes: readonly string[], names: readonly string[]): DealerListData['makes'] {
  const namesByKey = new Map(names.map((name) => [normalizeBrand(name), name]));
  return [...new Set(codes)]
    .map((code) => ({ code, name: namesByKey.get(normalizeBrand(code)) ?? capitalize(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Name of a make that is not in the stock, from its code: `alfa-romeo` is Alfa Romeo. */
const capitalize = (code: string): string =>
  code
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

export const loader = { queryKeys: [...dealerListKeys], load } satisfies BlockLoader<
  DealerListFields,
  DealerListData
>;
