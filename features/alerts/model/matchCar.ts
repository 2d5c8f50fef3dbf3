import { readFilterName } from '../../../domain/search/exclusion';
import { distanceKm } from '../../../domain/geography/distance';
import { type Position, readPosition } from '../../../domain/geography/position';
import {
  alertFilters,
  type AlertCar,
  type AlertFilters,
  LEVEL_SEPARATOR,
} from '../../../domain/alerts/alertFilters';
import { numbersIn } from '../../../domain/search/numbersIn';

/** What a car must fulfil for one filter. */
export type Check =
  | { kind: 'value'; field: string; texts: ReadonlySet<string> }
  | { kind: 'path'; name: string; paths: ReadonlySet<string> }
  | { kind: 'range'; field: string; low: number; high: number }
  | { kind: 'near'; field: string; from: Position; maxKm: number | null }
  /** What a car must not fulfil. */
  | { kind: 'not'; check: Check };

/**
 * Filters as checks, so that matching is quick.
 * @throws RangeError for a filter that saved searches do not know
 */
export function checksOf(filters: AlertFilters): Check[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const check = checkOf(name, values);
      return isExcluded ? { kind: 'not', check } : check;
    });
}

function checkOf(name: string, values: AlertFilters[string]): Check {
  const kind = Object.hasOwn(alertFilters, name) ? alertFilters[name] : undefined;
  switch (kind) {
    case 'value':
      return { kind, field: name, texts: new Set(values.map(String)) };
    case 'path':
      return { kind, name, paths: deepest(values.map(String)) };
    case 'range': {
      const [low = null, high = null] = numbersIn(values);
      return { kind, field: name, low: low ?? -Infinity, high: high ?? Infinity };
    }
    case 'near': {
      const [lat = 0, lng = 0, maxKm = null] = numbersIn(values);
      return { kind, field: name, from: { lat: lat ?? 0, lng: lng ?? 0 }, maxKm };
    }
    case undefined:
      throw new RangeError(`Saved searches do not know the filter ${name}`);
  }
}

/** Whether the list shows a car under filters: the verdict that the search service gives. */
export function fulfils(checks: readonly Check[], car: ReadCar): boolean {
  for (const check of checks) if (!fulfilsOne(check, car)) return false;
  return true;
}

function fulfilsOne(check: Check, car: ReadCar): boolean {
  switch (check.kind) {
    case 'not':
      return !fulfilsOne(check.check, car);
    case 'value':
      return hasAny(check.texts, car.valuesOf(check.field));
    case 'path':
      return hasAny(check.paths, car.valuesOf(check.name));
    case 'range': {
      const number = car.numberOf(check.field);
      return number >= check.low && number <= check.high;
    }
    case 'near': {
      // Any distance leaves nothing out.
      if (check.maxKm === null) return true;
      const [text = ''] = car.valuesOf(check.field);
      const position = readPosition(text);
      return position !== undefined && distanceKm(check.from, position) <= check.maxKm;
    }
  }
}

function hasAny(wanted: ReadonlySet<string>, values: readonly string[]): boolean {
  for (const value of values) if (wanted.has(value)) return true;
  return false;
}

/** A car whose fields are read once, however many searches ask for them. */
export class ReadCar {
  readonly #values = new Map<string, readonly string[]>();

  constructor(private readonly car: AlertCar) {}

  /** Texts of a field, or paths of a hierarchy. */
  valuesOf(name: string): readonly string[] {
    const known = this.#values.get(name);
    if (known) return known;
    const levels = name.split(LEVEL_SEPARATOR);
    const values = levels.length > 1 ? beginningsOf(levels, this.car) : textsOf(this.car[name]);
    this.#values.set(name, values);
    return values;
  }

  /** NaN where the car has no number. */
  numberOf(name: string): number {
    const { [name]: number } = this.car;
    return typeof number === 'number' ? number : NaN;
  }
}

/** A value, or those of a list, as filters compare them. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => textsOf(entry));
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

/** `Volvo`, `Volvo>XC60` … of a car; it ends at a level that the car has no value for. */
export function beginningsOf(levels: readonly string[], car: AlertCar): string[] {
  const paths: string[] = [];
  for (const level of levels) {
    const [text] = textsOf(car[level]);
    if (text === undefined) break;
    const above = paths.at(-1);
    paths.push(above === undefined ? text : above + LEVEL_SEPARATOR + text);
  }
  return paths;
}

/** Choices without those that have a chosen value below them. */
function deepest(values: readonly string[]): Set<string> {
  const chosen = new Set(values);
  for (const value of values) {
    const levels = value.split(LEVEL_SEPARATOR);
    for (let depth = 1; depth < levels.length; depth += 1) {
      chosen.delete(levels.slice(0, depth).join(LEVEL_SEPARATOR));
    }
  }
  return chosen;
}
