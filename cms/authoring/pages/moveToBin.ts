import { and, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { contentDeletions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { insertVersion } from '../../items/versionTable';
import type { Actor } from '../people/actor';
import type { OldAddresses } from '../../generated/authoringTypes';

/** Maximum entries of a site's bin. Older entries are deleted permanently. */
export const MAX_ENTRIES = 200;

/** Deletes items of a page in all languages and adds the page to the bin. */
export async function moveToBin(
  tx: Transaction,
  store: ContentStore,
  actor: Actor,
  page: ContentItem & { site: string },
  { items, oldAddresses }: { items: Iterable<ContentItem>; oldAddresses?: OldAddresses },
): Promise<{ id: string; pages: number; route: string }> {
  const { draft } = store;
  const versions: { itemId: ItemId; language: string; version: number }[] = [];
  for (const item of items) {
    for (const [language, { displayName, fields, placeholders }] of item.versions) {
      const version = store.getNewestVersion(item.id, language);
      versions.push({ itemId: item.id, language, version });
      const content = { displayName, fields, placeholders, deleted: true };
      const deletion = { itemId: item.id, language, version: version + 1, ...content };
      await insertVersion(tx, deletion, actor);
    }
  }
  const languages = draft.findSite(page)?.languages ?? [];
  const [name = page.name] = languages.flatMap((one) => page.versions.get(one)?.displayName ?? []);
  // Pages below a deleted page are deleted with it.
  const pages = [...draft.listBranch(page)].filter((item) => draft.isPage(item)).length;
  const route = draft.findRoute(page) ?? '/';
  const [row] = await tx
    .insert(contentDeletions)
    .values({
      site: page.site,
      itemId: page.id,
      displayName: name,
      route,
      pageCount: pages,
      versions,
      authorName: actor.name,
      oldAddresses,
    })
    .returning({ id: contentDeletions.id });
  await deleteOldest(tx, page.site);
  return { id: String(row?.id ?? ''), pages, route };
}

async function deleteOldest(tx: Transaction, site: string): Promise<void> {
  const [oldestEntry] = await tx
    .select({ id: contentDeletions.id })
    .from(contentDeletions)
    .where(eq(contentDeletions.site, site))
    .orderBy(desc(contentDeletions.id))
    .offset(MAX_ENTRIES - 1)
    .limit(1);
  if (!oldestEntry) return;
  await tx
    .delete(contentDeletions)
    .where(and(eq(contentDeletions.site, site), lt(contentDeletions.id, oldestEntry.id)));
}
