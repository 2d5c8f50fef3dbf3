/** The bin: deletes pages with everything below them, lists deleted pages and restores them. */
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { contentDeletions } from '../../../platform/database/tables/content';
import type { ItemId } from '../../items/guid';
import { saveDraftPlacement } from '../../items/placement/placementTable';
import { getSitePaths } from '../../items/sitePaths';
import { insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { MAX_ENTRIES, moveToBin } from './moveToBin';
import {
  checkNotFixed,
  findFreeName,
  getPage,
  isTakenInLanguage,
  keepFreeSlug,
} from './pageLocation';
import type { DeletedPage } from '../../generated/authoringResolvers';
import type { DeletePageInput } from '../../generated/authoringTypes';

export interface RestoredPage {
  itemId: ItemId;
  route: string;
  hasNewPlace: boolean;
}

/** Lists the pages in a site's bin, newest first. */
export async function readBin(
  { store, db }: AuthoringContext,
  site: string,
): Promise<DeletedPage[]> {
  const rows = await db
    .select()
    .from(contentDeletions)
    .where(eq(contentDeletions.site, site))
    .orderBy(desc(contentDeletions.id))
    .limit(MAX_ENTRIES);
  return rows.map((row) => ({
    id: String(row.id),
    itemId: row.itemId,
    displayName: row.displayName,
    route: row.route,
    pages: row.pageCount,
    deleted: row.deletedAt.toISOString(),
    deletedBy: row.authorName,
    isPublic: store.published.find(row.itemId) !== undefined,
  }));
}

/** Deletes a page and everything below it in the drafts. @throws an edit error */
export async function deletePage(
  { itemId, oldAddresses }: DeletePageInput,
  { store, actor, editor }: AuthoringContext,
): Promise<{ id: string; pages: number }> {
  const { id } = getPage(store, itemId);
  let entry = { id: '', pages: 0 };
  await editor.enqueue(async (tx) => {
    const { draft } = store;
    const page = getPage(store, id);
    checkNotFixed(draft, page);
    const { route, ...binned } = await moveToBin(tx, store, actor, page, {
      items: draft.listBranch(page),
      oldAddresses: oldAddresses ?? undefined,
    });
    entry = binned;
    const details = { route, pages: entry.pages };
    await recordAction(tx, { actor, action: 'deletePage', site: page.site, itemId: id, details });
  });
  return entry;
}

const parseEntryId = (entryId: string): number =>
  /^\d{1,15}$/.test(entryId) ? Number(entryId) : -1;

/** Finds the site of an entry in the bin. */
export async function findSiteOfDeleted(
  db: Database,
  entryId: string,
): Promise<string | undefined> {
  const [entry] = await db
    .select({ site: contentDeletions.site })
    .from(contentDeletions)
    .where(eq(contentDeletions.id, parseEntryId(entryId)));
  return entry?.site;
}

/** Restores a page and everything that was deleted with it as drafts. @throws an edit error */
export async function restorePage(
  entryId: string,
  { store, actor, editor }: AuthoringContext,
): Promise<RestoredPage> {
  const entryNumber = parseEntryId(entryId);
  let itemId: ItemId = '';
  let hasNewPlace = false;
  await editor.enqueue(async (tx) => {
    const [entry] = await tx
      .delete(contentDeletions)
      .where(eq(contentDeletions.id, entryNumber))
      .returning();
    if (!entry) throw createEditError('NOT_FOUND', 'The bin does not hold that any more.');
    itemId = entry.itemId;
    for (const { itemId: id, language, version } of entry.versions) {
      const newestVersion = store.getNewestVersion(id, language);
      // The item was restored already, or belongs to a later deletion.
      if (store.draft.findInLanguage(id, language)) continue;
      const deletedVersion = await store.readVersion(id, language, version, tx);
      if (!deletedVersion) continue;
      const { displayName, placeholders } = deletedVersion;
      const fields = keepFreeSlug(store, id, language, deletedVersion.fields);
      const content = { displayName, fields, placeholders, deleted: false };
      await insertVersion(
        tx,
        { itemId: id, language, version: newestVersion + 1, ...content },
        actor,
      );
    }
    hasNewPlace = await moveIfNeeded(tx, entry.itemId, entry.site);
    const details = { route: entry.route };
    await recordAction(tx, {
      actor,
      action: 'restorePage',
      site: entry.site,
      itemId: entry.itemId,
      details,
    });
  });
  const { draft } = store;
  const item = draft.find(itemId);
  return { itemId, route: (item && draft.findRoute(item)) ?? '/', hasNewPlace };

  /** Moves the page if its old place is taken or no longer exists. Returns whether it moved. */
  async function moveIfNeeded(tx: Transaction, id: ItemId, site: string): Promise<boolean> {
    const placement = store.findPlacement(id);
    const home = store.draft.find(getSitePaths(site).home);
    if (!placement || !home) throw createEditError('NOT_FOUND', 'The page has no place any more.');
    const parent = store.draft.find(placement.parentId) ?? home;
    // Names in content files may have capital letters.
    const existing = store.draft.find(`${store.draft.getPath(parent)}/${placement.name}`);
    const isNameFree =
      (!existing || existing.id === id) && !isTakenInLanguage(store, parent, placement.name, id);
    if (parent.id === placement.parentId && isNameFree) return false;
    const name = isNameFree ? placement.name : findFreeName(store, parent.id, placement.name, id);
    await saveDraftPlacement(tx, { itemId: id, site, parentId: parent.id, name }, actor);
    return true;
  }
}
