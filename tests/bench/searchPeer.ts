import { splitWords } from '../../domain/search/fold';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import type { Car } from '../../domain/documents/car';
import { valueFacets } from './searchMix';

/** A search engine to measure; it answers with the total, a page, all value facets and histograms. */
export interface SearchPeer {
  name: string;
  build: () => Promise<void>;
  /** Returns the number of cars found. */
  search: (query: SearchQuery) => Promise<number>;
  close: () => Promise<void>;
  /** Returns the time in ms to measure by; default: CPU time of this process. */
  clock?: () => number;
  /** Number of searches before the measurement, until code is compiled. */
  warmUp?: number;
  /** Returns the memory of its other processes in MB. */
  megabytes?: () => number;
}

/** Number of searches until JavaScript or Java code is fully compiled. */
export const COMPILE_WARM_UP = 300;

/** Creates an engine with these cars, which can be read only once. */
export type CreatePeer = (cars: Iterable<Car>) => SearchPeer | Promise<SearchPeer>;

/** Fields of the value facets; for a hierarchy its last level. */
export const facetFields = valueFacets.map((name) => name.split('>').at(-1) ?? name);

/** Fields that are searched for words. */
export const textFields = [
  ...['car_brand', 'car_model', 'car_version', 'car_color', 'car_fuel', 'car_equipment'],
] as const satisfies readonly (keyof Car)[];

export const wordsOfCar = (car: Car): string[] =>
  splitWords(textFields.map((field) => String(car[field])).join(' '));

/** Returns the selected makes, each with the selected model if there is one. */
export const readBrandsAndModels = ({
  filters,
}: SearchQuery): (readonly [brand: string, model: string | undefined])[] =>
  (filters['car_brand>car_model'] ?? []).map((value) => {
    const [brand = '', model] = String(value).split('>');
    return [brand, model];
  });

/** Returns the filters that compare plain values. */
export const plainFilters = ({ filters }: SearchQuery): [name: string, values: string[]][] =>
  Object.entries(filters)
    .filter(([name]) => name !== 'car_price' && name !== 'car_brand>car_model')
    .map(([name, values]) => [name, values.map(String)]);

/** Returns the price range, or undefined if it is not filtered. */
export function readPriceBounds({ filters }: SearchQuery): [low: number, high: number] | undefined {
  const bounds = filters.car_price;
  return bounds && [Number(bounds[0] ?? 0), Number(bounds[1] ?? Number.MAX_SAFE_INTEGER)];
}
