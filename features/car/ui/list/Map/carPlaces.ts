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
import { mostDealers } from '../../../../../domain/search/dealerSearch';
import type { ListState } from '../listState';
import { drawStill, type StillPlaces } from './drawStill';

/** Field of the search service with the dealer where a car stands. */
export const dealerField = 'car_site_id';

/** What is asked for a car: the campaign's price while there is one (domain/finance/carPrices.ts). */
export const priceFields = ['car_price', 'car_campaign_price'] as const;

/** Fields of a dealer that say where it is. */
const dealerFields = [
  ...['site_id', 'slug', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
  ...['website_city', 'site_geocoord'],
];

/** Cars that are told of an opened place; all of them are a list of their own. */
const carsOfPlace = 6;

/** A dealer at which cars of the search stand. */
export interface CarPlace {
  id: string;
  name: string;
  street: string;
  zip: string;
  town: string;
  /** Absent where nobody knows it. */
  position?: Position;
  /** From the place that the search names. */
  km?: number;
  /** How many of the cars found stand there. */
  count: number;
  /** The lowest that is asked for one of them; null where none has a price. */
  lowestPrice: Amount | null;
  /** Of the dealer's own page. */
  href?: string;
}

/** Where the cars of a search stand. */
export interface CarPlaces {
  /** Nearest first where the search names a place, else those with most cars. */
  places: readonly CarPlace[];
  /** Cars at no dealer that is known. */
  elsewhere: number;
  /** Some of the cars at the opened place, in the order of the search. */
  opened: readonly CarRecord[];
  /** What is seen of it without script; absent where no dealer has a position. */
  still?: StillPlaces;
  /** ISO 3166-1 alpha-2: what the map is about. */
  country: string;
}

interface Asked {
  state: ListState;
  /** What the search goes by, also what the list is limited to anyway. */
  filters: CarFilters;
  facets: readonly CarFacetRequest[];
  search: (over: CarQuery) => Promise<CarAnswer>;
}

/** Counts the cars of a search by the dealers where they stand, in one question whatever their number. */
export async function loadCarPlaces(
  { state, filters, facets, search }: Asked,
  { dealers, dealerPath, site }: Pick<DataRequest, 'dealers' | 'dealerPath' | 'site'>,
): Promise<CarAnswer & { places: CarPlaces }> {
  const at = state.map?.at;
  const [counted, known, opened] = await Promise.all([
    search({ limit: 0, facets: [...facets, { name: dealerField, lowest: priceFields }] }),
    dealers({ fields: dealerFields, limit: mostDealers }),
    at === undefined
      ? undefined
      : search({ filters: { ...filters, [dealerField]: [at] }, limit: carsOfPlace }),
  ]);
  const records = known.dealers.flatMap((record) => readDealer(record) ?? []);
  const places = countPlaces(counted, records, { state, filters, dealerPath });
  const isThere = places.some(({ id }) => id === at);
  return {
    ...counted,
    // The filters have no control for it: a choice of a dealer goes along by itself (keptChoice.ts).
    facets: counted.facets.filter(({ name }) => name !== dealerField),
    failed: counted.failed || known.failed || opened?.failed,
    places: {
      places,
      elsewhere: counted.total - places.reduce((sum, { count }) => sum + count, 0),
      opened: isThere ? (opened?.cars ?? []) : [],
      still: await drawStill(places, state.place?.found, site.country),
      country: site.country,
    },
  };
}

function countPlaces(
  { facets }: CarAnswer,
  dealers: readonly DealerDetails[],
  { state, filters, dealerPath }: Pick<Asked, 'state' | 'filters'> & { dealerPath?: string },
): CarPlace[] {
  const facet = facets.find(({ name }) => name === dealerField);
  const byId = new Map(dealers.map((dealer) => [dealer.id, dealer]));
  // A facet counts whatever its own field is limited to.
  const chosen = filters[dealerField] ?? [];
  const origin = state.place?.found;
  const places = (facet?.type === 'value' ? facet.values : []).flatMap(
    ({ text: id, count, lowest = null }): CarPlace[] => {
      const dealer = byId.get(id);
      if (!dealer || count === 0 || (chosen.length > 0 && !chosen.includes(id))) return [];
      const { name, street, zip, town, position, slug } = dealer;
      const km = origin && position && distanceKm(origin, position);
      const href = dealerHref(dealerPath, slug);
      return [{ id, name, street, zip, town, position, km, count, lowestPrice: lowest, href }];
    },
  );
  return origin ? places.toSorted((one, other) => kmOf(one) - kmOf(other)) : places;
}

const kmOf = ({ km = Infinity }: CarPlace): number => km;
