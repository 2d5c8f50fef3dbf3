import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import { readVersionsOf, type SavedVersion } from '../../items/versionTable';
import { differingFields } from './sitePartContent';
import { framePlaceholders, readPart, type SitePart } from './siteParts';
import type { SiteRevision } from '../../generated/authoringResolvers';

/** Most revisions that one answer holds. */
const maxRevisions = 200;

/**
 * What was saved of a part's items, newest first; the files' versions of those items come last, so that
 * the first state of everything that changed can be restored.
 */
export async function readPartHistory(
  store: ContentStore,
  db: Database,
  siteName: string,
  part: SitePart,
  first: number,
): Promise<SiteRevision[]> {
  const { site, items } = readPart(store, siteName, part);
  const byId = new Map(items.map((item) => [item.id, item]));
  const limit = Math.min(Math.max(first, 1), maxRevisions);
  const ids = [...byId.keys()];
  const saved = (
    await Promise.all(site.languages.map((language) => readVersionsOf(db, ids, language, limit)))
  )
    .flat()
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, limit);
  const keyOf = ({
    itemId,
    language,
    version,
  }: Pick<SavedVersion, 'itemId' | 'language' | 'version'>) => `${itemId} ${language} ${version}`;
  const known = new Map(saved.map((one) => [keyOf(one), one]));
  const revision = (one: SavedVersion, isFirst: boolean): SiteRevision[] => {
    const { itemId, language, version } = one;
    const item = byId.get(itemId);
    const before =
      known.get(keyOf({ ...one, version: version - 1 })) ?? store.fileVersion(itemId, language);
    return item
      ? [
          {
            itemId,
            itemName: item.name,
            template: item.template,
            language,
            currentVersion: store.newestVersion(itemId, language),
            version,
            author: one.authorName,
            updated: one.updatedAt.toISOString(),
            published: one.publishedAt?.toISOString() ?? null,
            isDeleted: one.deleted,
            changed:
              isFirst || !before ? [] : differingFields(before, one, framePlaceholders[part]),
          },
        ]
      : [];
  };
  const touched = new Map(
    saved.map(({ itemId, language }) => [`${itemId} ${language}`, { itemId, language }]),
  );
  const fromFiles = [...touched.values()].flatMap(({ itemId, language }): SavedVersion[] => {
    const file = store.fileVersion(itemId, language);
    if (!file) return [];
    return [{ ...file, itemId, deleted: false, publishedAt: file.updatedAt, authorName: null }];
  });
  return [
    ...saved.flatMap((one) => revision(one, false)),
    ...fromFiles.flatMap((one) => revision(one, true)),
  ];
}
