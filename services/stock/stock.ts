import type { Car } from '../../domain/documents/car';
import type { Dealer } from '../../domain/documents/dealer.types';
import type { Kit } from '../../domain/documents/kit.types';
import type { Site } from '../../sites/site.types';
import { createCarIndex } from './cars/carIndex';
import { makeCar } from './cars/makeCar';
import { makeDealers } from './dealers/makeDealers';
import { makeKits } from './kits/makeKits';
import { carCounts } from './profiles';
import type { StockOptions } from './stock.types';
import { stockIndex } from './stockIndexes';

/** Number of a site's cars: a multiple of ten, by its share of all cars. */
const carCount = (site: Site, cars: number): number => carCounts(cars).get(site.name) ?? 0;

/** Generates the cars of a site lazily. A car depends only on its number, not on the size of the stock. */
export function* makeCars(site: Site, { cars, day }: StockOptions): Generator<Car> {
  const index = createCarIndex(site, day);
  const count = carCount(site, cars);
  for (let number = 0; number < count; number += 1) yield makeCar(index, number);
}

/** Generates the documents of an index lazily. Throws if no site uses the index. */
export function stockDocuments(
  indexName: string,
  options: StockOptions,
): Iterable<Car> | Iterable<Dealer> | Iterable<Kit> {
  const { kind, site } = stockIndex(indexName);
  if (kind === 'cars') return makeCars(site, options);
  return kind === 'dealers' ? makeDealers(site, options.day) : makeKits(options.day);
}
