/** The bin: pages deleted with everything below them, and how they come back. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { contentDeletions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { saveDraftPlacement } from '../../items/placement/placementTable';
import { sitePaths } from '../../items/sitePaths';
import { insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { checkNotFixed, findPage, freeName } from './pagePlace';
import type { DeletedPage } from '../../generated/authoringResolvers';

export interface RestoredPage {
  itemId: ItemId;
  route: string;
  hasNewPlace: boolean;
}

/** Entries that a site's bin holds; older ones go for good. */
const maxEntries = 200;

/** What a site's bin holds, newest first. */
export async function readBin(
  { store, db }: AuthoringContext,
  site: string,
): Promise<DeletedPage[]> {
  const rows = await db
    .select()
    .from(contentDeletions)
    .where(eq(contentDeletions.site, site))
    .orderBy(desc(contentDeletions.id))
    .limit(maxEntries);
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

/** Deletes a page and everything below it in the drafts. Throws an edit error. */
export async function deletePage(
  itemId: string,
  { store, actor, editor }: AuthoringContext,
): Promise<{ id: string; pages: number }> {
  const { id } = findPage(store, itemId);
  let entry = { id: '', pages: 0 };
  await editor.inTurn(async (tx) => {
    const { draft } = store;
    const page = findPage(store, id);
    checkNotFixed(draft, page);
    const { route, ...binned } = await putIntoBin(tx, store, actor, page, draft.branchOf(page));
    entry = binned;
    const details = { route, pages: entry.pages };
    await recordAction(tx, { actor, action: 'deletePage', site: page.site, itemId: id, details });
  });
  return entry;
}

/** Deletes items of a page in all their languages, and notes in the bin how to bring them back. */
export async function putIntoBin(
  tx: Transaction,
  store: ContentStore,
  actor: Actor,
  page: ContentItem & { site: string },
  items: Iterable<ContentItem>,
): Promise<{ id: string; pages: number; route: string }> {
  const { draft } = store;
  const versions: { itemId: ItemId; language: string; version: number }[] = [];
  for (const item of items) {
    for (const [language, { displayName, fields, placeholders }] of item.versions) {
      const version = store.newestVersion(item.id, language);
      versions.push({ itemId: item.id, language, version });
      const content = { displayName, fields, placeholders, deleted: true };
      const next = { itemId: item.id, language, version: version + 1, ...content };
      await insertVersion(tx, next, actor);
    }
  }
  const [first] = page.versions.values();
  // What lies below a page that is gone is gone with it.
  const pages = [...draft.branchOf(page)].filter((item) => draft.isPage(item)).length;
  const route = draft.routeOf(page) ?? '/';
  const [row] = await tx
    .insert(contentDeletions)
    .values({
      site: page.site,
      itemId: page.id,
      displayName: first?.displayName ?? page.name,
      route,
      pageCount: pages,
      versions,
      authorName: actor.name,
    })
    .returning({ id: contentDeletions.id });
  await dropOldest(tx, page.site);
  return { id: String(row?.id ?? ''), pages, route };
}

async function dropOldest(tx: Transaction, site: string): Promise<void> {
  const [oldestKept] = await tx
    .select({ id: contentDeletions.id })
    .from(contentDeletions)
    .where(eq(contentDeletions.site, site))
    .orderBy(desc(contentDeletions.id))
    .offset(maxEntries - 1)
    .limit(1);
  if (!oldestKept) return;
  await tx
    .delete(contentDeletions)
    .where(and(eq(contentDeletions.site, site), lt(contentDeletions.id, oldestKept.id)));
}

const numberOf = (entryId: string): number => (/^\d{1,15}$/.test(entryId) ? Number(entryId) : -1);

/** Site of an entry in the bin. */
export async function siteOfDeleted(db: Database, entryId: string): Promise<string | undefined> {
  const [entry] = await db
    .select({ site: contentDeletions.site })
    .from(contentDeletions)
    .where(eq(contentDeletions.id, numberOf(entryId)));
  return entry?.site;
}

/** Brings a page and everything that was deleted with it back as drafts. Throws an edit error. */
export async function restorePage(
  entryId: string,
  { store, actor, editor }: AuthoringContext,
): Promise<RestoredPage> {
  const number = numberOf(entryId);
  let itemId: ItemId = '';
  let hasNewPlace = false;
  await editor.inTurn(async (tx) => {
    const [entry] = await tx
      .delete(contentDeletions)
      .where(eq(contentDeletions.id, number))
      .returning();
    if (!entry) throw editError('NOT_FOUND', 'The bin does not hold that any more.');
    itemId = entry.itemId;
    for (const { itemId: id, language, version } of entry.versions) {
      const newest = store.newestVersion(id, language);
      // Somebody brought it back already, or a later deletion has taken it along.
      if (store.draft.findIn(id, language)) continue;
      const old = await store.readVersion(id, language, version, tx);
      if (!old) continue;
      const { displayName, fields, placeholders } = old;
      const content = { displayName, fields, placeholders, deleted: false };
      await insertVersion(tx, { itemId: id, language, version: newest + 1, ...content }, actor);
    }
    hasNewPlace = await placeAgain(tx, entry.itemId, entry.site);
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
  return { itemId, route: (item && draft.routeOf(item)) ?? '/', hasNewPlace };

  /** Finds another place when the old one is gone or taken. */
  async function placeAgain(tx: Transaction, id: ItemId, site: string): Promise<boolean> {
    const place = store.placeOf(id);
    const home = store.draft.find(sitePaths(site).home);
    if (!place || !home) throw editError('NOT_FOUND', 'The page has no place any more.');
    const parent = store.draft.find(place.parentId) ?? home;
    // Names of the content files need not be made of small letters.
    const twin = store.draft.find(`${store.draft.pathOf(parent)}/${place.name}`);
    const isFree = !twin || twin.id === id;
    if (parent.id === place.parentId && isFree) return false;
    const name = isFree ? place.name : freeName(store, parent.id, place.name, id);
    await saveDraftPlacement(tx, { itemId: id, site, parentId: parent.id, name }, actor);
    return true;
  }
}
