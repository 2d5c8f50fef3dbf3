import { chooseDealers } from '../../features/dealers/model/chooseDealers';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { codeOf } from '../../domain/dealers/newCarDepartment';
import { readDealer } from '../../features/dealers/model/readDealer';
import type { DealerListFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { mostDealers, wholeDealerFields } from '../../domain/search/dealerSearch';
import { dealerPlace } from '../../features/dealers/ui/dealerPlace';
import { departmentTypes } from '../../features/dealers/ui/departmentName';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { zoneOf } from '../../features/dealers/ui/zoneOf';
import type { DealerLocation } from '../../features/map/ui/location.types';
import {
  dealerListKeys,
  type DealerListState,
  perPage,
  readDealerListState,
} from './dealerListState';

export interface DealerListData extends OpeningTime {
  state: DealerListState;
  /** Those of the page. */
  dealers: readonly DealerDetails[];
  /** Ids of all that fit the choice. */
  ids: readonly string[];
  /** How many the site has. */
  total: number;
  pages: number;
  /** Every dealer that is somewhere, for the map. */
  places: readonly DealerLocation[];
  /** Kinds of departments and makes to choose from. */
  departments: readonly string[];
  makes: readonly { code: string; name: string }[];
  country: string;
  unit: 'km' | 'miles';
  /** The search service did not answer. */
  failed: boolean;
}

/** The dealers that fit the choice in the address, a page at a time (spec 3 §2.1). */
async function load(_: DealerListFields, request: DataRequest): Promise<DealerListData> {
  const { dealers, cars, query, site, timeZones, dealerPath } = request;
  const [answer, stock] = await Promise.all([
    dealers({ fields: wholeDealerFields, limit: mostDealers }),
    cars({ facets: [{ name: 'car_brand' }], limit: 0 }),
  ]);
  const all = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const asked = readDealerListState(query);
  const found = chooseDealers(all, asked);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const state = { ...asked, page: Math.min(asked.page, pages) };
  const from = (state.page - 1) * perPage;
  const departments = all.flatMap((dealer) => dealer.departments);
  const [brands] = stock.facets;
  return {
    state,
    dealers: found.slice(from, from + perPage),
    ids: found.map(({ id }) => id),
    total: all.length,
    pages,
    places: all.flatMap((dealer) => dealerPlace(dealer, dealerPath) ?? []),
    departments: departmentTypes(departments),
    makes: makesOf(
      departments.flatMap(({ makes }) => makes),
      brands?.type === 'value' ? brands.values.map(({ text }) => text) : [],
    ),
    country: site.country,
    unit: site.distanceUnit,
    failed: answer.failed ?? false,
    now: Date.now(),
    zone: zoneOf({ country: site.country }, { site, timeZones }),
  };
}

/** Makes by their names, each once; the stock knows how a make is written. */
function makesOf(codes: readonly string[], names: readonly string[]): DealerListData['makes'] {
  const written = new Map(names.map((name) => [codeOf(name), name]));
  return [...new Set(codes)]
    .map((code) => ({ code, name: written.get(codeOf(code)) ?? titled(code) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** A make that the stock does not have: `alfa-romeo` is Alfa Romeo. */
const titled = (code: string): string =>
  code
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

export const loader = { queryKeys: [...dealerListKeys], load } satisfies BlockLoader<
  DealerListFields,
  DealerListData
>;
