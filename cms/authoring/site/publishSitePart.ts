import { addNotice } from '../publishing/publishNotices';
import { checkPublished } from '../publishing/checkPublished';
import { publishNewest, type SavedVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { checkVersion } from '../items/checkVersion';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { readPart } from './siteParts';
import type { PublishSitePartInput } from '../../generated/authoringTypes';

/**
 * Publishes what somebody looked at in a part of a site; every page of it is made anew. Gives how many
 * versions that were. Throws CONFLICT when one of them is not the newest any more; then nothing is published.
 */
export async function publishSitePart(
  { store, editor, notices, actor }: AuthoringContext,
  { site, part, versions }: PublishSitePartInput,
): Promise<number> {
  let published = 0;
  const made: SavedVersion[] = [];
  await editor.inTurn(async (tx) => {
    const { items } = readPart(store, site, part);
    const ids = new Set(items.map(({ id }) => id));
    for (const { itemId, language, version } of versions) {
      if (!ids.has(itemId)) {
        throw editError('NOT_FOUND', 'There is no such item in this part of the site.');
      }
      checkVersion(version, store.newestVersion(itemId, language));
      const versions = await publishNewest(tx, [itemId], [language]);
      published += versions.length;
      made.push(...versions);
    }
    await checkPublished(tx, store, made);
    if (published > 0) await addNotice(tx, { site, paths: [], all: true });
    const details = { part, published };
    await recordAction(tx, { actor, action: 'publishSitePart', site, details });
  });
  notices.wake();
  return published;
}
