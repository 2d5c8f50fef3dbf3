import type { NamedValue } from '../../../../domain/search/search.types';
import type { CarListFields, CarOrder } from '../../../../schema/generated/fields';
import type {
  CarAnswer,
  CarFacetRequest,
  CarFilters,
  CarQuery,
} from '../../../../domain/search/carSearch';
import type { BlockLoader, DataRequest, PageMetadata } from '../../../../rendering/blockData';
import { LAST_PAGE } from '../../../../domain/search/lastPage';
import { plainText } from '../../../search/model/plainText';
import { namedSegments, makeModelTitle } from '../../../../rendering/placeholderSegments';
import { searchMarket } from '../searchMarket';
import { levelsOf, rangeFacets, valueFacets } from './carFacets';
import { toCarFilters, isChosen, listQueryKeys, readListState, type ListState } from './listState';
import type { Alternatives } from './relaxQuery';
import { nearestFirst } from '../../../search/ui/placeChoice';
import type { UnknownPlace } from './locatePlace';
import { readChoice } from './readChoice';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { searchTitle } from './searchInWords';
import { loadCarPlaces, type CarPlaces } from './Map/carPlaces';
import { suggestFilterRemoval, type FilterSuggestion } from './suggestFilterRemoval';

/** Maximum number of cars per query, as the search service allows. */
const MAX_PER_QUERY = 500;

/**
 * The sort order that links to reduced cars use. Every list with sort orders accepts it, but offers it only
 * when it is used or when the list has the filter for reduced cars.
 */
const largestDropFirst = 'price_drop_desc' satisfies CarOrder;

/** A sort order that visitors can choose. */
interface SortChoice {
  /** Label from the content; undefined for a built-in order, whose label is a message. */
  label?: string;
  order: CarOrder | typeof nearestFirst;
}

/** Data of the block: the answer of the search service, and how the request was understood. */
export interface CarListData extends CarAnswer {
  /** The state of the list after the words of path and search box were turned into filters. */
  state: ListState;
  /** The values in the path, such as a make and its model, from which the heading is made. */
  pathValues?: readonly NamedValue[];
  /** Replaces the page's own title. */
  title?: string;
  /** Filters that are always applied to the list, as a query. */
  fixed?: string;
  /** Title of the page when its path has no values but filters are set. */
  searchTitle?: string;
  /** Address to which filters are submitted. */
  listPath: string;
  /** Cars per page. */
  perPage: number;
  /** Number of cars on the pages before, when a single page was requested. */
  offset: number;
  sorts: readonly SortChoice[];
  /** The visitor's text in the search box, before its words became filters. */
  searchPhrase?: string;
  /** The phrase of the search box that became filters, and the state that searches for its words literally. */
  readAs?: { phrase: string; asWords: ListState };
  /** Words, as written, that were not recognised or that no filter exists for. */
  unread?: readonly string[];
  /** Whether the visitor searched nearby without a known position. */
  isNearMe?: boolean;
  /** Words of the keyphrase that are ignored, because no car has them. */
  droppedWords?: readonly string[];
  /** Models that are shown instead of one that is not sold. */
  alternatives?: Alternatives;
  /** The place of the search, if it was not found. */
  unknownPlace?: UnknownPlace;
  /** Whether there is a map view. */
  hasMap?: boolean;
  /** Locations of the cars in the map view. */
  places?: CarPlaces;
  /** Suggestions when nothing was found. */
  suggestions: readonly FilterSuggestion[];
}

async function load(fields: CarListFields, request: DataRequest): Promise<CarListData> {
  const { page, query, site, carListPath } = request;
  const segments = namedSegments(page.itemPath, page.path);
  const fixed = toCarFilters(readListState(new URLSearchParams(fields.Filters?.value ?? '')));
  const requested = readListState(query);
  const searchText = query.get('search');
  const searchPhrase =
    searchText === null ? undefined : plainText(searchText).slice(0, MAX_SEARCH_LENGTH);
  const {
    state: resolved,
    pathValues,
    title,
    relaxed,
    unread,
    isNearMe,
    unknownPlace,
  } = await readChoice(
    {
      ...requested,
      sort: sortChoices(fields, requested).find(({ order }) => order === requested.sort)?.order,
    },
    {
      searchPhrase,
      fallbackTitle: makeModelTitle(segments),
      market: searchMarket(site, page.language),
      segments: segments.map(({ path }) => path.split('/').at(-1) ?? ''),
    },
    { fixed, cars: request.cars, site },
  );
  const { filters, keyphrase, droppedWords, alternatives } = relaxed;
  const sorts = sortChoices(fields, resolved);
  const order = sorts.slice(1).find((choice) => choice.order === resolved.sort)?.order;
  const hasMap = site.features.carMap;
  const state = { ...resolved, sort: order, map: hasMap ? resolved.map : undefined };
  const search = (overrides: CarQuery) =>
    request.cars({
      filters,
      keyphrase,
      sortName: state.sort ?? (keyphrase ? undefined : sorts[0]?.order),
      ...overrides,
    });
  const facets = facetsWithout(fixed);
  const isSinglePage = Number(query.get('from')) === state.page && state.page > 1;
  const carAnswer: CarAnswer & { places?: CarPlaces } = state.map
    ? await loadCarPlaces({ state, filters, facets, search }, request)
    : isSinglePage
      ? await search({ limit: site.carsPerPage, offset: (state.page - 1) * site.carsPerPage })
      : await firstPages(search, facets, state.page * site.carsPerPage);
  // Showing all cars would be misleading if no word was recognised.
  const isUnrecognised =
    unread.length > 0 && !isChosen(resolved) && resolved.sort === requested.sort;
  const answer =
    isUnrecognised && !carAnswer.failed
      ? { ...carAnswer, cars: [], total: 0, places: undefined }
      : carAnswer;
  const isEmpty = !answer.failed && answer.total === 0;
  return {
    // First, so that the comparison with an earlier answer (platform/content/reuseEqualBlock.ts) usually ends here.
    state,
    ...answer,
    hasMap,
    sorts,
    unknownPlace,
    searchPhrase,
    readAs: findReadPhrase(requested, resolved, searchPhrase),
    unread,
    isNearMe,
    droppedWords,
    alternatives,
    fixed: fields.Filters?.value,
    // Values in the path can only be removed at the list's own address.
    listPath:
      segments.length > 0 ? (contentListPath(fields) ?? carListPath ?? page.path) : page.path,
    pathValues,
    title,
    searchTitle: searchTitle(state, page.language),
    perPage: site.carsPerPage,
    offset: isSinglePage ? (state.page - 1) * site.carsPerPage : 0,
    suggestions: isUnrecognised
      ? [{ kind: 'keyphrase', name: unread.join(' '), state, total: carAnswer.total }]
      : isEmpty
        ? await suggestFilterRemoval({ ...state, keyphrase }, fixed, request.cars)
        : [],
  };
}

/** The phrase that became filters; undefined if all of its words are searched for literally. */
function findReadPhrase(
  requested: ListState,
  resolved: ListState,
  searchPhrase = '',
): CarListData['readAs'] {
  const phrase = searchPhrase.replace(/\s+/g, ' ').trim();
  if (phrase === '' || resolved.keyphrase === `${requested.keyphrase} ${phrase}`.trim())
    return undefined;
  return { phrase, asWords: { ...requested, keyphrase: phrase, exact: true, page: 1 } };
}

/** The cars of the first pages, in as many queries as needed, and the facets with the first. */
async function firstPages(
  search: (query: CarQuery) => Promise<CarAnswer>,
  facets: readonly CarFacetRequest[],
  count: number,
): Promise<CarAnswer> {
  const offsets = Array.from(
    { length: Math.ceil(count / MAX_PER_QUERY) },
    (_, index) => index * MAX_PER_QUERY,
  );
  const answers = await Promise.all(
    offsets.map((offset) =>
      search({
        offset,
        limit: Math.min(MAX_PER_QUERY, count - offset),
        facets: offset === 0 ? facets : [],
      }),
    ),
  );
  const [first] = answers;
  if (!first) throw new RangeError(`No page requested: expected 1 to ${LAST_PAGE}`);
  return {
    ...first,
    cars: answers.flatMap(({ cars }) => cars),
    failed: answers.some(({ failed }) => failed),
  };
}

/** The facets, without those by which the list is always filtered. */
function facetsWithout(fixed: CarFilters): CarFacetRequest[] {
  const isFree = ({ name }: { name: string }) =>
    !Object.keys(fixed).some((filter) => levelsOf(filter)[0] === levelsOf(name)[0]);
  return [
    ...valueFacets.filter(isFree).map(({ name, sortOrder }) => ({ name, sortOrder })),
    ...rangeFacets.filter(isFree).map(({ name }) => ({ name })),
  ];
}

const contentListPath = ({ ListLink }: CarListFields) => ListLink?.value.href || undefined;

function sortChoices(
  { SortOptions = [] }: CarListFields,
  { place, sort, values }: ListState,
): SortChoice[] {
  const editorChoices = SortOptions.flatMap(({ Label, Order }): SortChoice[] =>
    Order ? [{ order: Order, label: Label?.value ?? Order }] : [],
  );
  if (editorChoices.length === 0) return [];
  const additional: SortChoice[] = [];
  const isAboutDrops = sort === largestDropFirst || values.car_is_reduced !== undefined;
  const isListed = editorChoices.some(({ order }) => order === largestDropFirst);
  if (isAboutDrops && !isListed) additional.push({ order: largestDropFirst });
  if (place) additional.push({ order: nearestFirst });
  return [...editorChoices, ...additional];
}

/** Title of the page: the values in the path, as the stock writes them; otherwise the filters. */
const metadata = ({ title, searchTitle: filterTitle }: CarListData): PageMetadata => ({
  title: title ?? filterTitle,
});

export const loader = {
  queryKeys: listQueryKeys,
  load,
  metadata,
} satisfies BlockLoader<CarListFields, CarListData>;
