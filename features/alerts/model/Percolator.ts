import type { AlertCar, AlertFilters } from '../../../domain/alerts/alertFilters';
import { type Check, checksOf, fulfils, ReadCar } from './matchCar';

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

interface Entry<Id> {
  id: Id;
  /** Where it is found. */
  keys: readonly string[];
  /** What a car that shares a key with it fulfils. */
  key: Check | undefined;
  /** What else a car must fulfil. */
  rest: readonly Check[];
}

/**
 * Saved searches turned around: which of them is a car in? Each search is kept under the values of its most selective
 * filter, so that a car meets only those it shares one with; whatever else they ask is checked then. Searches
 * without such a filter are met by every car of their index.
 */
export class Percolator<Id> {
  readonly #entries = new Map<Id, Entry<Id>>();
  readonly #found = new Map<string, Set<Entry<Id>>>();

  /** How many searches there are. */
  get size(): number {
    return this.#entries.size;
  }

  /** Adds a search of an index, or puts it in the place of the one with its id. @throws RangeError for an unknown filter */
  add(id: Id, index: string, filters: AlertFilters): void {
    const checks = checksOf(filters);
    this.remove(id);
    const key = mostSelective(checks);
    const rest = checks.filter((check) => check !== key);
    const entry = { id, keys: keysOf(index, key), key, rest };
    this.#entries.set(id, entry);
    for (const found of entry.keys) {
      const entries = this.#found.get(found);
      if (entries) entries.add(entry);
      else this.#found.set(found, new Set([entry]));
    }
  }

  remove(id: Id): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    for (const key of entry.keys) {
      const entries = this.#found.get(key);
      entries?.delete(entry);
      if (entries?.size === 0) this.#found.delete(key);
    }
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#found.clear();
  }

  /** Searches of an index that a car is in, each once. */
  matches(index: string, car: AlertCar): Id[] {
    const read = new ReadCar(car);
    // A list of values may lead to a search twice.
    const matched = new Set<Id>();
    for (const key of carKeys(index, read)) {
      for (const { id, rest } of this.#found.get(key) ?? []) {
        if (fulfils(rest, read)) matched.add(id);
      }
    }
    return [...matched];
  }

  /** Those of some searches that a car is not in. */
  without(ids: readonly Id[], car: AlertCar): Id[] {
    const read = new ReadCar(car);
    return ids.filter((id) => {
      const entry = this.#entries.get(id);
      if (!entry) return true;
      const { key, rest } = entry;
      return !fulfils(rest, read) || (key !== undefined && !fulfils([key], read));
    });
  }
}

const keyOf = (index: string, name: string, value: string): string => `${index} ${name} ${value}`;
const restKey = (index: string): string => keyOf(index, '', '');

/** The check by whose values a search is found; undefined where none leaves out enough. */
function mostSelective(checks: readonly Check[]): Keyed | undefined {
  for (const name of bySelectivity) {
    for (const check of checks) {
      if (!isKeyed(check) || nameOf(check) !== name) continue;
      if (valuesOf(check).size <= (name === 'car_id' ? MAX_IDS : MAX_KEYS)) return check;
    }
  }
  return undefined;
}

function keysOf(index: string, check: Keyed | undefined): readonly string[] {
  if (!check) return [restKey(index)];
  return [...valuesOf(check)].map((value) => keyOf(index, nameOf(check), value));
}

type Keyed = Extract<Check, { kind: 'value' | 'path' }>;

const isKeyed = (check: Check): check is Keyed => check.kind === 'value' || check.kind === 'path';

const valuesOf = (check: Keyed): ReadonlySet<string> =>
  check.kind === 'path' ? check.paths : check.texts;

const nameOf = (check: Keyed): string => (check.kind === 'path' ? check.name : check.field);

function* carKeys(index: string, car: ReadCar): Generator<string> {
  for (const name of bySelectivity) {
    for (const value of car.valuesOf(name)) yield keyOf(index, name, value);
  }
  yield restKey(index);
}
