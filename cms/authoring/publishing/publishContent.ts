import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem } from '../../items/ContentTree';
import { getSlug } from '../../items/LanguagePaths';
import { createId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { addNotice, type NoticeSender } from './NoticeSender';
import { redirectMovedPages } from './redirectMovedPages';
import { createNotice } from './createNotice';
import { publishTargets } from './publishTargets';
import { insertVersion, publishVersion, VersionConflict } from '../../items/versionTable';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { checkNotFixed } from '../pages/pageLocation';
import type { PublishItemInput, UnpublishPageInput } from '../../generated/authoringTypes';

export interface PublishResult {
  operationId: string;
  published: number;
  isVisible: boolean;
  paths: string[];
}

export interface PublishDependencies {
  store: ContentStore;
  db: Database;
  notices: NoticeSender;
  actor: Actor;
}

/**
 * Publishes the newest versions of an item (for a page, with its blocks) and adds the notice of the
 * changed pages in the same transaction. @throws NOT_FOUND for an unknown item
 * @param confirm runs last in the transaction; nothing is published if it throws
 */
export async function publishContent(
  { store, db, notices, actor }: PublishDependencies,
  input: PublishItemInput,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<PublishResult> {
  const idOrPath = input.itemId ?? input.path ?? '';
  const item = store.draft.find(idOrPath) ?? store.published.find(idOrPath);
  const site = item?.site === undefined ? undefined : store.sites.get(item.site);
  if (!item || !site) throw createEditError('NOT_FOUND', 'There is no such item.');
  const languages = input.languages ?? site.languages;
  const withSubItems = input.publishSubItems || undefined;
  const operationId = createId();
  const { changed, paths } = await db.transaction(async (tx) => {
    const result = await publishTargets(
      tx,
      store,
      site.name,
      [{ item, languages, withSubItems }],
      actor,
    );
    const details = { languages, withSubItems, published: result.changed };
    const language = input.languages?.length === 1 ? input.languages[0] : undefined;
    const auditEntry = {
      action: 'publishItem',
      site: site.name,
      itemId: item.id,
      language,
      details,
    };
    await recordAction(tx, { actor, ...auditEntry });
    await confirm?.(tx);
    return result;
  });
  await store.refresh();
  const isVisible = await notices.deliver();
  return { operationId, published: changed, isVisible, paths };
}

/**
 * Unpublishes a page in a language and keeps its draft. The pages below it are hidden as well.
 * @throws NOT_FOUND for a page that is not public, BAD_INPUT for a page that the site requires,
 * such as its front page
 */
export async function unpublishPage(
  { store, db, notices, actor }: PublishDependencies,
  { itemId, language }: UnpublishPageInput,
): Promise<{ paths: string[] }> {
  const page = getDraftPage(store, itemId);
  const publishedPage = store.published.findInLanguage(page.id, language);
  if (!publishedPage) throw createEditError('NOT_FOUND', 'Visitors do not see this page.');
  const site = page.site ?? '';
  checkNotFixed(store.draft, page);
  const branch = [...store.published.listBranch(publishedPage.item)];
  // Pages below it lose the part of their address that was its own.
  const hasSlug = getSlug(publishedPage.item, language) !== undefined;
  let notice = createNotice(site, [store.published], {
    changed: branch,
    addedOrRemoved: branch,
    moved: hasSlug ? branch : [],
  });
  const transaction = db.transaction(async (tx) => {
    const newestVersion = store.getNewestVersion(page.id, language);
    const { displayName, fields, placeholders } = publishedPage.version;
    const deletion = { itemId: page.id, language, version: newestVersion + 1, displayName, fields };
    // Publishes a deletion. The version after it continues the draft unchanged.
    await insertVersion(tx, { ...deletion, placeholders, deleted: true }, actor);
    await publishVersion(tx, deletion);
    const draft = toLocalItem(page, language)?.version;
    if (draft) {
      const { displayName: name, fields: draftFields, placeholders: blocks } = draft;
      const content = {
        displayName: name,
        fields: draftFields,
        placeholders: blocks,
        deleted: false,
      };
      await insertVersion(
        tx,
        { itemId: page.id, language, version: newestVersion + 2, ...content },
        actor,
      );
    }
    const after = await store.readPublishedIn(tx);
    const isRedirected = await redirectMovedPages(tx, store, { site, after, actor });
    if (notice && isRedirected) notice = { site, paths: notice.paths, all: true };
    if (notice) await addNotice(tx, notice);
    await recordAction(tx, { actor, action: 'unpublishPage', site, itemId: page.id, language });
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof VersionConflict)) throw error;
    throw createEditError('CONFLICT', 'Somebody saved the page just now; try again.');
  });
  await store.refresh();
  await notices.deliver();
  return { paths: notice?.paths ?? [] };
}

/** Returns a page in the drafts. @throws NOT_FOUND */
export function getDraftPage({ draft }: ContentStore, itemId: string): ContentItem {
  const page = draft.find(itemId);
  if (page?.site && draft.isPage(page)) return page;
  throw createEditError('NOT_FOUND', 'There is no such page.');
}
