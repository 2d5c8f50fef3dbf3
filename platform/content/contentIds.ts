import { isRecord } from '../../domain/isRecord';

const guid = /^[({]?([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})[)}]?$/i;

/** Fields in which the platform returns ids of items. */
const idFields = ['id', 'itemId', 'dataSource'] as const;

/**
 * A GUID in the platform's normal form (32 upper-case hex digits), from any of its forms; undefined for
 * other text.
 */
export const readId = (text: unknown): string | undefined =>
  typeof text === 'string' ? guid.exec(text)?.slice(1).join('').toUpperCase() : undefined;

/** The ids of all items in an answer of the platform: a layout, or the results of a query. */
export function collectIds(answer: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) {
    for (const entry of answer) collectIds(entry, ids);
  } else if (isRecord(answer)) {
    for (const name of idFields) {
      const id = readId(answer[name]);
      if (id !== undefined) ids.add(id);
    }
    for (const value of Object.values(answer)) {
      if (typeof value === 'object') collectIds(value, ids);
    }
  }
  return ids;
}

/** The ids in a query's variables. */
export const requestedIds = (variables: Readonly<Record<string, unknown>>): string[] =>
  Object.values(variables)
    .flat()
    .flatMap((value) => readId(value) ?? []);

/** Whether an answer lists results, so that an item published later may belong to it. */
export function isList(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  return Array.isArray(answer.results) || Object.values(answer).some(isList);
}
