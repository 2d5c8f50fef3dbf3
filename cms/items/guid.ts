import { randomUUID } from 'node:crypto';

export { idOfName } from '../../schema/templateId';

/** Ids are kept and printed by default in format N: 32 upper-case hex digits. */
export type ItemId = string;

/** How ids print: N plain, D with dashes, B in braces, P in parentheses. */
const formats: Record<string, (id: ItemId) => string> = {
  N: (id) => id,
  D: (id) => withDashes(id),
  B: (id) => `{${withDashes(id)}}`,
  P: (id) => `(${withDashes(id)})`,
};

export function newId(): ItemId {
  return randomUUID().replaceAll('-', '').toUpperCase();
}

/** Reads a GUID with or without dashes, braces or parentheses, in any case; undefined for other text. */
export function parseId(text: string): ItemId | undefined {
  const bare = text.trim().replace(/^\{(.*)\}$|^\((.*)\)$/, '$1$2');
  const isGuid = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(bare);
  return isGuid ? bare.replaceAll('-', '').toUpperCase() : undefined;
}

/** Prints an id in format N, D, B or P, in any case. Throws a RangeError for another format. */
export function formatId(id: ItemId, format: string): string {
  const print = formats[format.toUpperCase()];
  if (!print) throw new RangeError(`Unknown id format "${format}"; use N, D, B or P.`);
  return print(id);
}

/** As the layout JSON prints ids: lower case with dashes. */
export function layoutId(id: ItemId): string {
  return withDashes(id).toLowerCase();
}

function withDashes(id: ItemId): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
