import type { AlertCar, AlertFilters } from '../../../domain/alerts/alertFilters';
import { type Check, compileFilters, passesAll, ParsedCar } from './matchCar';

/** Names of filters, the most selective first: a value of it matches the fewest cars. */
const bySelectivity: readonly string[] = [
  ...['car_id', 'car_version', 'car_model', 'car_brand>car_model>car_version', 'car_site_id'],
  ...['car_site_name', 'car_brand', 'car_site_city', 'car_site_region>car_site_city'],
  ...['car_site_region', 'car_year', 'car_color', 'car_body', 'car_fuel', 'car_seats'],
];

/** A filter with more values matches too many cars to index a search by it. */
const MAX_INDEXED_VALUES = 12;
/** The same limit for car ids, each of which matches one car. */
const MAX_IDS = 100;

interface Entry<Id> {
  id: Id;
  /** Keys under which the search is indexed. */
  keys: readonly string[];
  /** The check that the keys represent: every car with one of the keys passes it. */
  key: Check | undefined;
  /** The other checks of the search. */
  remaining: readonly Check[];
}

/**
 * An inverted index of saved searches, which finds those that match a car. A search is indexed by the values
 * of its most selective filter, and only cars with one of these values are checked against its other filters.
 * A search without such a filter is checked against every car.
 */
export class Percolator<Id> {
  readonly #entries = new Map<Id, Entry<Id>>();
  readonly #entriesByKey = new Map<string, Set<Entry<Id>>>();

  /** Number of searches. */
  get size(): number {
    return this.#entries.size;
  }

  /** Adds a search of an index, or replaces the one with its id. @throws RangeError for an unknown filter */
  add(id: Id, index: string, filters: AlertFilters): void {
    const checks = compileFilters(filters);
    this.remove(id);
    const key = findMostSelective(checks);
    const remaining = checks.filter((check) => check !== key);
    const entry = { id, keys: searchKeys(index, key), key, remaining };
    this.#entries.set(id, entry);
    for (const indexKey of entry.keys) {
      const entries = this.#entriesByKey.get(indexKey);
      if (entries) entries.add(entry);
      else this.#entriesByKey.set(indexKey, new Set([entry]));
    }
  }

  remove(id: Id): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    for (const key of entry.keys) {
      const entries = this.#entriesByKey.get(key);
      entries?.delete(entry);
      if (entries?.size === 0) this.#entriesByKey.delete(key);
    }
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#entriesByKey.clear();
  }

  /** Ids of the searches of an index that match a car, each once. */
  findMatches(index: string, car: AlertCar): Id[] {
    const readCar = new ParsedCar(car);
    // A car with several values may match the same search several times.
    const matched = new Set<Id>();
    for (const key of carKeys(index, readCar)) {
      for (const { id, remaining } of this.#entriesByKey.get(key) ?? []) {
        if (passesAll(remaining, readCar)) matched.add(id);
      }
    }
    return [...matched];
  }

  /** Those of the given ids whose searches do not match the car. */
  findNonMatching(ids: readonly Id[], car: AlertCar): Id[] {
    const readCar = new ParsedCar(car);
    return ids.filter((id) => {
      const entry = this.#entries.get(id);
      if (!entry) return true;
      const { key, remaining } = entry;
      return !passesAll(remaining, readCar) || (key !== undefined && !passesAll([key], readCar));
    });
  }
}

const toIndexKey = (index: string, name: string, value: string): string =>
  `${index} ${name} ${value}`;
const fallbackKey = (index: string): string => toIndexKey(index, '', '');

/** The check whose values index a search; undefined when no check is selective enough. */
function findMostSelective(checks: readonly Check[]): IndexableCheck | undefined {
  for (const name of bySelectivity) {
    for (const check of checks) {
      if (!isIndexable(check) || getCheckName(check) !== name) continue;
      if (getCheckValues(check).size <= (name === 'car_id' ? MAX_IDS : MAX_INDEXED_VALUES))
        return check;
    }
  }
  return undefined;
}

/** Keys under which a search is indexed. */
function searchKeys(index: string, check: IndexableCheck | undefined): readonly string[] {
  if (!check) return [fallbackKey(index)];
  return [...getCheckValues(check)].map((value) => toIndexKey(index, getCheckName(check), value));
}

type IndexableCheck = Extract<Check, { kind: 'value' | 'path' }>;

const isIndexable = (check: Check): check is IndexableCheck =>
  check.kind === 'value' || check.kind === 'path';

const getCheckValues = (check: IndexableCheck): ReadonlySet<string> =>
  check.kind === 'path' ? check.paths : check.texts;

const getCheckName = (check: IndexableCheck): string =>
  check.kind === 'path' ? check.name : check.field;

/** All keys under which searches that may match the car are indexed. */
function* carKeys(index: string, car: ParsedCar): Generator<string> {
  for (const name of bySelectivity) {
    for (const value of car.getValues(name)) yield toIndexKey(index, name, value);
  }
  yield fallbackKey(index);
}
