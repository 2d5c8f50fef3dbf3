/** Publishes a release and ends it, within a transaction of the caller. */
import type { Transaction } from '../../../platform/database/connect';
import { localizable, type LocalizableMessage } from '../../../domain/localizable';
import { createEditError } from '../createEditError';
import { findEmptyFields } from '../checks/findEmptyFields';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentItem } from '../../items/item.types';
import { withdrawAfter } from '../../items/versionTable';
import { addNotice } from '../publishing/NoticeSender';
import { hasNewSlug } from '../publishing/publishMoves';
import { redirectMovedPages } from '../publishing/redirectMovedPages';
import { createNotice } from '../publishing/createNotice';
import {
  publishTargets,
  type PublishOutcome,
  type PublishTarget,
} from '../publishing/publishTargets';
import type { ReleaseItem, ReleaseWithItems } from './releaseTable';

/**
 * Publishes the newest drafts of a release together. @throws an edit error that names the items
 * that do not exist or cannot be published; the caller must then roll back
 */
export function publishRelease(
  tx: Transaction,
  store: ContentStore,
  release: Pick<ReleaseWithItems, 'site' | 'items' | 'authorId' | 'authorName'>,
): Promise<PublishOutcome> {
  if (release.items.length === 0) throw createEditError('BAD_INPUT', 'There is nothing in it.');
  const problems = release.items.flatMap((item) => findProblem(store, item) ?? []);
  const [firstProblem, ...otherProblems] = problems;
  if (firstProblem) {
    const message = otherProblems.reduce((all, next) => localizable`${all} ${next}`, firstProblem);
    throw createEditError('BAD_INPUT', message, { problems: problems.map(({ text }) => text) });
  }
  const targets = release.items.flatMap(({ itemId, language }): PublishTarget[] => {
    const item = findItem(store, itemId);
    return item ? [{ item, languages: [language] }] : [];
  });
  // Only publishers can create releases, so a release runs as its creator in the role of a publisher.
  const actor = { id: release.authorId, name: release.authorName, role: 'publisher' } as const;
  return publishTargets(tx, store, release.site, targets, actor);
}

/** Describes why an item of a release cannot be published; undefined when it can. */
export function findProblem(
  store: ContentStore,
  item: ReleaseItem,
): LocalizableMessage | undefined {
  const { itemId, language, name } = item;
  const draft = store.draft.findInLanguage(itemId, language);
  if (!draft) return localizable`“${name}” is gone.`;
  const [emptyField] = findEmptyFields(store, draft);
  if (!emptyField) return undefined;
  const field = { field: emptyField.field, owner: getOwner(store, emptyField) };
  return localizable`“${name}” is not complete: ${field} is empty.`;
}

type EndingRelease = Pick<ReleaseWithItems, 'site' | 'before' | 'authorId' | 'authorName'>;

/**
 * Restores the public content from before a release, even if its items were published again since.
 * The drafts are kept.
 */
export async function endRelease(
  tx: Transaction,
  store: ContentStore,
  { site, before, authorId, authorName }: EndingRelease,
): Promise<void> {
  const items: ContentItem[] = [];
  const languages = new Set<string>();
  for (const { itemId, language, version } of before ?? []) {
    const withdrawn = await withdrawAfter(tx, itemId, language, version);
    const item = findItem(store, itemId);
    if (withdrawn.length === 0 || !item) continue;
    items.push(item);
    languages.add(language);
  }
  const after = await store.readPublishedIn(tx);
  const moved = items.filter((item) => hasNewSlug(store.published, after, item, [...languages]));
  // Items that the release added are removed, and items that it removed are restored.
  const trees = [store.draft, store.published];
  const notice = createNotice(site, trees, { changed: items, addedOrRemoved: items, moved });
  const actor = { id: authorId, name: authorName, role: 'publisher' } as const;
  const options = { site, after, actor, isForced: true };
  const isRedirected = await redirectMovedPages(tx, store, options);
  if (isRedirected) await addNotice(tx, { site, paths: notice?.paths ?? [], all: true });
  else if (notice) await addNotice(tx, notice);
}

const findItem = (store: ContentStore, itemId: string) =>
  store.draft.find(itemId) ?? store.published.find(itemId);

function getOwner(
  { draft }: ContentStore,
  { itemId, field }: ReturnType<typeof findEmptyFields>[number],
) {
  const item = draft.find(itemId);
  return item && draft.findTemplate(item)?.fields.get(field)?.contract.owner;
}
