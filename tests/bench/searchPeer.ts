import { wordsOf } from '../../domain/search/fold';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import type { Car } from '../../domain/documents/car';
import { valueFacets } from './searchMix';

/** An engine that is measured, set to answer: total, a page, every value facet and histogram. */
export interface SearchPeer {
  name: string;
  build: () => Promise<void>;
  /** How many cars it finds. */
  search: (query: SearchQuery) => Promise<number>;
  close: () => Promise<void>;
  /** Milliseconds that it is measured by; CPU of this process when absent. */
  clock?: () => number;
  /** Searches before those that count, where code is compiled once it has been used often. */
  warmUp?: number;
  /** Memory of its processes besides this one. */
  megabytes?: () => number;
}

/** Searches until JavaScript or Java is as fast as on a server that has run for a minute. */
export const UNTIL_COMPILED = 300;

/** Makes the engine ready to be filled with cars, which are read once and one at a time. */
export type MakePeer = (cars: Iterable<Car>) => SearchPeer | Promise<SearchPeer>;

/** Plain fields of the value facets; the last of a hierarchy. */
export const facetFields = valueFacets.map((name) => name.split('>').at(-1) ?? name);

/** What peers find by its words. */
export const textFields = [
  ...['car_brand', 'car_model', 'car_version', 'car_color', 'car_fuel', 'car_equipment'],
] as const satisfies readonly (keyof Car)[];

export const wordsOfCar = (car: Car): string[] =>
  wordsOf(textFields.map((field) => String(car[field])).join(' '));

/** Makes, each with the model if one is chosen. */
export const brandsAndModels = ({
  filters,
}: SearchQuery): (readonly [brand: string, model: string | undefined])[] =>
  (filters['car_brand>car_model'] ?? []).map((value) => {
    const [brand = '', model] = String(value).split('>');
    return [brand, model];
  });

/** Values of the filters that need only be compared. */
export const plainFilters = ({ filters }: SearchQuery): [name: string, values: string[]][] =>
  Object.entries(filters)
    .filter(([name]) => name !== 'car_price' && name !== 'car_brand>car_model')
    .map(([name, values]) => [name, values.map(String)]);

/** Bounds of the price; undefined when it is not filtered by. */
export function priceBounds({ filters }: SearchQuery): [low: number, high: number] | undefined {
  const bounds = filters.car_price;
  return bounds && [Number(bounds[0] ?? 0), Number(bounds[1] ?? Number.MAX_SAFE_INTEGER)];
}
