import { LEVEL_SEPARATOR, type SearchDocument } from '../indexDefinition';
import { fieldsOf } from '../../../domain/isRecord';

/** A value as the text that filters and facets compare; undefined for none. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** All texts at a path: the text of a value or of a list's entries, also within lists of objects. */
export function readTexts(document: unknown, path: string): string[] {
  if (!path.includes('.')) return toTexts(fieldsOf(document)[path]);
  const values = path
    .split('.')
    .reduce<unknown[]>(
      (parents, key) => parents.flatMap((parent) => readEntries(parent, key)),
      [document],
    );
  return values.map(toText).filter((text) => text !== undefined);
}

/** The texts of a value or of a list. */
export function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(toText).filter((text) => text !== undefined);
  const text = toText(value);
  return text === undefined ? [] : [text];
}

/**
 * The branches of a hierarchy that a document belongs to, each with its ancestors, such as `Volvo` and
 * `Volvo>XC60`. Levels with a path, such as `fits.make>fits.model`, are read from each object of that list;
 * a branch ends at the first level without a value.
 */
export function readBranches(document: SearchDocument, levels: readonly string[]): string[] {
  const [list, first] = (levels[0] ?? '').split('.');
  if (first === undefined) return readBranch(document, levels);
  const keys = levels.map((level) => level.slice(level.indexOf('.') + 1));
  const objects = readEntries(document, list ?? '');
  return [...new Set(objects.flatMap((object) => readBranch(object, keys)))];
}

function readBranch(object: unknown, keys: readonly string[]): string[] {
  const paths: string[] = [];
  for (const key of keys) {
    const [text] = readTexts(object, key);
    if (text === undefined) break;
    const parent = paths.at(-1);
    paths.push(parent === undefined ? text : parent + LEVEL_SEPARATOR + text);
  }
  return paths;
}

function readEntries(parent: unknown, key: string): unknown[] {
  if (typeof parent !== 'object' || parent === null) return [];
  const value: unknown = Object.hasOwn(parent, key) ? fieldsOf(parent)[key] : undefined;
  return Array.isArray(value) ? value : [value];
}

/** A finite number; NaN for any other value. */
export function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : NaN;
}

/** An ISO date or time in milliseconds; NaN for any other value. */
export function toTime(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}
