import type { NamedValue } from '../../../../domain/search/search.types';
import type { CarListFields, CarOrder } from '../../../../schema/generated/fields';
import type {
  CarAnswer,
  CarFacetRequest,
  CarFilters,
  CarQuery,
} from '../../../../domain/search/carSearch';
import type { BlockLoader, DataRequest, PageMetadata } from '../../../../rendering/blockData';
import { lastPage } from '../../../../domain/search/lastPage';
import { plainText } from '../../../search/model/plainText';
import { namedSegments, titleOf } from '../../../../rendering/placeholderSegments';
import { searchMarket } from '../searchMarket';
import { levelsOf, rangeFacets, valueFacets } from './carFacets';
import { filtersOf, isChosen, listQueryKeys, readListState, type ListState } from './listState';
import type { Instead } from './heedWords';
import { nearestFirst } from '../../../search/ui/placeChoice';
import type { UnknownPlace } from './locatePlace';
import { readChoice } from './readChoice';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { searchTitle } from './searchInWords';
import { loadCarPlaces, type CarPlaces } from './Map/carPlaces';
import { findWayOut, type WayOut } from './findWayOut';

/** Cars that one question to the search service may bring (search.md, limits). */
const mostAtOnce = 500;

/** The order that links to reduced cars name: it works in every list that can be ordered, and is offered among reduced cars. */
const largestDrop = 'price_drop_desc' satisfies CarOrder;

/** A way in which visitors may have the cars ordered. */
interface SortChoice {
  /** The content's; absent for an order that lists have besides those of the content, which the dictionary names. */
  label?: string;
  order: CarOrder | typeof nearestFirst;
}

export interface CarListData extends CarAnswer {
  /** What is chosen, with words from path and search box already in their places. */
  state: ListState;
  /** What the path names, such as a make and its model; stands in the place of the heading. */
  named?: readonly NamedValue[];
  /** Title of the page in the place of its own. */
  title?: string;
  /** Filters that the list always has, as a query. */
  fixed?: string;
  /** Title of the page where its path names nothing but something is chosen. */
  searchTitle?: string;
  /** Address that choices are sent to. */
  listPath: string;
  /** Cars of a page. */
  perPage: number;
  /** Cars before the first of the answer: those of the pages before a single one that was asked for. */
  offset: number;
  sorts: readonly SortChoice[];
  /** What the visitor wrote into the search box, before its words were moved. */
  searched?: string;
  /** The phrase of the search box whose words became filters, and the choice with these words as they are. */
  readAs?: { phrase: string; asWords: ListState };
  /** What was not understood of the visitor's words, or cannot be searched by, as written. */
  unread?: readonly string[];
  /** The visitor asked for what is near, and nobody knows where that is. */
  isNearMe?: boolean;
  /** Words of the keyphrase that are not searched for, since with them there is no car. */
  dropped?: readonly string[];
  /** Models that are shown in the place of one that is not sold. */
  instead?: Instead;
  /** The place that the visitor named, where there is no such place. */
  unknownPlace?: UnknownPlace;
  /** The cars may be seen on a map. */
  hasMap?: boolean;
  /** Where they stand, where they are shown on one. */
  places?: CarPlaces;
  /** How to find something when nothing was found. */
  waysOut: readonly WayOut[];
}

async function load(fields: CarListFields, request: DataRequest): Promise<CarListData> {
  const { page, query, site, carListPath } = request;
  const segments = namedSegments(page.itemPath, page.path);
  const fixed = filtersOf(readListState(new URLSearchParams(fields.Filters?.value ?? '')));
  const asked = readListState(query);
  const words = query.get('search');
  const searched = words === null ? undefined : plainText(words).slice(0, MAX_SEARCH_LENGTH);
  const {
    state: moved,
    named,
    title,
    heeded,
    unread,
    isNearMe,
    unknownPlace,
  } = await readChoice(
    { ...asked, sort: sortChoices(fields, asked).find(({ order }) => order === asked.sort)?.order },
    {
      searched,
      called: titleOf(segments),
      market: searchMarket(site, page.language),
      segments: segments.map(({ path }) => path.split('/').at(-1) ?? ''),
    },
    { fixed, cars: request.cars, site },
  );
  const { filters, keyphrase, dropped, instead } = heeded;
  const sorts = sortChoices(fields, moved);
  const order = sorts.slice(1).find((choice) => choice.order === moved.sort)?.order;
  const hasMap = site.features.carMap;
  const state = { ...moved, sort: order, map: hasMap ? moved.map : undefined };
  const search = (over: CarQuery) =>
    request.cars({
      filters,
      keyphrase,
      sortName: state.sort ?? (keyphrase ? undefined : sorts[0]?.order),
      ...over,
    });
  const facets = facetsBeside(fixed);
  const single = Number(query.get('from')) === state.page && state.page > 1;
  const found: CarAnswer & { places?: CarPlaces } = state.map
    ? await loadCarPlaces({ state, filters, facets, search }, request)
    : single
      ? await search({ limit: site.carsPerPage, offset: (state.page - 1) * site.carsPerPage })
      : await firstPages(search, facets, state.page * site.carsPerPage);
  // Of a wish of which nothing was understood all cars are no answer.
  const isMissed = unread.length > 0 && !isChosen(moved) && moved.sort === asked.sort;
  const answer =
    isMissed && !found.failed ? { ...found, cars: [], total: 0, places: undefined } : found;
  const nothing = !answer.failed && answer.total === 0;
  return {
    // First: what is compared with an answer before (platform/content/sameBlock.ts) mostly differs in it.
    state,
    ...answer,
    hasMap,
    sorts,
    unknownPlace,
    searched,
    readAs: readAs(asked, moved, searched),
    unread,
    isNearMe,
    dropped,
    instead,
    fixed: fields.Filters?.value,
    // What stands in the path cannot be given up below it.
    listPath: segments.length > 0 ? (ownList(fields) ?? carListPath ?? page.path) : page.path,
    named,
    title,
    searchTitle: searchTitle(state, page.language),
    perPage: site.carsPerPage,
    offset: single ? (state.page - 1) * site.carsPerPage : 0,
    waysOut: isMissed
      ? [{ kind: 'keyphrase', name: unread.join(' '), state, total: found.total }]
      : nothing
        ? await findWayOut({ ...state, keyphrase }, fixed, request.cars)
        : [],
  };
}

/** The phrase that was read, unless all of its words are searched for as they are. */
function readAs(asked: ListState, moved: ListState, searched = ''): CarListData['readAs'] {
  const phrase = searched.replace(/\s+/g, ' ').trim();
  if (phrase === '' || moved.keyphrase === `${asked.keyphrase} ${phrase}`.trim()) return undefined;
  return { phrase, asWords: { ...asked, keyphrase: phrase, exact: true, page: 1 } };
}

/** The cars of the first pages, in as many questions as they take, and the facets with the first. */
async function firstPages(
  search: (query: CarQuery) => Promise<CarAnswer>,
  facets: readonly CarFacetRequest[],
  count: number,
): Promise<CarAnswer> {
  const offsets = Array.from({ length: Math.ceil(count / mostAtOnce) }, (_, at) => at * mostAtOnce);
  const answers = await Promise.all(
    offsets.map((offset) =>
      search({
        offset,
        limit: Math.min(mostAtOnce, count - offset),
        facets: offset === 0 ? facets : [],
      }),
    ),
  );
  const [first] = answers;
  if (!first) throw new RangeError(`No pages were asked for, at most ${lastPage} may be`);
  return {
    ...first,
    cars: answers.flatMap(({ cars }) => cars),
    failed: answers.some(({ failed }) => failed),
  };
}

/** Facets that are not about what the list is limited to anyway. */
function facetsBeside(fixed: CarFilters): CarFacetRequest[] {
  const isFree = ({ name }: { name: string }) =>
    !Object.keys(fixed).some((filter) => levelsOf(filter)[0] === levelsOf(name)[0]);
  return [
    ...valueFacets.filter(isFree).map(({ name, sortOrder }) => ({ name, sortOrder })),
    ...rangeFacets.filter(isFree).map(({ name }) => ({ name })),
  ];
}

const ownList = ({ ListLink }: CarListFields) => ListLink?.value.href || undefined;

function sortChoices(
  { SortOptions = [] }: CarListFields,
  { place, sort, values }: ListState,
): SortChoice[] {
  const chosen = SortOptions.flatMap(({ Label, Order }): SortChoice[] =>
    Order ? [{ order: Order, label: Label?.value ?? Order }] : [],
  );
  if (chosen.length === 0) return [];
  const added: SortChoice[] = [];
  const isAboutDrops = sort === largestDrop || values.car_is_reduced !== undefined;
  const isListed = chosen.some(({ order }) => order === largestDrop);
  if (isAboutDrops && !isListed) added.push({ order: largestDrop });
  if (place) added.push({ order: nearestFirst });
  return [...chosen, ...added];
}

/** A page whose path names cars is called by what it names, as the stock writes it; else by what is chosen. */
const metadata = ({ title, searchTitle: chosen }: CarListData): PageMetadata => ({
  title: title ?? chosen,
});

export const loader = {
  queryKeys: listQueryKeys,
  load,
  metadata,
} satisfies BlockLoader<CarListFields, CarListData>;
