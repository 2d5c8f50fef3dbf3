/** What edits do, told once more and independently of the platform, to be compared with it. */

/** Ids by the list that they stand in. */
export type Order = Record<string, string[]>;

export interface Edit {
  /** Name of the mutation. */
  name: string;
  input: Record<string, unknown>;
  /** The item that gets a version. */
  itemId: string;
}

export interface Row {
  version: number;
  fields: Record<string, unknown>;
  order: Order;
}

interface Block {
  uid: string;
  placeholders: Record<string, Block[]>;
}

/** Every list of an item: that of its field, and the blocks of its placeholders by the block around them. */
export function orderOf(
  fields: Record<string, unknown>,
  placeholders: Record<string, Block[]>,
): Order {
  const order: Order = { Items: [...((fields.Items ?? []) as string[])], main: [] };
  const visit = (blocks: readonly Block[], key: string): void => {
    order[key] = blocks.map(({ uid }) => uid);
    for (const { uid, placeholders: inner } of blocks) {
      for (const of of Object.values(inner)) visit(of, uid);
    }
  };
  visit(placeholders.main ?? [], 'main');
  return Object.fromEntries(Object.entries(order).filter(([, ids]) => ids.length > 0));
}

/** Whether one row followed from another by an edit, and by nothing besides. */
export function follows(edit: Edit, before: Row, after: Row): boolean {
  const { name, input } = edit;
  if (name === 'updateItem') {
    const [{ name: field, value }] = input.fields as [{ name: string; value: unknown }];
    return (
      same(after.order, before.order) && same(after.fields, { ...before.fields, [field]: value })
    );
  }
  const { Items: _before, ...others } = before.fields;
  const { Items: _after, ...othersAfter } = after.fields;
  return same(others, othersAfter) && same(after.order, applied(edit, before.order, after.order));
}

function applied({ name, input }: Edit, before: Order, after: Order): Order {
  const order = structuredClone(before);
  const key = String(input.field ?? input.parent ?? 'main');
  const id = String(input.uid ?? input.itemId);
  const known = new Set(Object.values(before).flat());
  // An id that the platform made is taken from what it tells.
  const fresh =
    Object.values(after)
      .flat()
      .find((one) => !known.has(one)) ?? 'nothing new';
  const put = (
    list: string,
    one: string,
    { after: left, before: right }: Record<string, unknown>,
  ) => {
    const ids = (order[list] ??= []);
    const at = left ? ids.indexOf(String(left)) + 1 : right ? ids.indexOf(String(right)) + 1 : 0;
    ids.splice(at === 0 ? ids.length : left ? at : at - 1, 0, one);
  };
  const drop = (one: string) => {
    for (const ids of Object.values(order)) if (ids.includes(one)) ids.splice(ids.indexOf(one), 1);
  };
  const homeOf = (one: string) =>
    Object.entries(order).find(([, ids]) => ids.includes(one))?.[0] ?? 'gone';
  if (name === 'insertListItem' || name === 'addBlock') put(key, fresh, input);
  if (name.startsWith('duplicate')) put(homeOf(id), fresh, { after: id });
  if (name.startsWith('remove')) drop(id);
  if (name.startsWith('move')) {
    drop(id);
    put(key, id, input);
  }
  return Object.fromEntries(Object.entries(order).filter(([, ids]) => ids.length > 0));
}

const same = (first: unknown, second: unknown) => canonical(first) === canonical(second);

/** The database orders the parts of values in its own way. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
