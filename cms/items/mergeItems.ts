import type { ItemId } from './guid';
import type { ContentItem, ItemVersion } from './item.types';
import type { CreatedItem, SavedVersion } from './versionTable';

/**
 * Overlays the items of the content files with editors' versions. A version replaces the file's
 * version in its language; a deletion removes it. Items without any version are omitted.
 */
export function mergeItems(
  fileItems: readonly ContentItem[],
  createdItems: readonly CreatedItem[],
  savedVersions: readonly SavedVersion[],
): ContentItem[] {
  const versionsByItem = new Map<ItemId, SavedVersion[]>();
  for (const version of savedVersions) {
    const versions = versionsByItem.get(version.itemId);
    if (versions) versions.push(version);
    else versionsByItem.set(version.itemId, [version]);
  }
  const fileIds = new Set(fileItems.map((item) => item.id));
  const newItems = createdItems
    .filter((item) => !fileIds.has(item.id))
    .map((item): ContentItem => ({ ...item, versions: new Map() }));
  return [...fileItems, ...newItems].flatMap((item) => {
    const versions = versionsByItem.get(item.id);
    const mergedItem = versions ? replaceVersions(item, versions) : item;
    return mergedItem.versions.size > 0 ? [mergedItem] : [];
  });
}

function replaceVersions(item: ContentItem, savedVersions: readonly SavedVersion[]): ContentItem {
  const versions = new Map(item.versions);
  for (const version of savedVersions) {
    if (version.deleted) versions.delete(version.language);
    else versions.set(version.language, toItemVersion(version));
  }
  return { ...item, versions };
}

export function toItemVersion(savedVersion: SavedVersion): ItemVersion {
  const { language, version, displayName, fields, placeholders, variants, updatedAt } =
    savedVersion;
  return { language, version, displayName, fields, placeholders, variants, updatedAt };
}
