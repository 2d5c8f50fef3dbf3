/** Undoes the changes of one version of an item. Earlier and later changes are kept. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type {
  FieldValue,
  FieldValues,
  ItemVersion,
  Placeholders,
  Rendering,
} from '../../items/item.types';
import type { TemplateField } from '../../items/buildTemplates';
import { insertRendering } from '../blocks/createBlock';
import type { AuthoringContext } from '../authoringContext';
import { listRenderings, findRendering, withoutRendering } from '../blocks/renderings';
import { createEditError } from '../createEditError';
import { isSameValue } from '../publishing/isSameContent';
import { updateTitles } from './updateTitles';
import { removeDataSources, removeItem, restoreReferenced } from './removeItems';
import { findAnchor, insertAt, findMovedId, hasSameNeighbour, isSameOrder } from './sequence';
import type { UndoVersionInput } from '../../generated/authoringTypes';
import { localizable } from '../../../domain/localizable';
import { asIdList } from '../../items/fieldValues';

/** The three versions that an undo compares: before the undone change, after it, and the newest. */
interface Change<Value> {
  before: Value;
  after: Value;
  current: Value;
}

/** @throws CONFLICT when the same content has changed since; NOT_FOUND when there is no such version to undo */
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
        throw createEditError('NOT_FOUND', localizable`There is no version ${version} to undo.`);
      const change = { before, after, current: item.version };
      const fields = undoFields(store, item, change);
      const placeholders = undoPlaceholders(
        store,
        mapChange(change, (state) => state.placeholders),
      );
      for (const removedId of listRemovedItems(store, item, fields)) {
        await checkUnchanged(tx, store, removedId, language);
        await removeItem(tx, store, removedId, language, actor);
      }
      const previousPlaceholders = item.version.placeholders;
      for (const removedId of listRemovedSources(previousPlaceholders, placeholders)) {
        await checkUnchanged(tx, store, removedId, language);
      }
      await removeDataSources(tx, store, item, previousPlaceholders, placeholders, actor);
      await restoreReferenced(tx, store, { fields, placeholders }, language, actor);
      const content = {
        displayName: undoName(change),
        fields,
        placeholders,
        variants: undoVariants(change),
        deleted: false,
      };
      return updateTitles(tx, store, item, content, actor);
    },
  });
}

function undoName({ before, after, current }: Change<ItemVersion>): string {
  if (before.displayName === after.displayName) return current.displayName;
  if (current.displayName !== after.displayName) throw createConflict();
  return before.displayName;
}

function undoVariants({ before, after, current }: Change<ItemVersion>): ItemVersion['variants'] {
  if (isSameValue(before.variants, after.variants)) return current.variants;
  if (!isSameValue(current.variants, after.variants)) throw createConflict();
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
    if (isSameValue(before.fields[name], after.fields[name])) continue;
    const change = mapChange({ before, after, current }, (state) => state.fields[name]);
    const value = undoField(store.draft.findTemplate(item)?.fields.get(name), change);
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function undoField(
  field: TemplateField | undefined,
  change: Change<FieldValue | undefined>,
): FieldValue | undefined {
  if (isSameValue(change.current, change.after)) return change.before;
  if (field?.contract.kind !== 'items') throw createConflict();
  const order = undoOrder(mapChange(change, asIdList));
  if (!order) throw createConflict();
  return order.length === 0 && change.before === undefined ? undefined : order;
}

/** Undoes one change of an order; undefined when later changes make the result ambiguous. */
export function undoOrder({
  before,
  after,
  current,
}: Change<readonly string[]>): readonly string[] | undefined {
  const addedIds = after.filter((id) => !before.includes(id));
  const removedIds = before.filter((id) => !after.includes(id));
  let order = current.filter((id) => !addedIds.includes(id));
  for (const id of removedIds.filter((one) => !order.includes(one))) {
    order = insertAt(order, id, findAnchor(before, id, order));
  }
  if (addedIds.length > 0 || removedIds.length > 0) return order;
  const movedItemId = findMovedId(before, after);
  if (movedItemId === undefined) return isSameOrder(current, after) ? before : undefined;
  if (!current.includes(movedItemId) || !hasSameNeighbour(after, current, movedItemId))
    return undefined;
  const otherIds = current.filter((id) => id !== movedItemId);
  return insertAt(otherIds, movedItemId, findAnchor(before, movedItemId, otherIds));
}

/** Undoes one change of the blocks. @throws CONFLICT when they have changed since */
function undoPlaceholders(
  { templates }: ContentStore,
  { before, after, current }: Change<Placeholders>,
): Placeholders {
  if (isSameValue(before, after)) return current;
  if (isSameValue(current, after)) return before;
  let blocks = current;
  const restore = (rendering: Rendering): void => {
    const previous = findRendering(before, rendering.uid);
    if (!previous) return;
    const { placeholder, parent, order } = previous;
    const container =
      parent === undefined ? blocks : findRendering(blocks, parent)?.rendering.placeholders;
    if (!container) throw createConflict();
    const siblingUids = (container[placeholder] ?? []).map(({ uid }) => uid);
    const anchor = findAnchor(order, rendering.uid, siblingUids);
    blocks = insertRendering(blocks, templates, { placeholder, parent, ...anchor, rendering });
  };
  const contains = (placeholders: Placeholders, uid: string) =>
    findRendering(placeholders, uid) !== undefined;
  const addedBlocks = listOutermost(after, (uid) => !contains(before, uid));
  const removedBlocks = listOutermost(before, (uid) => !contains(after, uid));
  for (const { uid } of addedBlocks) blocks = withoutRendering(blocks, uid);
  for (const rendering of removedBlocks) if (!contains(blocks, rendering.uid)) restore(rendering);
  if (addedBlocks.length > 0 || removedBlocks.length > 0) return blocks;

  const movedUid = findMovedBlock(before, after);
  const currentBlock = movedUid && findRendering(current, movedUid);
  const blockAfter = movedUid && findRendering(after, movedUid);
  if (!currentBlock || !blockAfter) throw createConflict();
  const isInSamePlaceholder =
    currentBlock.parent === blockAfter.parent &&
    currentBlock.placeholder === blockAfter.placeholder;
  if (!isInSamePlaceholder || !hasSameNeighbour(blockAfter.order, currentBlock.order, movedUid))
    throw createConflict();
  blocks = withoutRendering(current, movedUid);
  restore(currentBlock.rendering);
  return blocks;
}

/** Finds the block that moved; undefined when that was not the only change. */
function findMovedBlock(before: Placeholders, after: Placeholders): string | undefined {
  const relocated = listRenderings(before).filter(({ uid }) => {
    const [first, second] = [findRendering(before, uid), findRendering(after, uid)];
    return first?.parent !== second?.parent || first?.placeholder !== second?.placeholder;
  });
  if (relocated.length > 0) return relocated.length === 1 ? relocated[0]?.uid : undefined;
  for (const { uid } of listRenderings(before)) {
    const [first, second] = [findRendering(before, uid), findRendering(after, uid)];
    const movedUid = first && second && findMovedId(first.order, second.order);
    if (movedUid !== undefined) return movedUid;
  }
  return undefined;
}

/** Lists the outermost blocks that meet a condition. */
function listOutermost(placeholders: Placeholders, isMatch: (uid: string) => boolean): Rendering[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) =>
      isMatch(block.uid) ? [block] : listOutermost(block.placeholders, isMatch),
    ),
  );
}

/** Lists the item's children that were in its lists and no longer are. */
function listRemovedItems(
  store: ContentStore,
  { item, version }: LocalItem,
  fields: FieldValues,
): ItemId[] {
  const remainingIds = new Set(listIds(fields));
  return listIds(version.fields).filter(
    (id) => !remainingIds.has(id) && store.draft.find(id)?.parentId === item.id,
  );
}

const listIds = (fields: FieldValues): ItemId[] =>
  Object.values(fields)
    .flatMap((value): unknown[] => [value].flat())
    .filter((value): value is ItemId => typeof value === 'string' && parseId(value) === value);

function listRemovedSources(before: Placeholders, after: Placeholders): ItemId[] {
  const listSources = (placeholders: Placeholders) =>
    listRenderings(placeholders).flatMap(({ dataSource }) =>
      dataSource === undefined ? [] : [dataSource],
    );
  const remainingSources = new Set(listSources(after));
  return listSources(before).filter((id) => !remainingSources.has(id));
}

/** Checks that no one changed an added item since: only then may the undo delete it. */
async function checkUnchanged(
  tx: Transaction,
  store: ContentStore,
  itemId: ItemId,
  language: string,
): Promise<void> {
  const item = store.draft.find(itemId);
  for (const { id } of item ? store.draft.listBranch(item) : []) {
    const current = store.draft.findInLanguage(id, language)?.version;
    const firstVersion =
      current && current.version > 1 ? await store.readVersion(id, language, 1, tx) : current;
    if (firstVersion && current && !isSameValue(firstVersion.fields, current.fields))
      throw createConflict();
  }
}

const mapChange = <From, To>(
  { before, after, current }: Change<From>,
  map: (from: From) => To,
): Change<To> => ({
  before: map(before),
  after: map(after),
  current: map(current),
});

const createConflict = () =>
  createEditError('CONFLICT', 'It was not undone: somebody changed the same since.');
