import type { ItemId } from './guid';
import type { ContentItem, ItemVersion } from './item';
import type { CreatedItem, SavedVersion } from './versionTable';

/**
 * Lays editors' versions over the items of the content files: a version replaces the file's in its
 * language, a deleted one removes it, and an item without any language left is gone.
 */
export function mergeItems(
  fromFiles: readonly ContentItem[],
  created: readonly CreatedItem[],
  saved: readonly SavedVersion[],
): ContentItem[] {
  const byItem = new Map<ItemId, SavedVersion[]>();
  for (const version of saved) {
    const versions = byItem.get(version.itemId);
    if (versions) versions.push(version);
    else byItem.set(version.itemId, [version]);
  }
  const known = new Set(fromFiles.map((item) => item.id));
  const fresh = created
    .filter((item) => !known.has(item.id))
    .map((item): ContentItem => ({ ...item, versions: new Map() }));
  return [...fromFiles, ...fresh].flatMap((item) => {
    const versions = byItem.get(item.id);
    const merged = versions ? withVersions(item, versions) : item;
    return merged.versions.size > 0 ? [merged] : [];
  });
}

function withVersions(item: ContentItem, saved: readonly SavedVersion[]): ContentItem {
  const versions = new Map(item.versions);
  for (const version of saved) {
    if (version.deleted) versions.delete(version.language);
    else versions.set(version.language, toItemVersion(version));
  }
  return { ...item, versions };
}

export function toItemVersion(saved: SavedVersion): ItemVersion {
  const { language, version, displayName, fields, placeholders, variants, updatedAt } = saved;
  return { language, version, displayName, fields, placeholders, variants, updatedAt };
}
