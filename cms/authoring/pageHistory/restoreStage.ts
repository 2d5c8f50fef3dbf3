/** Comparing the drafts of a page with an earlier stage, and restoring that stage. */
import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore, KnownItem } from '../../items/ContentStore';
import { ContentTree } from '../../items/ContentTree';
import type { ContentItem, ItemVersion } from '../../items/item.types';
import { toItemVersion } from '../../items/mergeItems';
import { insertVersion, readSaves, readVersionsAt } from '../../items/versionTable';
import type { RestoreStagePayload } from '../../generated/authoringResolvers';
import type { RestoreStageInput } from '../../generated/authoringTypes';
import type { AuthoringContext } from '../authoringContext';
import { compareItems, type ItemChange } from '../checks/comparePage';
import { createEditError } from '../createEditError';
import { removeItem } from '../items/removeItems';
import { recordAction } from '../people/auditTrail';
import { isSameContent } from '../publishing/isSameContent';
import { listPageItemsWithDeleted } from './readPageStages';

interface StageTarget {
  itemId: string;
  language: string;
  stage: number;
}

/** Lists what restoring a stage would change in the drafts. @throws NOT_FOUND */
export async function compareStage(
  store: ContentStore,
  db: Database,
  target: StageTarget,
): Promise<ItemChange[]> {
  const items = listPageItemsWithDeleted(store, target.itemId);
  const stageTree = await readTreeAt(db, store, items, target);
  return compareItems({ from: store.draft, to: stageTree, language: target.language }, items);
}

/**
 * Makes a stage the draft again, in one transaction. Content that pages share and the page's address are kept.
 * @throws NOT_FOUND when the page did not exist at the stage; CONFLICT when the page was saved since
 */
export async function restoreStage(
  { editor, store, actor }: Pick<AuthoringContext, 'editor' | 'store' | 'actor'>,
  input: RestoreStageInput,
): Promise<RestoreStagePayload> {
  const { language, stage, expectedStage } = input;
  const stages = { before: 0, after: 0 };
  await editor.enqueue(async (tx) => {
    const items = listPageItemsWithDeleted(store, input.itemId);
    const readNewestStage = async () => {
      const ids = items.map(({ id }) => id);
      return (await readSaves(tx, ids, language, 1))[0]?.sequence ?? 0;
    };
    stages.before = await readNewestStage();
    if (stages.before !== expectedStage) {
      throw createEditError('CONFLICT', 'The page was changed in between.');
    }
    const stageTree = await readTreeAt(tx, store, items, input);
    for (const { id } of items) {
      const current = store.draft.findInLanguage(id, language)?.version;
      const restored = stageTree.findInLanguage(id, language)?.version;
      if (isSameContent(current, restored)) continue;
      if (restored) {
        const { displayName, fields, placeholders, variants = [] } = restored;
        const version = store.getNewestVersion(id, language) + 1;
        const content = { displayName, fields, placeholders, variants, deleted: false };
        await insertVersion(tx, { itemId: id, language, version, ...content }, actor);
      } else await removeItem(tx, store, id, language, actor);
    }
    stages.after = await readNewestStage();
    const [page] = items;
    const { site, id: itemId } = page ?? {};
    const action = { actor, action: 'restoreStage', site, itemId, language, details: { stage } };
    await recordAction(tx, action);
  });
  return stages;
}

/** Returns the drafts of the page's site, with the page in the state of a stage. */
async function readTreeAt(
  db: Database | Transaction,
  store: ContentStore,
  items: readonly KnownItem[],
  { language, stage }: StageTarget,
): Promise<ContentTree> {
  const [page] = items;
  const savedVersions = await readVersionsAt(
    db,
    items.map(({ id }) => id),
    language,
    stage,
  );
  const savedById = new Map(savedVersions.map((one) => [one.itemId, one]));
  const getVersion = (id: string): ItemVersion | undefined => {
    const one = savedById.get(id);
    if (!one) return store.findFileVersion(id, language);
    return one.deleted ? undefined : toItemVersion(one);
  };
  const itemsAtStage = items.flatMap(({ id, site, parentId, name, template }): ContentItem[] => {
    const versions = new Map(store.draft.find(id)?.versions);
    const version = getVersion(id);
    if (version) versions.set(language, version);
    else versions.delete(language);
    return versions.size > 0 ? [{ id, site, parentId, name, template, versions }] : [];
  });
  if (!page || !itemsAtStage.some(({ id, versions }) => id === page.id && versions.has(language))) {
    throw createEditError('NOT_FOUND', 'The page did not exist then.');
  }
  const pageItemIds = new Set(items.map(({ id }) => id));
  const otherItems = [...store.draft.listAll()].filter(
    (item) => item.site === page.site && !pageItemIds.has(item.id),
  );
  return new ContentTree([...otherItems, ...itemsAtStage], store.sites, store.templates);
}
