import { type AlertCar, type AlertFilters, LEVEL_SEPARATOR } from './alertFilters';
import { beginningsOf, type Check, checksOf, fulfils, textsOf } from './matchCar';

/** Filters by how few cars one of their values leaves, the fewest first. */
const bySelectivity: readonly string[] = [
  ...['car_id', 'car_version', 'car_model', 'car_brand>car_model>car_version', 'car_site_id'],
  ...['car_site_name', 'car_brand', 'car_site_city', 'car_site_region>car_site_city'],
  ...['car_site_region', 'car_year', 'car_color', 'car_body', 'car_fuel', 'car_seats'],
];

/** More values than this leave too many cars to be worth an entry each. */
const MAX_KEYS = 12;
/** Saved cars alone are looked up by each of their ids. */
const MAX_IDS = 100;

interface Entry {
  checks: readonly Check[];
  /** Where it is found. */
  keys: readonly string[];
}

/**
 * Saved searches turned around: which of them is a car in? Each search is kept under the values of its most selective
 * filter, so that a car meets only those it shares one with; whatever else they ask is checked then. Searches
 * without such a filter are met by every car of their index.
 */
export class Percolator<Id> {
  readonly #entries = new Map<Id, Entry>();
  readonly #found = new Map<string, Set<Id>>();

  /** How many searches there are. */
  get size(): number {
    return this.#entries.size;
  }

  /** Adds a search of an index, or puts it in the place of the one with its id. @throws RangeError for an unknown filter */
  add(id: Id, index: string, filters: AlertFilters): void {
    const checks = checksOf(filters);
    this.remove(id);
    const keys = keysOf(index, checks);
    this.#entries.set(id, { checks, keys });
    for (const key of keys) {
      const ids = this.#found.get(key);
      if (ids) ids.add(id);
      else this.#found.set(key, new Set([id]));
    }
  }

  remove(id: Id): void {
    for (const key of this.#entries.get(id)?.keys ?? []) {
      const ids = this.#found.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.#found.delete(key);
    }
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#found.clear();
  }

  /** Searches of an index that a car is in, each once. */
  matches(index: string, car: AlertCar): Id[] {
    const matched: Id[] = [];
    const seen = new Set<string>();
    for (const key of carKeys(index, car)) {
      if (seen.has(key)) continue;
      seen.add(key);
      for (const id of this.#found.get(key) ?? []) {
        if (this.fits(id, car)) matched.push(id);
      }
    }
    // A list of values may lead to a search twice.
    return matched.length > 1 ? [...new Set(matched)] : matched;
  }

  /** Whether a car is in one search; false for a search that is not there. */
  fits(id: Id, car: AlertCar): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && fulfils(entry.checks, car);
  }
}

const keyOf = (index: string, name: string, value: string): string => `${index} ${name} ${value}`;
const restKey = (index: string): string => keyOf(index, '', '');

function keysOf(index: string, checks: readonly Check[]): readonly string[] {
  for (const name of bySelectivity) {
    for (const check of checks) {
      if (check.kind === 'range' || nameOf(check) !== name) continue;
      const values = check.kind === 'path' ? check.paths : check.texts;
      if (values.size > (name === 'car_id' ? MAX_IDS : MAX_KEYS)) continue;
      return [...values].map((value) => keyOf(index, name, value));
    }
  }
  return [restKey(index)];
}

const nameOf = (check: Exclude<Check, { kind: 'range' }>): string =>
  check.kind === 'path' ? check.levels.join(LEVEL_SEPARATOR) : check.field;

function* carKeys(index: string, car: AlertCar): Generator<string> {
  for (const name of bySelectivity) {
    const levels = name.split(LEVEL_SEPARATOR);
    const values = levels.length > 1 ? beginningsOf(levels, car) : textsOf(car[name]);
    for (const value of values) yield keyOf(index, name, value);
  }
  yield restKey(index);
}
