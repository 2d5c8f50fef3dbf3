import { addNotice } from '../publishing/NoticeSender';
import { checkPublished } from '../publishing/checkPublished';
import { publishNewest, type SavedVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { checkVersion } from '../items/checkVersion';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { readPart } from './siteParts';
import type { PublishSitePartInput } from '../../generated/authoringTypes';

/**
 * Publishes the versions of a part of a site that the editor has seen, and refreshes all pages of
 * the site. Waits until visitors see them. @throws CONFLICT, and publishes nothing, when one of the
 * versions is no longer the newest
 */
export async function publishSitePart(
  { store, editor, notices, actor }: AuthoringContext,
  { site, part, versions }: PublishSitePartInput,
): Promise<{ published: number; isVisible: boolean }> {
  let publishedCount = 0;
  const publishedVersions: SavedVersion[] = [];
  await editor.enqueue(async (tx) => {
    const { items } = readPart(store, site, part);
    const ids = new Set(items.map(({ id }) => id));
    for (const { itemId, language, version } of versions) {
      if (!ids.has(itemId)) {
        throw createEditError('NOT_FOUND', 'There is no such item in this part of the site.');
      }
      checkVersion(version, store.getNewestVersion(itemId, language));
      const versions = await publishNewest(tx, [itemId], [language]);
      publishedCount += versions.length;
      publishedVersions.push(...versions);
    }
    await checkPublished(tx, store, publishedVersions);
    if (publishedCount > 0) await addNotice(tx, { site, paths: [], all: true });
    const details = { part, published: publishedCount };
    await recordAction(tx, { actor, action: 'publishSitePart', site, details });
  });
  return { published: publishedCount, isVisible: await notices.deliver() };
}
