import { askingPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { StockChange } from '../../../domain/alerts/stockChange.types';
import type { Percolator } from './Percolator';

/** `new`: a car now matches a search. `drop`: a saved car became cheaper. `sold`: a saved car is no longer for sale. */
export type NewsKind = 'new' | 'drop' | 'sold';

/** News about a car. */
export interface CarNews<Id> {
  search: Id;
  kind: NewsKind;
  index: string;
  carId: string;
  /** The current price; undefined for a car without a price, and for one that is sold. */
  price: Amount | undefined;
  car: AlertCar;
}

/**
 * The news for saved searches from a change of the stock.
 * @param searches saved searches; news are cars that did not match them before
 * @param watched saved cars, as searches by their ids; news are price drops and sale
 */
export function findNews<Id>(
  { index, carId, before, after }: StockChange,
  { searches, watched }: { searches: Percolator<Id>; watched: Percolator<Id> },
): CarNews<Id>[] {
  const car = after ?? before;
  if (!car) return [];
  const price = after ? askingPrice(after) : undefined;
  const news = (kind: NewsKind) => (search: Id) => ({ search, kind, index, carId, price, car });
  if (!after) return watched.matches(index, car).map(news('sold'));
  const matching = searches.matches(index, after);
  const newMatches = before ? searches.without(matching, before) : matching;
  return [
    ...newMatches.map(news('new')),
    ...(price === undefined ? [] : watched.matches(index, after).map(news('drop'))),
  ];
}

/** Merges successive changes of the same car into one: from the first state to the last. */
export function foldChanges(changes: readonly StockChange[]): StockChange[] {
  const byCar = new Map<string, StockChange>();
  for (const change of changes) {
    const key = `${change.index} ${change.carId}`;
    const before = byCar.get(key)?.before;
    byCar.set(key, before === undefined ? change : { ...change, before });
  }
  return [...byCar.values()];
}
