import type { DealerDetails } from '../../../../dealers/model/dealer.types';
import { readDealer } from '../../../../dealers/model/readDealer';
import { distanceKm } from '../../../../../domain/geography/distance';
import type { Position } from '../../../../../domain/geography/position';
import type { Amount } from '../../../../../domain/money/amount';
import type {
  CarAnswer,
  CarFacetRequest,
  CarFilters,
  CarQuery,
} from '../../../../../domain/search/carSearch';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import type { DataRequest } from '../../../../../rendering/blockData';
import { dealerHref } from '../../../../dealers/ui/dealerHref';
import { MAX_DEALERS } from '../../../../../domain/search/dealerSearch';
import type { ListState } from '../listState';
import { drawStill, type StillPlaces } from './drawStill';

/** Field of the search service with the dealer of a car. */
export const dealerField = 'car_site_id';

/** Fields of a car's current price: the campaign's price while there is one (domain/finance/carPrices.ts). */
export const priceFields = ['car_price', 'car_campaign_price'] as const;

/** Fields of a dealer for its position. */
const dealerFields = [
  ...['site_id', 'slug', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
  ...['website_city', 'site_geocoord'],
];

/** Maximum number of cars shown in an opened place; a link leads to all of them. */
const MAX_CARS_OF_PLACE = 6;

/** A dealer with cars of the search. */
export interface CarPlace {
  id: string;
  name: string;
  street: string;
  zip: string;
  town: string;
  /** Undefined if unknown. */
  position?: Position;
  /** Distance from the place of the search. */
  km?: number;
  /** Number of found cars at the dealer. */
  count: number;
  /** Their lowest price; null when none has a price. */
  lowestPrice: Amount | null;
  /** Address of the dealer's own page. */
  href?: string;
}

/** The dealers of the cars of a search. */
export interface CarPlaces {
  /** Nearest first where the search has a place, otherwise those with most cars first. */
  places: readonly CarPlace[];
  /** Number of cars without a known dealer. */
  elsewhere: number;
  /** Some of the cars at the opened place, in the order of the search. */
  openedCars: readonly CarRecord[];
  /** The static map for pages without JavaScript; undefined when no dealer has a position. */
  still?: StillPlaces;
  /** ISO 3166-1 alpha-2 of the map's country. */
  country: string;
}

interface PlaceQuery {
  state: ListState;
  /** Filters of the search, including those that are always applied to the list. */
  filters: CarFilters;
  facets: readonly CarFacetRequest[];
  search: (overrides: CarQuery) => Promise<CarAnswer>;
}

/** Counts the cars of a search by dealer, in one query for any number of cars. */
export async function loadCarPlaces(
  { state, filters, facets, search }: PlaceQuery,
  { dealers, dealerPath, site }: Pick<DataRequest, 'dealers' | 'dealerPath' | 'site'>,
): Promise<CarAnswer & { places: CarPlaces }> {
  const at = state.map?.placeId;
  const [carAnswer, dealerAnswer, openedAnswer] = await Promise.all([
    search({ limit: 0, facets: [...facets, { name: dealerField, lowest: priceFields }] }),
    dealers({ fields: dealerFields, limit: MAX_DEALERS }),
    at === undefined
      ? undefined
      : search({ filters: { ...filters, [dealerField]: [at] }, limit: MAX_CARS_OF_PLACE }),
  ]);
  const records = dealerAnswer.dealers.flatMap((record) => readDealer(record) ?? []);
  const places = countPlaces(carAnswer, records, { state, filters, dealerPath });
  const isOpenedFound = places.some(({ id }) => id === at);
  return {
    ...carAnswer,
    // Dealers are no filter of the list: the form sends a chosen one in a hidden field (hiddenFields.ts).
    facets: carAnswer.facets.filter(({ name }) => name !== dealerField),
    failed: carAnswer.failed || dealerAnswer.failed || openedAnswer?.failed,
    places: {
      places,
      elsewhere: carAnswer.total - places.reduce((sum, { count }) => sum + count, 0),
      openedCars: isOpenedFound ? (openedAnswer?.cars ?? []) : [],
      still: await drawStill(places, state.place?.found, site.country),
      country: site.country,
    },
  };
}

function countPlaces(
  { facets }: CarAnswer,
  dealers: readonly DealerDetails[],
  { state, filters, dealerPath }: Pick<PlaceQuery, 'state' | 'filters'> & { dealerPath?: string },
): CarPlace[] {
  const facet = facets.find(({ name }) => name === dealerField);
  const dealersById = new Map(dealers.map((dealer) => [dealer.id, dealer]));
  // A facet's counts ignore the filter on its own field.
  const chosenDealers = filters[dealerField] ?? [];
  const origin = state.place?.found;
  const places = (facet?.type === 'value' ? facet.values : []).flatMap(
    ({ text: id, count, lowest = null }): CarPlace[] => {
      const dealer = dealersById.get(id);
      if (!dealer || count === 0 || (chosenDealers.length > 0 && !chosenDealers.includes(id)))
        return [];
      const { name, street, zip, town, position, slug } = dealer;
      const km = origin && position && distanceKm(origin, position);
      const href = dealerHref(dealerPath, slug);
      return [{ id, name, street, zip, town, position, km, count, lowestPrice: lowest, href }];
    },
  );
  return origin ? places.toSorted((a, b) => distanceOrInfinity(a) - distanceOrInfinity(b)) : places;
}

const distanceOrInfinity = ({ km = Infinity }: CarPlace): number => km;
