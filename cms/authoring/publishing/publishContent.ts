import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import { inLanguage } from '../../items/contentTree';
import { newId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { addNotice, type NoticeSender } from './publishNotices';
import { noticeOf } from './noticeOf';
import { publishTargets } from './publishTargets';
import { insertVersion, publishVersion, VersionConflict } from '../../items/versionTable';
import { editError } from '../editError';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { checkNotFixed } from '../pages/pagePlace';
import type { PublishItemInput, UnpublishPageInput } from '../../generated/authoringTypes';

export interface PublishResult {
  operationId: string;
  published: number;
  paths: string[];
}

export interface PublishDependencies {
  store: ContentStore;
  db: Database;
  notices: NoticeSender;
  actor: Actor;
}

/**
 * Publishes the newest versions of an item (a page with its blocks) and, in the same transaction,
 * notes which pages of the site changed. Throws NOT_FOUND for an unknown item.
 */
export async function publishContent(
  { store, db, notices, actor }: PublishDependencies,
  input: PublishItemInput,
): Promise<PublishResult> {
  const wanted = input.itemId ?? input.path ?? '';
  const item = store.draft.find(wanted) ?? store.published.find(wanted);
  const site = item?.site === undefined ? undefined : store.sites.get(item.site);
  if (!item || !site) throw editError('NOT_FOUND', 'There is no such item.');
  const languages = input.languages ?? site.languages;
  const withSubItems = input.publishSubItems || undefined;
  const operationId = newId();
  const { changed, paths } = await db.transaction(async (tx) => {
    const done = await publishTargets(
      tx,
      store,
      site.name,
      [{ item, languages, withSubItems }],
      actor,
    );
    const details = { languages, withSubItems, published: done.changed };
    const language = input.languages?.length === 1 ? input.languages[0] : undefined;
    const what = { action: 'publishItem', site: site.name, itemId: item.id, language, details };
    await recordAction(tx, { actor, ...what });
    return done;
  });
  await store.refresh();
  notices.wake();
  return { operationId, published: changed, paths };
}

/**
 * Takes a page away from visitors in a language; its draft stays. Pages below it are gone for visitors as well while it
 * is. Throws NOT_FOUND for what visitors do not see, BAD_INPUT for a page that the site needs, such as its front page.
 */
export async function unpublishPage(
  { store, db, notices, actor }: PublishDependencies,
  { itemId, language }: UnpublishPageInput,
): Promise<{ paths: string[] }> {
  const page = pageOf(store, itemId);
  const seen = store.published.findIn(page.id, language);
  if (!seen) throw editError('NOT_FOUND', 'Visitors do not see this page.');
  const site = page.site ?? '';
  checkNotFixed(store.draft, page);
  const branch = [...store.published.branchOf(seen.item)];
  const notice = noticeOf(site, [store.published], { changed: branch, comeOrGone: branch });
  const saved = db.transaction(async (tx) => {
    const newest = store.newestVersion(page.id, language);
    const { displayName, fields, placeholders } = seen.version;
    const gone = { itemId: page.id, language, version: newest + 1, displayName, fields };
    // Visitors see a published deletion; after it the draft goes on as it was.
    await insertVersion(tx, { ...gone, placeholders, deleted: true }, actor);
    await publishVersion(tx, gone);
    const draft = inLanguage(page, language)?.version;
    if (draft) {
      const { displayName: name, fields: own, placeholders: blocks } = draft;
      const content = { displayName: name, fields: own, placeholders: blocks, deleted: false };
      await insertVersion(
        tx,
        { itemId: page.id, language, version: newest + 2, ...content },
        actor,
      );
    }
    if (notice) await addNotice(tx, notice);
    await recordAction(tx, { actor, action: 'unpublishPage', site, itemId: page.id, language });
  });
  await saved.catch((error: unknown) => {
    if (!(error instanceof VersionConflict)) throw error;
    throw editError('CONFLICT', 'Somebody saved the page just now; try again.');
  });
  await store.refresh();
  notices.wake();
  return { paths: notice?.paths ?? [] };
}

/** The page as drafts stand. @throws NOT_FOUND */
export function pageOf({ draft }: ContentStore, itemId: string): ContentItem {
  const page = draft.find(itemId);
  if (page?.site && draft.isPage(page)) return page;
  throw editError('NOT_FOUND', 'There is no such page.');
}
