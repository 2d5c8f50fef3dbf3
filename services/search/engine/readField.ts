import { LEVEL_SEPARATOR, type SearchDocument } from '../indexDefinition';
import { fieldsOf } from '../../../domain/isRecord';

/** A value as filters and facets compare it; undefined for none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** All texts at a path: of a value, of a list, or of a key of each object of lists. */
export function textsAt(document: unknown, path: string): string[] {
  if (!path.includes('.')) return textsOf(fieldsOf(document)[path]);
  const values = path
    .split('.')
    .reduce<unknown[]>(
      (parents, key) => parents.flatMap((parent) => entriesOf(parent, key)),
      [document],
    );
  return values.map(textOf).filter((text) => text !== undefined);
}

/** The texts of a value, or of a list of them. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter((text) => text !== undefined);
  const text = textOf(value);
  return text === undefined ? [] : [text];
}

/**
 * The branches of a hierarchy that a document hangs on, each with its beginnings, such as `Volvo` and
 * `Volvo>XC60`. Levels with a path in front, such as `fits.make>fits.model`, are read from each object
 * of that list; a branch ends where a level has no value.
 */
export function branchesOf(document: SearchDocument, levels: readonly string[]): string[] {
  const [list, first] = (levels[0] ?? '').split('.');
  if (first === undefined) return beginningsOf(document, levels);
  const keys = levels.map((level) => level.slice(level.indexOf('.') + 1));
  const objects = entriesOf(document, list ?? '');
  return [...new Set(objects.flatMap((object) => beginningsOf(object, keys)))];
}

function beginningsOf(object: unknown, keys: readonly string[]): string[] {
  const beginnings: string[] = [];
  for (const key of keys) {
    const [text] = textsAt(object, key);
    if (text === undefined) break;
    const parent = beginnings.at(-1);
    beginnings.push(parent === undefined ? text : parent + LEVEL_SEPARATOR + text);
  }
  return beginnings;
}

function entriesOf(parent: unknown, key: string): unknown[] {
  if (typeof parent !== 'object' || parent === null) return [];
  const value: unknown = Object.hasOwn(parent, key) ? fieldsOf(parent)[key] : undefined;
  return Array.isArray(value) ? value : [value];
}

/** Finite numbers alone; NaN for everything else. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : NaN;
}

/** A day or time in ISO form as milliseconds; NaN for everything else. */
export function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}
