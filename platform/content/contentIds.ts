import { isRecord } from '../../domain/isRecord';

const guid = /^[({]?([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})[)}]?$/i;

/** Names under which the platform tells which item something comes from. */
const idNames = ['id', 'itemId', 'dataSource'] as const;

/** A GUID in the platform's usual form (32 upper-case hex digits), from any of its forms; undefined for other text. */
export const readId = (text: unknown): string | undefined =>
  typeof text === 'string' ? guid.exec(text)?.slice(1).join('').toUpperCase() : undefined;

/** The ids of all items that an answer of the platform was made of: a layout, or what a query found. */
export function idsIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) {
    for (const entry of answer) idsIn(entry, found);
  } else if (isRecord(answer)) {
    for (const name of idNames) {
      const id = readId(answer[name]);
      if (id !== undefined) found.add(id);
    }
    for (const value of Object.values(answer)) {
      if (typeof value === 'object') idsIn(value, found);
    }
  }
  return found;
}

/** What a question asks about: the ids that it names. */
export const idsAskedFor = (variables: Readonly<Record<string, unknown>>): string[] =>
  Object.values(variables)
    .flat()
    .flatMap((value) => readId(value) ?? []);

/** Whether an answer lists what was found, so that something published later may be in it. */
export function isList(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  return Array.isArray(answer.results) || Object.values(answer).some(isList);
}
