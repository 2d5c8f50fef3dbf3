import { and, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { contentDeletions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { insertVersion } from '../../items/versionTable';
import type { Actor } from '../people/actor';

/** Entries that a site's bin holds; older ones go for good. */
export const maxEntries = 200;

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
