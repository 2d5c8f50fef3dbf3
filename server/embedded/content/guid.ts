import { createHash, randomUUID } from 'node:crypto';

/** Namespace of the ids that follow from paths; changing it changes every id. */
const namespace = Buffer.from('5d0c1f2a8f6b4b0e9a4f3d2c1b0a9e8f', 'hex');

/** Ids are kept and printed by default in format N: 32 upper-case hex digits. */
export type ItemId = string;

/** How ids print: N plain, D with dashes, B in braces, P in parentheses. */
const formats: Record<string, (id: ItemId) => string> = {
  N: (id) => id,
  D: (id) => withDashes(id),
  B: (id) => `{${withDashes(id)}}`,
  P: (id) => `(${withDashes(id)})`,
};

/** The id that always belongs to a name such as an item's path (RFC 9562 version 5). */
export function idOfName(name: string): ItemId {
  const digest = createHash('sha1').update(namespace).update(name.toLowerCase()).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).toUpperCase();
}

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
