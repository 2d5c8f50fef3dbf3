import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import { readVersionsOf, type SavedVersion } from '../../items/versionTable';
import { listChangedFields } from './readPartContent';
import { framePlaceholders, readPart, type SitePart } from './siteParts';
import type { SiteRevision } from '../../generated/authoringResolvers';
import { getLabel } from '../items/summarise';

/** Maximum revisions in a response. */
const MAX_REVISIONS = 200;

/**
 * Lists saved versions of a part's items, newest first. Versions from content files come last, so
 * that the initial state can be restored.
 */
export async function readPartHistory(
  store: ContentStore,
  db: Database,
  siteName: string,
  part: SitePart,
  first: number,
): Promise<SiteRevision[]> {
  const { site, items } = readPart(store, siteName, part);
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const limit = Math.min(Math.max(first, 1), MAX_REVISIONS);
  const ids = [...itemsById.keys()];
  const savedVersions = (
    await Promise.all(site.languages.map((language) => readVersionsOf(db, ids, language, limit)))
  )
    .flat()
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, limit);
  const toKey = ({
    itemId,
    language,
    version,
  }: Pick<SavedVersion, 'itemId' | 'language' | 'version'>) => `${itemId} ${language} ${version}`;
  const savedByKey = new Map(savedVersions.map((one) => [toKey(one), one]));
  const toRevision = (one: SavedVersion, isFirst: boolean): SiteRevision[] => {
    const { itemId, language, version } = one;
    const item = itemsById.get(itemId);
    const previous =
      savedByKey.get(toKey({ ...one, version: version - 1 })) ??
      store.findFileVersion(itemId, language);
    return item
      ? [
          {
            itemId,
            itemName: item.name,
            summary: getLabel(store.draft, item, one),
            template: item.template,
            language,
            currentVersion: store.getNewestVersion(itemId, language),
            version,
            author: one.authorName,
            updated: one.updatedAt.toISOString(),
            published: one.publishedAt?.toISOString() ?? null,
            isDeleted: one.deleted,
            changed:
              isFirst || !previous ? [] : listChangedFields(previous, one, framePlaceholders[part]),
          },
        ]
      : [];
  };
  const changedItems = new Map(
    savedVersions.map(({ itemId, language }) => [`${itemId} ${language}`, { itemId, language }]),
  );
  const fileVersions = [...changedItems.values()].flatMap(
    ({ itemId, language }): SavedVersion[] => {
      const file = store.findFileVersion(itemId, language);
      if (!file) return [];
      return [{ ...file, itemId, deleted: false, publishedAt: file.updatedAt, authorName: null }];
    },
  );
  return [
    ...savedVersions.flatMap((one) => toRevision(one, false)),
    ...fileVersions.flatMap((one) => toRevision(one, true)),
  ];
}
