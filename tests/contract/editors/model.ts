/** Reference model of edits, independent of the platform. */

/** Ordered ids by list key. */
export type Order = Record<string, string[]>;

export interface Edit {
  /** Name of the GraphQL mutation. */
  name: string;
  input: Record<string, unknown>;
  /** Id of the item that gets a new version. */
  itemId: string;
}

export interface ItemState {
  version: number;
  fields: Record<string, unknown>;
  order: Order;
}

interface Block {
  uid: string;
  placeholders: Record<string, Block[]>;
}

/** Returns the lists of an item: its `Items` field, and the blocks of its placeholders by parent block. */
export function readOrder(
  fields: Record<string, unknown>,
  placeholders: Record<string, Block[]>,
): Order {
  const order: Order = { Items: [...((fields.Items ?? []) as string[])], main: [] };
  const visit = (blocks: readonly Block[], key: string): void => {
    order[key] = blocks.map(({ uid }) => uid);
    for (const { uid, placeholders: inner } of blocks) {
      for (const children of Object.values(inner)) visit(children, uid);
    }
  };
  visit(placeholders.main ?? [], 'main');
  return Object.fromEntries(Object.entries(order).filter(([, ids]) => ids.length > 0));
}

/** Checks whether `after` results from applying only this edit to `before`. */
export function isResultOf(edit: Edit, before: ItemState, after: ItemState): boolean {
  const { name, input } = edit;
  if (name === 'updateItem') {
    const [{ name: field, value }] = input.fields as [{ name: string; value: unknown }];
    return (
      isEqual(after.order, before.order) &&
      isEqual(after.fields, { ...before.fields, [field]: value })
    );
  }
  const { Items: _before, ...others } = before.fields;
  const { Items: _after, ...othersAfter } = after.fields;
  return (
    isEqual(others, othersAfter) && isEqual(after.order, applyEdit(edit, before.order, after.order))
  );
}

function applyEdit({ name, input }: Edit, before: Order, after: Order): Order {
  const order = structuredClone(before);
  const key = String(input.field ?? input.parent ?? 'main');
  const id = String(input.uid ?? input.itemId);
  const existing = new Set(Object.values(before).flat());
  // The platform generates the id of a new item, so it is read from the result.
  const newId =
    Object.values(after)
      .flat()
      .find((one) => !existing.has(one)) ?? 'nothing new';
  const insert = (
    list: string,
    one: string,
    { after: afterId, before: beforeId }: Record<string, unknown>,
  ) => {
    const ids = (order[list] ??= []);
    const position = afterId
      ? ids.indexOf(String(afterId)) + 1
      : beforeId
        ? ids.indexOf(String(beforeId)) + 1
        : 0;
    ids.splice(position === 0 ? ids.length : afterId ? position : position - 1, 0, one);
  };
  const remove = (one: string) => {
    for (const ids of Object.values(order)) if (ids.includes(one)) ids.splice(ids.indexOf(one), 1);
  };
  const findListContaining = (one: string) =>
    Object.entries(order).find(([, ids]) => ids.includes(one))?.[0] ?? 'gone';
  if (name === 'insertListItem' || name === 'addBlock') insert(key, newId, input);
  if (name.startsWith('duplicate')) insert(findListContaining(id), newId, { after: id });
  if (name.startsWith('remove')) remove(id);
  if (name.startsWith('move')) {
    remove(id);
    insert(key, id, input);
  }
  return Object.fromEntries(Object.entries(order).filter(([, ids]) => ids.length > 0));
}

const isEqual = (first: unknown, second: unknown) =>
  toCanonicalJson(first) === toCanonicalJson(second);

/** Serialises with sorted keys, since the database does not preserve their order. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
