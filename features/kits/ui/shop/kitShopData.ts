import type { KitOrder, KitShopFields } from '../../../../schema/generated/fields';
import type { CarFacet, CarFilters } from '../../../../domain/search/carSearch';
import type { KitAnswer, KitRecord } from '../../../../domain/search/kitSearch';
import { vehicleFacet, vehicleIndexName } from '../vehicleFacet';
import { findVehicle } from '../../model/findVehicle';
import { kitIdPattern } from '../../../../domain/kits/kitQuote';
import type { BlockLoader, DataRequest } from '../../../../rendering/blockData';
import { lastPage } from '../../../../domain/search/lastPage';
import { addPath, filtersOf, type ListState } from '../../../search/ui/listState';
import { detailsKey, kitAddressing, kitFacets, priceRange } from './kitFacets';

/** Kits of a page (spec 3 §9). */
const perPage = 24;

/** Every field of a kit (spec 3 §3.3). */
const detailFields = [
  ...(['kitId', 'kitCode', 'catalogueId', 'name', 'description', 'images', 'retailPrice'] as const),
  ...(['currency', 'kitCategory', 'subcategories', 'parts', 'status'] as const),
  ...(['vehicleFitmentSpecifications', 'labourSpecifications'] as const),
];

/** A way in which staff may have the kits ordered. */
interface KitSort {
  label: string;
  order: KitOrder;
}

export interface KitShopData extends KitAnswer {
  /** What is chosen; a vehicle that the keyphrase names is among its filters. */
  state: ListState;
  listPath: string;
  perPage: number;
  sorts: readonly KitSort[];
  /** Make, model and year that the kits are for, as far as they are chosen. */
  vehicle?: string;
  /** The kit whose details are asked for. */
  details?: KitRecord;
  /** A session may be tried with example values. */
  sessionSample: boolean;
}

async function load(fields: KitShopFields, request: DataRequest): Promise<KitShopData | undefined> {
  const { page, query, site, kits } = request;
  if (!site.features.kits) return undefined;
  const sorts = sortsOf(fields);
  const asked = kitAddressing.read(query);
  const sort = sorts.slice(1).find(({ order }) => order === asked.sort)?.order;
  const choice = { ...asked, sort };
  const state = choice.keyphrase === '' ? choice : await withVehicle(choice, request);
  const ask = (number: number) =>
    kits({
      filters: indexFilters(state),
      keyphrase: state.keyphrase || undefined,
      sortName: state.sort ?? (state.keyphrase ? undefined : sorts[0]?.order),
      facets: [
        ...kitFacets.map(({ indexName, sortOrder }) => ({ name: indexName, sortOrder })),
        { name: priceRange },
      ],
      limit: perPage,
      offset: (number - 1) * perPage,
    });
  const id = query.get(detailsKey) ?? '';
  const [first, details] = await Promise.all([
    ask(state.page),
    kitIdPattern.test(id)
      ? kits({ filters: { kitId: [id] }, fields: detailFields, limit: 1 })
      : undefined,
  ]);
  const last = pagesOf(first.total);
  const isBeyond = !first.failed && first.total > 0 && state.page > last;
  const answer = isBeyond ? await ask(last) : first;
  return {
    ...answer,
    facets: answer.facets.map(withOwnName),
    state: isBeyond ? { ...state, page: last } : state,
    listPath: page.path,
    perPage,
    sorts,
    vehicle: vehicleOf(state),
    details: details?.kits[0],
    sessionSample: request.kitSessionSample,
  };
}

/** Pages of so many kits, as far as they are shown. */
const pagesOf = (total: number): number =>
  Math.min(lastPage, Math.max(1, Math.ceil(total / perPage)));

/** A vehicle that the keyphrase names becomes a filter: no kit has its name (checklist OQ-99). */
async function withVehicle(state: ListState, { kits }: DataRequest): Promise<ListState> {
  const { facets } = await kits({ limit: 0, facets: [{ name: vehicleIndexName }] });
  const facet = facets.find(({ name }) => name === vehicleIndexName);
  const found = facet?.type === 'value' && findVehicle(state.keyphrase, facet.values);
  if (!found) return state;
  const paths = [...(state.values[vehicleFacet] ?? [])];
  addPath(paths, found.path);
  return {
    ...state,
    keyphrase: found.rest,
    values: { ...state.values, [vehicleFacet]: paths },
  };
}

/** The filters with the names that the search service has for them. */
function indexFilters(state: ListState): CarFilters {
  return Object.fromEntries(
    Object.entries(filtersOf(state)).map(([name, values]) => [indexNameOf(name), values]),
  );
}

/** Of a facet, or of a level of one. */
function indexNameOf(name: string): string {
  for (const facet of kitFacets) {
    if (facet.name === name) return facet.indexName;
    const level = facet.name.split('>').indexOf(name);
    if (level >= 0) return facet.indexName.split('>')[level] ?? name;
  }
  return name;
}

const withOwnName = (facet: CarFacet): CarFacet => ({
  ...facet,
  name: kitFacets.find(({ indexName }) => indexName === facet.name)?.name ?? facet.name,
});

/** The vehicle that is chosen, in words; undefined where none is, or several are. */
function vehicleOf({ values }: ListState): string | undefined {
  const paths = values[vehicleFacet] ?? [];
  const longest = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}>`)));
  return longest.length > 0
    ? longest.map((path) => path.replaceAll('>', ' ')).join(', ')
    : undefined;
}

function sortsOf({ SortOptions = [] }: KitShopFields): KitSort[] {
  return SortOptions.flatMap(({ Label, Order }) =>
    Order ? [{ order: Order, label: Label?.value ?? Order }] : [],
  );
}

export const loader = {
  queryKeys: [...kitAddressing.queryKeys, detailsKey],
  load,
} satisfies BlockLoader<KitShopFields, KitShopData | undefined>;
