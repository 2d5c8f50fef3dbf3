import { readFilterName } from '../../../domain/search/exclusion';
import { distanceKm } from '../../../domain/geography/distance';
import { type Position, readPosition } from '../../../domain/geography/position';
import {
  alertFilters,
  type AlertCar,
  type AlertFilters,
  LEVEL_SEPARATOR,
} from '../../../domain/alerts/alertFilters';
import { toNumbers } from '../../../domain/search/toNumbers';

/** A compiled filter. */
export type Check =
  | { kind: 'value'; field: string; texts: ReadonlySet<string> }
  | { kind: 'path'; name: string; paths: ReadonlySet<string> }
  | { kind: 'range'; field: string; low: number; high: number }
  | { kind: 'near'; field: string; from: Position; maxKm: number | null }
  /** Passes if the inner check fails. */
  | { kind: 'not'; check: Check };

/**
 * Compiles filters into checks, so that matching is quick.
 * @throws RangeError for a filter that saved searches do not support
 */
export function compileFilters(filters: AlertFilters): Check[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const check = compileFilter(name, values);
      return isExcluded ? { kind: 'not', check } : check;
    });
}

function compileFilter(name: string, values: AlertFilters[string]): Check {
  const kind = Object.hasOwn(alertFilters, name) ? alertFilters[name] : undefined;
  switch (kind) {
    case 'value':
      return { kind, field: name, texts: new Set(values.map(String)) };
    case 'path':
      return { kind, name, paths: keepMostSpecific(values.map(String)) };
    case 'range': {
      const [low = null, high = null] = toNumbers(values);
      return { kind, field: name, low: low ?? -Infinity, high: high ?? Infinity };
    }
    case 'near': {
      const [lat = 0, lng = 0, maxKm = null] = toNumbers(values);
      return { kind, field: name, from: { lat: lat ?? 0, lng: lng ?? 0 }, maxKm };
    }
    case undefined:
      throw new RangeError(`Unknown filter ${name} in a saved search`);
  }
}

/** Whether a car passes all checks. Gives the same result as a query of the search service. */
export function passesAll(checks: readonly Check[], car: ParsedCar): boolean {
  for (const check of checks) if (!passes(check, car)) return false;
  return true;
}

function passes(check: Check, car: ParsedCar): boolean {
  switch (check.kind) {
    case 'not':
      return !passes(check.check, car);
    case 'value':
      return hasAny(check.texts, car.getValues(check.field));
    case 'path':
      return hasAny(check.paths, car.getValues(check.name));
    case 'range': {
      const number = car.getNumber(check.field);
      return number >= check.low && number <= check.high;
    }
    case 'near': {
      // Without a maximum distance every car matches.
      if (check.maxKm === null) return true;
      const [text = ''] = car.getValues(check.field);
      const position = readPosition(text);
      return position !== undefined && distanceKm(check.from, position) <= check.maxKm;
    }
  }
}

function hasAny(allowed: ReadonlySet<string>, values: readonly string[]): boolean {
  for (const value of values) if (allowed.has(value)) return true;
  return false;
}

/** A car whose fields are parsed once, and then checked by many searches. */
export class ParsedCar {
  readonly #values = new Map<string, readonly string[]>();

  constructor(private readonly car: AlertCar) {}

  /** The texts of a field, or the paths of a hierarchy. */
  getValues(name: string): readonly string[] {
    const cached = this.#values.get(name);
    if (cached) return cached;
    const levels = name.split(LEVEL_SEPARATOR);
    const values = levels.length > 1 ? buildPaths(levels, this.car) : readTexts(this.car[name]);
    this.#values.set(name, values);
    return values;
  }

  /** The number of a field; NaN if it has none. */
  getNumber(name: string): number {
    const { [name]: number } = this.car;
    return typeof number === 'number' ? number : NaN;
  }
}

/** The texts of a field's value or list, for comparison; empty for a missing or empty value. */
export function readTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readTexts(entry));
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

/** The paths of a car in a hierarchy, `Volvo`, `Volvo>XC60` …, up to the last level that has a value. */
export function buildPaths(levels: readonly string[], car: AlertCar): string[] {
  const paths: string[] = [];
  for (const level of levels) {
    const [text] = readTexts(car[level]);
    if (text === undefined) break;
    const above = paths.at(-1);
    paths.push(above === undefined ? text : above + LEVEL_SEPARATOR + text);
  }
  return paths;
}

/** Removes paths that have another one below them, because only the most specific ones filter. */
function keepMostSpecific(values: readonly string[]): Set<string> {
  const chosenValues = new Set(values);
  for (const value of values) {
    const levels = value.split(LEVEL_SEPARATOR);
    for (let depth = 1; depth < levels.length; depth += 1) {
      chosenValues.delete(levels.slice(0, depth).join(LEVEL_SEPARATOR));
    }
  }
  return chosenValues;
}
