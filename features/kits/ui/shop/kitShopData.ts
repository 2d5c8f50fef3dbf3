import type { KitOrder, KitShopFields } from '../../../../schema/generated/fields';
import type { CarFacet, CarFilters } from '../../../../domain/search/carSearch';
import type { KitAnswer, KitRecord } from '../../../../domain/search/kitSearch';
import { vehicleFacet, vehicleIndexName } from '../vehicleFacet';
import { findVehicle } from '../../model/findVehicle';
import { kitIdPattern } from '../../../../domain/kits/kitQuote';
import type { BlockLoader, DataRequest } from '../../../../rendering/blockData';
import { LAST_PAGE } from '../../../../domain/search/lastPage';
import { addPath, toSearchFilters, type ListState } from '../../../search/ui/listState';
import { detailsKey, kitAddressing, kitFacets, priceRangeName } from './kitFacets';

const KITS_PER_PAGE = 24;

/** All fields of a kit. */
const detailFields = [
  'kitId',
  'kitCode',
  'catalogueId',
  'name',
  'description',
  'images',
  'retailPrice',
  'currency',
  'kitCategory',
  'subcategories',
  'parts',
  'status',
  'vehicleFitmentSpecifications',
  'labourSpecifications',
] as const;

/** An order of the kits. */
interface KitSort {
  label: string;
  order: KitOrder;
}

export interface KitShopData extends KitAnswer {
  /** The current choice; a vehicle in the keyphrase becomes a filter. */
  state: ListState;
  listPath: string;
  perPage: number;
  sorts: readonly KitSort[];
  /** Names of the chosen vehicles; undefined if none is chosen. */
  vehicle?: string;
  /** The kit whose details are shown. */
  details?: KitRecord;
  /** Whether a keyboard shortcut fills in an example session. */
  sessionSample: boolean;
}

async function load(fields: KitShopFields, request: DataRequest): Promise<KitShopData | undefined> {
  const { page, query, site, kits } = request;
  if (!site.features.kits) return undefined;
  const sorts = readSorts(fields);
  const requested = kitAddressing.read(query);
  const sort = sorts.slice(1).find(({ order }) => order === requested.sort)?.order;
  const choice = { ...requested, sort };
  const state = choice.keyphrase === '' ? choice : await extractVehicle(choice, request);
  const fetchPage = (pageNumber: number) =>
    kits({
      filters: indexFilters(state),
      keyphrase: state.keyphrase || undefined,
      sortName: state.sort ?? (state.keyphrase ? undefined : sorts[0]?.order),
      facets: [
        ...kitFacets.map(({ indexName, sortOrder }) => ({ name: indexName, sortOrder })),
        { name: priceRangeName },
      ],
      limit: KITS_PER_PAGE,
      offset: (pageNumber - 1) * KITS_PER_PAGE,
    });
  const id = query.get(detailsKey) ?? '';
  const [firstAnswer, details] = await Promise.all([
    fetchPage(state.page),
    kitIdPattern.test(id)
      ? kits({ filters: { kitId: [id] }, fields: detailFields, limit: 1 })
      : undefined,
  ]);
  const lastPage = countPages(firstAnswer.total);
  const isBeyondLastPage = !firstAnswer.failed && firstAnswer.total > 0 && state.page > lastPage;
  const answer = isBeyondLastPage ? await fetchPage(lastPage) : firstAnswer;
  return {
    ...answer,
    facets: answer.facets.map(withFacetName),
    state: isBeyondLastPage ? { ...state, page: lastPage } : state,
    listPath: page.path,
    perPage: KITS_PER_PAGE,
    sorts,
    vehicle: describeVehicle(state),
    details: details?.kits[0],
    sessionSample: request.kitSessionSample,
  };
}

/** Number of pages to show. */
const countPages = (total: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / KITS_PER_PAGE)));

/** Turns a vehicle in the keyphrase into a filter, because kits do not contain its name (OQ-99). */
async function extractVehicle(state: ListState, { kits }: DataRequest): Promise<ListState> {
  const { facets } = await kits({ limit: 0, facets: [{ name: vehicleIndexName }] });
  const facet = facets.find(({ name }) => name === vehicleIndexName);
  const foundVehicle = facet?.type === 'value' && findVehicle(state.keyphrase, facet.values);
  if (!foundVehicle) return state;
  const paths = [...(state.values[vehicleFacet] ?? [])];
  addPath(paths, foundVehicle.path);
  return {
    ...state,
    keyphrase: foundVehicle.ignored,
    values: { ...state.values, [vehicleFacet]: paths },
  };
}

/** The filters with the search service's field names. */
function indexFilters(state: ListState): CarFilters {
  return Object.fromEntries(
    Object.entries(toSearchFilters(state)).map(([name, values]) => [toIndexName(name), values]),
  );
}

/** The search service's field for a facet, or for one of its levels. */
function toIndexName(name: string): string {
  for (const facet of kitFacets) {
    if (facet.name === name) return facet.indexName;
    const level = facet.name.split('>').indexOf(name);
    if (level >= 0) return facet.indexName.split('>')[level] ?? name;
  }
  return name;
}

const withFacetName = (facet: CarFacet): CarFacet => ({
  ...facet,
  name: kitFacets.find(({ indexName }) => indexName === facet.name)?.name ?? facet.name,
});

/** Names the chosen vehicles by their lowest levels; undefined if none is chosen. */
function describeVehicle({ values }: ListState): string | undefined {
  const paths = values[vehicleFacet] ?? [];
  const leafPaths = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}>`)));
  return leafPaths.length > 0
    ? leafPaths.map((path) => path.replaceAll('>', ' ')).join(', ')
    : undefined;
}

function readSorts({ SortOptions = [] }: KitShopFields): KitSort[] {
  return SortOptions.flatMap(({ Label, Order }) =>
    Order ? [{ order: Order, label: Label?.value ?? Order }] : [],
  );
}

export const loader = {
  queryKeys: [...kitAddressing.queryKeys, detailsKey],
  load,
} satisfies BlockLoader<KitShopFields, KitShopData | undefined>;
