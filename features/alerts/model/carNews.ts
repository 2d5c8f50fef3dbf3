import { askingPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { StockChange } from '../../../domain/alerts/stockChange.types';
import type { Percolator } from './Percolator';

/** `new`: a car now matches a search. `drop`: a saved car became cheaper. `sold`: a saved car was sold. */
export type NewsKind = 'new' | 'drop' | 'sold';

/** News about a car for a search. */
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
 * Finds the news in a change of the stock. A `drop` is only a price that may be lower: `AlertFeed.saveNews`
 * compares it with the price that was last sent.
 * @param searches saved searches; a car is news if it did not match before
 * @param watched saved cars, as searches by their ids; prices and a sale are news
 */
export function findNews<Id>(
  { index, carId, before, after }: StockChange,
  { searches, watched }: { searches: Percolator<Id>; watched: Percolator<Id> },
): CarNews<Id>[] {
  const car = after ?? before;
  if (!car) return [];
  const price = after ? askingPrice(after) : undefined;
  const news = (kind: NewsKind) => (search: Id) => ({ search, kind, index, carId, price, car });
  if (!after) return watched.findMatches(index, car).map(news('sold'));
  const matching = searches.findMatches(index, after);
  const newMatches = before ? searches.findNonMatching(matching, before) : matching;
  return [
    ...newMatches.map(news('new')),
    ...(price === undefined ? [] : watched.findMatches(index, after).map(news('drop'))),
  ];
}

/** Merges successive changes of the same car into one, from its first state to its last. */
export function mergeChanges(changes: readonly StockChange[]): StockChange[] {
  const byCar = new Map<string, StockChange>();
  for (const change of changes) {
    const key = `${change.index} ${change.carId}`;
    const before = byCar.get(key)?.before;
    byCar.set(key, before === undefined ? change : { ...change, before });
  }
  return [...byCar.values()];
}
