/** What editors do to pages as a whole. Every function throws an edit error (NOT_FOUND, BAD_INPUT, CONFLICT). */
import type { Transaction } from '../../../platform/database/connect';
import { newId, parseId, type ItemId } from '../../items/guid';
import { inLanguage } from '../../items/contentTree';
import { withoutControls } from '../../items/withoutControls';
import { saveDraftOrder, saveDraftPlacement } from '../../items/placement/placementTable';
import { insertItem, insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { copyItems } from './copyItems';
import { checkNotFixed, childPages, demandPlace, findNode, findPage, ownItems } from './pagePlace';
import { pageTemplates } from './pageTemplates';
import { startPage, type NewItem } from './starterBlocks';
import type {
  AddLanguageInput,
  CopyPageInput,
  CreatePageInput,
  MovePageInput,
  OrderPagesInput,
} from '../../generated/authoringTypes';

/** A page, and its address in the drafts. */
export interface PagePayload {
  itemId: ItemId;
  route: string;
}

const maxTitle = 200;

function readTitle(text: string): string {
  const title = withoutControls(text).trim();
  if (title !== '' && title.length <= maxTitle) return title;
  throw editError('BAD_INPUT', `A page needs a title of at most ${maxTitle} characters.`);
}

function payloadOf({ store: { draft } }: AuthoringContext, itemId: ItemId): PagePayload {
  const item = draft.find(itemId);
  return { itemId, route: (item && draft.routeOf(item)) ?? '/' };
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

/** Makes a page with the blocks that its template starts with. */
export async function createPage(
  input: CreatePageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { site: siteName, name, language } = input;
  const template = Object.hasOwn(pageTemplates, input.template)
    ? pageTemplates[input.template]
    : undefined;
  if (!template) throw editError('BAD_INPUT', 'There is no such template.');
  const languages: readonly string[] = store.sites.get(siteName)?.languages ?? [];
  if (!languages.includes(language)) {
    throw editError('BAD_INPUT', 'The site has no such language.');
  }
  const title = readTitle(input.title);
  const id = newId();
  await editor.inTurn(async (tx) => {
    const parent = findNode(store, input.parentId);
    if (parent.site !== siteName) throw editError('BAD_INPUT', 'The place is on another site.');
    const route = demandPlace(store, { parentId: parent.id, name });
    const page = { id, site: siteName, parentId: parent.id, name, title, language };
    await insertItems(tx, startPage(store, page, template), context);
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
  return payloadOf(context, id);
}

/** Gives a page another place or name, as a draft. */
export async function movePage(
  input: MovePageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { id } = findPage(store, input.itemId);
  await editor.inTurn(async (tx) => {
    const page = findPage(store, id);
    checkNotFixed(store.draft, page);
    const from = store.draft.routeOf(page) ?? '/';
    if (from !== input.expectedRoute) {
      throw editError('CONFLICT', `The page was moved in between: it is at ${from} now.`);
    }
    const parent = findNode(store, input.parentId);
    if (parent.site !== page.site) throw editError('BAD_INPUT', 'The place is on another site.');
    const { name } = input;
    const to = demandPlace(store, { parentId: parent.id, name, itemId: page.id });
    const placement = { itemId: page.id, site: page.site, parentId: parent.id, name };
    await saveDraftPlacement(tx, placement, actor);
    const details = { from, to };
    await recordAction(tx, { actor, action: 'movePage', site: page.site, itemId: id, details });
  });
  return payloadOf(context, id);
}

/** Makes a draft of the same contents in another place. */
export async function copyPage(
  input: CopyPageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const title = readTitle(input.title);
  let copyId: ItemId = '';
  await editor.inTurn(async (tx) => {
    const page = findPage(store, input.itemId);
    checkNotFixed(store.draft, page);
    const parent = findNode(store, input.parentId);
    if (parent.site !== page.site) throw editError('BAD_INPUT', 'The place is on another site.');
    const { name } = input;
    const route = demandPlace(store, { parentId: parent.id, name });
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
  return payloadOf(context, copyId);
}

/** Puts a page before another one beside it, or at the end. What others order meanwhile stays. */
export async function orderPages(
  input: OrderPagesInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { id } = findNode(store, input.itemId);
  await editor.inTurn(async (tx) => {
    const { draft } = store;
    const page = findNode(store, id);
    const parent = draft.parentOf(page);
    if (!parent || draft.routeOf(page) === '/') {
      throw editError('BAD_INPUT', 'The front page has no place among others.');
    }
    const others = childPages(draft, parent)
      .map((child) => child.id)
      .filter((child) => child !== id);
    const before = input.before ? parseId(input.before) : undefined;
    const at = before ? others.indexOf(before) : others.length;
    if (input.before && at < 0) {
      throw editError('CONFLICT', 'The page that it should stand before was moved in between.');
    }
    const itemIds = [...others.slice(0, at), id, ...others.slice(at)];
    await saveDraftOrder(tx, { parentId: parent.id, site: page.site, itemIds }, actor);
    const details = { place: at + 1, of: itemIds.length };
    await recordAction(tx, { actor, action: 'orderPages', site: page.site, itemId: id, details });
  });
  return payloadOf(context, id);
}

/** Gives a page a version in another language of its site. */
export async function addLanguage(
  input: AddLanguageInput,
  context: AuthoringContext,
): Promise<PagePayload> {
  const { store, actor, editor } = context;
  const { language, from } = input;
  const { id } = findPage(store, input.itemId);
  await editor.inTurn(async (tx) => {
    const { draft } = store;
    const page = findPage(store, id);
    const languages: readonly string[] = draft.siteOf(page)?.languages ?? [];
    if (!languages.includes(language)) {
      throw editError('BAD_INPUT', `The site has no language "${language}".`);
    }
    if (page.versions.has(language)) {
      throw editError('CONFLICT', `The page has a version in ${language} already.`);
    }
    const [first] = page.versions.values();
    const source = from ? inLanguage(page, from)?.version : undefined;
    if (from && !source) throw editError('NOT_FOUND', `The page has no version in ${from}.`);
    const copied = source ? ownItems(draft, page) : [page];
    for (const item of copied) {
      const version = from ? item.versions.get(from) : undefined;
      if (item.versions.has(language) || (from && !version)) continue;
      await insertVersion(
        tx,
        {
          itemId: item.id,
          language,
          version: store.newestVersion(item.id, language) + 1,
          displayName: version?.displayName ?? first?.displayName ?? item.name,
          fields: version?.fields ?? {},
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
  return payloadOf(context, id);
}
