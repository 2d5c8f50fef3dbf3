/** What a release does when its time has come, within a transaction. */
import type { Transaction } from '../../../platform/database/connect';
import { editError } from '../editError';
import { emptyRequired } from '../checks/emptyRequired';
import type { ContentStore } from '../../items/contentStore';
import type { ContentItem } from '../../items/item';
import { withdrawAfter } from '../../items/versionTable';
import { addNotice } from '../publishing/publishNotices';
import { noticeOf } from '../publishing/noticeOf';
import { publishTargets, type Published, type PublishTarget } from '../publishing/publishTargets';
import type { ReleaseItem, ReleaseWithItems } from './releaseTable';

/**
 * Publishes the newest drafts of a release together. @throws an edit error that names what is gone or cannot go
 * out; the caller's transaction must then be undone
 */
export function publishRelease(
  tx: Transaction,
  store: ContentStore,
  release: Pick<ReleaseWithItems, 'site' | 'items' | 'authorId' | 'authorName'>,
): Promise<Published> {
  if (release.items.length === 0) throw editError('BAD_INPUT', 'There is nothing in it.');
  const problems = release.items.flatMap((item) => problemOf(store, item) ?? []);
  if (problems.length > 0) throw editError('BAD_INPUT', problems.join(' '), { problems });
  const targets = release.items.flatMap(({ itemId, language }): PublishTarget[] => {
    const item = find(store, itemId);
    return item ? [{ item, languages: [language] }] : [];
  });
  // Those who may release may publish, and what goes out is theirs whenever that is.
  const actor = { id: release.authorId, name: release.authorName, role: 'publisher' } as const;
  return publishTargets(tx, store, release.site, targets, actor);
}

/** Why an item of a release cannot be published; undefined when it can. */
export function problemOf(store: ContentStore, item: ReleaseItem): string | undefined {
  const { itemId, language, name } = item;
  const draft = store.draft.findIn(itemId, language);
  if (!draft) return `“${name}” is gone.`;
  const [empty] = emptyRequired(store, draft);
  return empty && `“${name}” is not complete: ${empty.field} is empty.`;
}

/**
 * Puts back what visitors saw before a release, whatever was published of its items since; all of it stays among
 * the drafts.
 */
export async function endRelease(
  tx: Transaction,
  store: ContentStore,
  { site, before }: Pick<ReleaseWithItems, 'site' | 'before'>,
): Promise<void> {
  const items: ContentItem[] = [];
  for (const { itemId, language, version } of before ?? []) {
    const withdrawn = await withdrawAfter(tx, itemId, language, version);
    const item = find(store, itemId);
    if (withdrawn.length > 0 && item) items.push(item);
  }
  // What was new with the release goes, and what it took away comes back.
  const changes = { changed: items, comeOrGone: items };
  const notice = noticeOf(site, [store.draft, store.published], changes);
  if (notice) await addNotice(tx, notice);
}

const find = (store: ContentStore, itemId: string) =>
  store.draft.find(itemId) ?? store.published.find(itemId);
