/** Operations on whole pages. Every function throws an edit error (NOT_FOUND, BAD_INPUT, CONFLICT). */
import type { Transaction } from '../../../platform/database/connect';
import { createId, parseId, type ItemId } from '../../items/guid';
import { toLocalItem } from '../../items/ContentTree';
import { omitSlug } from '../../items/LanguagePaths';
import { removeControls } from '../../items/removeControls';
import { saveDraftOrder, saveDraftPlacement } from '../../items/placement/placementTable';
import { insertItem, insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { copyItems } from './copyItems';
import {
  checkNotFixed,
  listChildPages,
  requireLocation,
  getNode,
  getPage,
  listOwnItems,
} from './pageLocation';
import { PAGE_TEMPLATES } from './pageTemplates';
import { createPageItems, type NewItem } from './createPageItems';
import { localizable } from '../../../domain/localizable';
import type {
  AddLanguageInput,
  CopyPageInput,
  CreatePageInput,
  MovePageInput,
  OrderPagesInput,
} from '../../generated/authoringTypes';

/** A page with its address in the drafts. */
export interface PagePayload {
  itemId: ItemId;
  route: string;
}

const MAX_TITLE_LENGTH = 200;

function parseTitle(text: string): string {
  const title = removeControls(text).trim();
  if (title !== '' && title.length <= MAX_TITLE_LENGTH) return title;
  throw createEditError(
    'BAD_INPUT',
    localizable`A page needs a title of at most ${MAX_TITLE_LENGTH} characters.`,
  );
}

function toPayload({ store: { draft } }: AuthoringContext, itemId: ItemId): PagePayload {
  const item = draft.find(itemId);
  return { itemId, route: (item && draft.findRoute(item)) ?? '/' };
}

async function insertItems(
  tx: Transaction,
  items: readonly NewItem[],
  { actor }: AuthoringContext,
): Promise<void> {
  for (const { item, versions } of items) {
    await insertItem(tx, item);
    for (const version of versions) await insertVersion(tx, version, actor);
  }
}

/** Creates a draft page with the initial blocks of its template. */
export async function createPage(
  input: CreatePageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { site: siteName, name, language } = input;
  const template = Object.hasOwn(PAGE_TEMPLATES, input.template)
    ? PAGE_TEMPLATES[input.template]
    : undefined;
  if (!template) throw createEditError('BAD_INPUT', 'There is no such template.');
  const languages: readonly string[] = store.sites.get(siteName)?.languages ?? [];
  if (!languages.includes(language)) {
    throw createEditError('BAD_INPUT', 'The site has no such language.');
  }
  const title = parseTitle(input.title);
  const id = createId();
  await editor.enqueue(async (tx) => {
    const parent = getNode(store, input.parentId);
    if (parent.site !== siteName)
      throw createEditError('BAD_INPUT', 'The place is on another site.');
    const route = requireLocation(store, { parentId: parent.id, name });
    const page = { id, site: siteName, parentId: parent.id, name, title, language };
    await insertItems(tx, createPageItems(store, page, template), context);
    const details = { route, template: input.template };
    await recordAction(tx, {
      actor,
      action: 'createPage',
      site: siteName,
      itemId: id,
      language,
      details,
    });
  });
  return toPayload(context, id);
}

/** Moves or renames a page in the drafts. */
export async function movePage(
  input: MovePageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { id } = getPage(store, input.itemId);
  await editor.enqueue(async (tx) => {
    const page = getPage(store, id);
    checkNotFixed(store.draft, page);
    const oldRoute = store.draft.findRoute(page) ?? '/';
    if (oldRoute !== input.expectedRoute) {
      throw createEditError(
        'CONFLICT',
        localizable`The page was moved in between: it is at ${oldRoute} now.`,
      );
    }
    const parent = getNode(store, input.parentId);
    if (parent.site !== page.site)
      throw createEditError('BAD_INPUT', 'The place is on another site.');
    const { name } = input;
    const newRoute = requireLocation(store, { parentId: parent.id, name, itemId: page.id });
    const placement = { itemId: page.id, site: page.site, parentId: parent.id, name };
    await saveDraftPlacement(tx, placement, actor);
    const details = { from: oldRoute, to: newRoute };
    await recordAction(tx, { actor, action: 'movePage', site: page.site, itemId: id, details });
  });
  return toPayload(context, id);
}

/** Copies a page to another location in the drafts. */
export async function copyPage(
  input: CopyPageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const title = parseTitle(input.title);
  let copyId: ItemId = '';
  await editor.enqueue(async (tx) => {
    const page = getPage(store, input.itemId);
    checkNotFixed(store.draft, page);
    const parent = getNode(store, input.parentId);
    if (parent.site !== page.site)
      throw createEditError('BAD_INPUT', 'The place is on another site.');
    const { name } = input;
    const route = requireLocation(store, { parentId: parent.id, name });
    const items = copyItems(store.draft, page, { parentId: parent.id, name, title });
    copyId = items[0]?.item.id ?? '';
    await insertItems(tx, items, context);
    await recordAction(tx, {
      actor,
      action: 'copyPage',
      site: page.site,
      itemId: copyId,
      details: { of: page.id, route },
    });
  });
  return toPayload(context, copyId);
}

/** Moves a page before one of its siblings, or to the end. Concurrent changes of the order are kept. */
export async function orderPages(
  input: OrderPagesInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { id } = getNode(store, input.itemId);
  await editor.enqueue(async (tx) => {
    const { draft } = store;
    const page = getNode(store, id);
    const parent = draft.findParent(page);
    if (!parent || draft.findRoute(page) === '/') {
      throw createEditError('BAD_INPUT', 'The front page has no place among others.');
    }
    const siblingIds = listChildPages(draft, parent)
      .map((child) => child.id)
      .filter((child) => child !== id);
    const beforeId = input.before ? parseId(input.before) : undefined;
    const index = beforeId ? siblingIds.indexOf(beforeId) : siblingIds.length;
    if (input.before && index < 0) {
      throw createEditError(
        'CONFLICT',
        'The page that it should stand before was moved in between.',
      );
    }
    const itemIds = [...siblingIds.slice(0, index), id, ...siblingIds.slice(index)];
    await saveDraftOrder(tx, { parentId: parent.id, site: page.site, itemIds }, actor);
    const details = { place: index + 1, of: itemIds.length };
    await recordAction(tx, { actor, action: 'orderPages', site: page.site, itemId: id, details });
  });
  return toPayload(context, id);
}

/** Adds a version of a page in another language of its site. */
export async function addLanguage(
  input: AddLanguageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { language, from } = input;
  const { id } = getPage(store, input.itemId);
  await editor.enqueue(async (tx) => {
    const { draft } = store;
    const page = getPage(store, id);
    const languages: readonly string[] = draft.findSite(page)?.languages ?? [];
    if (!languages.includes(language)) {
      throw createEditError('BAD_INPUT', localizable`The site has no language "${language}".`);
    }
    if (page.versions.has(language)) {
      throw createEditError(
        'CONFLICT',
        localizable`The page has a version in ${language} already.`,
      );
    }
    const [firstVersion] = page.versions.values();
    const source = from ? toLocalItem(page, from)?.version : undefined;
    if (from && !source)
      throw createEditError('NOT_FOUND', localizable`The page has no version in ${from}.`);
    const itemsToCopy = source ? listOwnItems(draft, page) : [page];
    for (const item of itemsToCopy) {
      const version = from ? item.versions.get(from) : undefined;
      if (item.versions.has(language) || (from && !version)) continue;
      await insertVersion(
        tx,
        {
          itemId: item.id,
          language,
          version: store.getNewestVersion(item.id, language) + 1,
          displayName: version?.displayName ?? firstVersion?.displayName ?? item.name,
          fields: omitSlug(version?.fields ?? {}),
          placeholders: version?.placeholders ?? {},
          deleted: false,
        },
        actor,
      );
    }
    await recordAction(tx, {
      actor,
      action: 'addLanguage',
      site: page.site,
      itemId: id,
      language,
      details: { from: from ?? null },
    });
  });
  return toPayload(context, id);
}
