import type { Car } from '../../domain/documents/car';
import type { Dealer } from '../../domain/documents/dealer.types';
import type { Kit } from '../../domain/documents/kit.types';
import type { Site } from '../../sites/site.types';
import { carIndexOf } from './cars/carIndex';
import { makeCar } from './cars/makeCar';
import { makeDealers } from './dealers/makeDealers';
import { makeKits } from './kits/makeKits';
import { carCounts } from './profiles';
import type { StockOptions } from './stock.types';
import { stockIndex } from './stockIndexes';

/** Cars of a site: whole tens, by its share of all. */
const carCount = (site: Site, cars: number): number => carCounts(cars).get(site.name) ?? 0;

/** The cars of a site, one at a time; the same number is the same car whatever the size of the stock. */
export function* makeCars(site: Site, { cars, day }: StockOptions): Generator<Car> {
  const index = carIndexOf(site, day);
  const count = carCount(site, cars);
  for (let number = 0; number < count; number += 1) yield makeCar(index, number);
}

/** Documents of an index, one at a time. Throws for a name that no site searches. */
export function stockDocuments(
  indexName: string,
  options: StockOptions,
): Iterable<Car> | Iterable<Dealer> | Iterable<Kit> {
  const { kind, site } = stockIndex(indexName);
  if (kind === 'cars') return makeCars(site, options);
  return kind === 'dealers' ? makeDealers(site, options.day) : makeKits(options.day);
}
