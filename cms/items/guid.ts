import { randomUUID } from 'node:crypto';

export { idOfName } from '../../schema/templateId';

/** Ids are stored in format N, which is also the default for output: 32 upper-case hex digits. */
export type ItemId = string;

/** Formats of ids: N without dashes, D with dashes, B in braces, P in parentheses. */
const FORMATS: Record<string, (id: ItemId) => string> = {
  N: (id) => id,
  D: (id) => addDashes(id),
  B: (id) => `{${addDashes(id)}}`,
  P: (id) => `(${addDashes(id)})`,
};

export function createId(): ItemId {
  return randomUUID().replaceAll('-', '').toUpperCase();
}

/** Parses a GUID with or without dashes, braces or parentheses, in any case; undefined for other text. */
export function parseId(text: string): ItemId | undefined {
  const digits = text.trim().replace(/^\{(.*)\}$|^\((.*)\)$/, '$1$2');
  const isGuid = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(digits);
  return isGuid ? digits.replaceAll('-', '').toUpperCase() : undefined;
}

/** Formats an id. The format is N, D, B or P, in any case. @throws RangeError for another format */
export function formatId(id: ItemId, format: string): string {
  const formatter = FORMATS[format.toUpperCase()];
  if (!formatter) throw new RangeError(`Unknown id format "${format}"; use N, D, B or P.`);
  return formatter(id);
}

/** Formats an id for layout JSON: lower case with dashes. */
export function toLayoutId(id: ItemId): string {
  return addDashes(id).toLowerCase();
}

function addDashes(id: ItemId): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
