/** Takes back what one version of an item changed, and keeps what was changed before and since. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type {
  FieldValue,
  FieldValues,
  ItemVersion,
  Placeholders,
  Rendering,
} from '../../items/item';
import type { TemplateField } from '../../items/templates';
import { placeRendering } from '../blocks/addBlock';
import type { AuthoringContext } from '../authoringContext';
import { allRenderings, findRendering, withoutRendering } from '../blocks/renderings';
import { editError } from '../editError';
import { sameValue } from '../publishing/sameContent';
import { removeDataSources, removeItem, reviveReferenced } from './removedItems';
import { anchorFrom, insertAt, movedId, sameNeighbour, sameOrder } from './sequence';
import type { UndoVersionInput } from '../../generated/authoringTypes';
import { idsOf } from '../../items/fieldValues';

/** The three versions that an undoing looks at: before the change, after it, and now. */
interface Change<Value> {
  before: Value;
  after: Value;
  current: Value;
}

/** @throws CONFLICT when the same was changed since; NOT_FOUND without such a version or one before it */
export async function undoVersion(
  { editor, store, actor }: Pick<AuthoringContext, 'editor' | 'store' | 'actor'>,
  { itemId, language, version }: UndoVersionInput,
): Promise<LocalItem> {
  return editor.operate({
    itemId,
    language,
    action: 'undoVersion',
    actor,
    details: { undone: version },
    apply: async (tx, item) => {
      const { id } = item.item;
      const before = await store.readVersion(id, language, version - 1, tx);
      const after = await store.readVersion(id, language, version, tx);
      if (!before || !after)
        throw editError('NOT_FOUND', `There is no version ${version} to undo.`);
      const change = { before, after, current: item.version };
      const fields = undoFields(store, item, change);
      const placeholders = undoPlaceholders(
        store,
        pick(change, (of) => of.placeholders),
      );
      for (const gone of goneItems(store, item, fields)) {
        await checkUntouched(tx, store, gone, language);
        await removeItem(tx, store, gone, language, actor);
      }
      const removed = item.version.placeholders;
      for (const gone of goneSources(removed, placeholders)) {
        await checkUntouched(tx, store, gone, language);
      }
      await removeDataSources(tx, store, item, removed, placeholders, actor);
      await reviveReferenced(tx, store, { fields, placeholders }, language, actor);
      return {
        displayName: undoName(change),
        fields,
        placeholders,
        variants: undoVariants(change),
      };
    },
  });
}

function undoName({ before, after, current }: Change<ItemVersion>): string {
  if (before.displayName === after.displayName) return current.displayName;
  if (current.displayName !== after.displayName) throw changedSince('the name');
  return before.displayName;
}

function undoVariants({ before, after, current }: Change<ItemVersion>): ItemVersion['variants'] {
  if (sameValue(before.variants, after.variants)) return current.variants;
  if (!sameValue(current.variants, after.variants)) throw changedSince('the variants');
  return before.variants ?? [];
}

function undoFields(
  store: ContentStore,
  { item }: LocalItem,
  { before, after, current }: Change<ItemVersion>,
): FieldValues {
  const fields = new Map<string, FieldValue>(Object.entries(current.fields));
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  for (const name of names) {
    if (sameValue(before.fields[name], after.fields[name])) continue;
    const change = pick({ before, after, current }, (of) => of.fields[name]);
    const value = undoField(store.draft.templateOf(item)?.fields.get(name), change, name);
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function undoField(
  field: TemplateField | undefined,
  change: Change<FieldValue | undefined>,
  name: string,
): FieldValue | undefined {
  if (sameValue(change.current, change.after)) return change.before;
  if (field?.contract.kind !== 'items') throw changedSince(`the field ${name}`);
  const order = undoOrder(pick(change, idsOf));
  if (!order) throw changedSince(`the field ${name}`);
  return order.length === 0 && change.before === undefined ? undefined : order;
}

/** An order without what one change did to it; undefined where that cannot be told from later ones. */
export function undoOrder({
  before,
  after,
  current,
}: Change<readonly string[]>): readonly string[] | undefined {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  let order = current.filter((id) => !added.includes(id));
  for (const id of removed.filter((one) => !order.includes(one))) {
    order = insertAt(order, id, anchorFrom(before, id, order));
  }
  if (added.length > 0 || removed.length > 0) return order;
  const moved = movedId(before, after);
  if (moved === undefined) return sameOrder(current, after) ? before : undefined;
  if (!current.includes(moved) || !sameNeighbour(after, current, moved)) return undefined;
  const others = current.filter((id) => id !== moved);
  return insertAt(others, moved, anchorFrom(before, moved, others));
}

/** The blocks without what one change did to them. @throws CONFLICT where it was changed since */
function undoPlaceholders(
  { templates }: ContentStore,
  { before, after, current }: Change<Placeholders>,
): Placeholders {
  if (sameValue(before, after)) return current;
  if (sameValue(current, after)) return before;
  let blocks = current;
  const put = (rendering: Rendering): void => {
    const earlier = findRendering(before, rendering.uid);
    if (!earlier) return;
    const { placeholder, parent, order } = earlier;
    const around =
      parent === undefined ? blocks : findRendering(blocks, parent)?.rendering.placeholders;
    if (!around) throw changedSince('the block around it');
    const there = (around[placeholder] ?? []).map(({ uid }) => uid);
    const anchor = anchorFrom(order, rendering.uid, there);
    blocks = placeRendering(blocks, templates, { placeholder, parent, ...anchor, rendering });
  };
  const isIn = (of: Placeholders, uid: string) => findRendering(of, uid) !== undefined;
  const added = outermost(after, (uid) => !isIn(before, uid));
  const removed = outermost(before, (uid) => !isIn(after, uid));
  for (const { uid } of added) blocks = withoutRendering(blocks, uid);
  for (const rendering of removed) if (!isIn(blocks, rendering.uid)) put(rendering);
  if (added.length > 0 || removed.length > 0) return blocks;

  const moved = movedBlock(before, after);
  const now = moved && findRendering(current, moved);
  const then = moved && findRendering(after, moved);
  if (!now || !then) throw changedSince('the blocks');
  const stayed = now.parent === then.parent && now.placeholder === then.placeholder;
  if (!stayed || !sameNeighbour(then.order, now.order, moved)) throw changedSince('the same block');
  blocks = withoutRendering(current, moved);
  put(now.rendering);
  return blocks;
}

/** The block that stands elsewhere in the second; undefined where that was not the only change. */
function movedBlock(before: Placeholders, after: Placeholders): string | undefined {
  const elsewhere = allRenderings(before).filter(({ uid }) => {
    const [first, second] = [findRendering(before, uid), findRendering(after, uid)];
    return first?.parent !== second?.parent || first?.placeholder !== second?.placeholder;
  });
  if (elsewhere.length > 0) return elsewhere.length === 1 ? elsewhere[0]?.uid : undefined;
  for (const { uid } of allRenderings(before)) {
    const [first, second] = [findRendering(before, uid), findRendering(after, uid)];
    const moved = first && second && movedId(first.order, second.order);
    if (moved !== undefined) return moved;
  }
  return undefined;
}

/** Blocks that a condition holds for, without those inside of such ones. */
function outermost(placeholders: Placeholders, holds: (uid: string) => boolean): Rendering[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => (holds(block.uid) ? [block] : outermost(block.placeholders, holds))),
  );
}

/** Own items of lists that are in none of them any more. */
function goneItems(
  store: ContentStore,
  { item, version }: LocalItem,
  fields: FieldValues,
): ItemId[] {
  const still = new Set(idsIn(fields));
  return idsIn(version.fields).filter(
    (id) => !still.has(id) && store.draft.find(id)?.parentId === item.id,
  );
}

const idsIn = (fields: FieldValues): ItemId[] =>
  Object.values(fields)
    .flatMap((value): unknown[] => [value].flat())
    .filter((value): value is ItemId => typeof value === 'string' && parseId(value) === value);

function goneSources(before: Placeholders, after: Placeholders): ItemId[] {
  const sourcesOf = (of: Placeholders) =>
    allRenderings(of).flatMap(({ dataSource }) => (dataSource === undefined ? [] : [dataSource]));
  const still = new Set(sourcesOf(after));
  return sourcesOf(before).filter((id) => !still.has(id));
}

/** What was added is taken away again only as it was added. */
async function checkUntouched(
  tx: Transaction,
  store: ContentStore,
  itemId: ItemId,
  language: string,
): Promise<void> {
  const item = store.draft.find(itemId);
  for (const { id } of item ? store.draft.branchOf(item) : []) {
    const now = store.draft.findIn(id, language)?.version;
    const first = now && now.version > 1 ? await store.readVersion(id, language, 1, tx) : now;
    if (first && now && !sameValue(first.fields, now.fields)) throw changedSince('what was added');
  }
}

const pick = <From, To>(
  { before, after, current }: Change<From>,
  of: (from: From) => To,
): Change<To> => ({
  before: of(before),
  after: of(after),
  current: of(current),
});

const changedSince = (what: string) =>
  editError('CONFLICT', `It was not undone: ${what} was changed since.`);
