import { askedPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { StockChange } from '../../../domain/alerts/stockChange.types';
import type { Percolator } from './Percolator';

/** `new`: a car has come into a search. `drop`: a saved car costs less. `sold`: it is no longer for sale. */
export type NewsKind = 'new' | 'drop' | 'sold';

/** What somebody is to be told of a car. */
export interface CarNews<Id> {
  search: Id;
  kind: NewsKind;
  index: string;
  carId: string;
  /** The price asked now; undefined for a car sold on enquiry, and for one that is sold. */
  price: Amount | undefined;
  car: AlertCar;
}

/**
 * What a change of the stock tells those who wait for it.
 * @param searches saved searches: told of cars that were not in them before
 * @param watched saved cars, as searches by their ids: told of prices below the one before, and of sale
 */
export function newsOf<Id>(
  { index, carId, before, after }: StockChange,
  { searches, watched }: { searches: Percolator<Id>; watched: Percolator<Id> },
): CarNews<Id>[] {
  const car = after ?? before;
  if (!car) return [];
  const price = after ? askedPrice(after) : undefined;
  const news = (kind: NewsKind) => (search: Id) => ({ search, kind, index, carId, price, car });
  if (!after) return watched.matches(index, car).map(news('sold'));
  const found = searches.matches(index, after);
  const fresh = before ? searches.without(found, before) : found;
  return [
    ...fresh.map(news('new')),
    ...(price === undefined ? [] : watched.matches(index, after).map(news('drop'))),
  ];
}

/** Changes in their order as one of each car: what it was at first, and what it is at last. */
export function foldChanges(changes: readonly StockChange[]): StockChange[] {
  const byCar = new Map<string, StockChange>();
  for (const change of changes) {
    const key = `${change.index} ${change.carId}`;
    const before = byCar.get(key)?.before;
    byCar.set(key, before === undefined ? change : { ...change, before });
  }
  return [...byCar.values()];
}
