import { desc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { contentVersions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem, Placeholders } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { fixedReason, isNode, ownItems, type FixedPage } from './pagePlace';

type PageState = 'PUBLISHED' | 'CHANGED' | 'DRAFT';

interface PageLanguage {
  language: string;
  state?: PageState;
  displayName?: string;
  changed?: Date;
  isOutdated: boolean;
}

export interface PageNode {
  itemId: ItemId;
  parentId?: ItemId;
  name: string;
  displayName: string;
  route: string;
  publicRoute?: string;
  template?: string;
  components: string[];
  state: PageState;
  fixed?: FixedPage;
  hasNewOrder: boolean;
  languages: PageLanguage[];
  changed?: Date;
  changedBy?: string;
}

/** A language of a page, and who changed it last. */
interface Told extends PageLanguage {
  author?: string;
}

/** The pages of a site as editors see them, with what of them visitors do not see yet. */
export async function readPageTree(
  store: ContentStore,
  db: Database,
  siteName: string,
): Promise<PageNode[]> {
  const site = store.sites.get(siteName);
  const home = site && store.draft.find(sitePaths(site.name).home);
  if (!home) return [];
  const authors = await readAuthors(db);
  const nodes = [...store.draft.branchOf(home)].filter((item) => isNode(store.draft, item));
  return nodes.map((item) => describeNode(store, item, site.languages, authors));
}

function describeNode(
  store: ContentStore,
  item: ContentItem,
  siteLanguages: readonly string[],
  authors: ReadonlyMap<string, string>,
): PageNode {
  const { draft, published } = store;
  const isPage = draft.isPage(item);
  const items = isPage ? ownItems(draft, item) : [];
  const told = siteLanguages.map((language) =>
    describeLanguage(store, item, items, language, authors),
  );
  const source = told[0];
  const languages = isPage
    ? told.map((one, index) => ({
        ...one,
        isOutdated: index > 0 && isLater(source?.changed, one.changed) && one.state !== undefined,
      }))
    : [];
  const publicItem = published.find(item.id);
  const isMoved =
    publicItem !== undefined &&
    (publicItem.parentId !== item.parentId || publicItem.name !== item.name);
  const placement = store.draftPlacements.byItem.get(item.id);
  const last = [
    ...told.map(({ changed, author }) => ({ at: changed, by: author })),
    ...(isMoved && placement ? [{ at: placement.changedAt, by: placement.authorName }] : []),
  ].reduce<{ at?: Date; by?: string }>(
    (latest, one) => (isLater(one.at, latest.at) ? one : latest),
    {},
  );
  const route = draft.routeOf(item) ?? '/';
  const publicRoute = publicItem && published.routeOf(publicItem);
  const isHome = route === '/';
  return {
    itemId: item.id,
    parentId: isHome ? undefined : item.parentId,
    name: item.name,
    displayName:
      told.find(({ displayName }) => displayName !== undefined)?.displayName ?? item.name,
    route,
    publicRoute: publicRoute === route ? undefined : publicRoute,
    template: isPage ? item.template : undefined,
    components: componentsOf(item),
    state: isPage ? stateOf(languages, isMoved) : 'PUBLISHED',
    fixed: isPage ? fixedReason(draft, item) : 'DATA',
    hasNewOrder:
      store.draftPlacements.orders.get(item.id)?.changedAt.getTime() !==
      store.publishedPlacements.orders.get(item.id)?.changedAt.getTime(),
    languages,
    changed: last.at,
    changedBy: last.by,
  };
}

/** Names of the blocks of a page, in whichever language, each once. */
function componentsOf(page: ContentItem): string[] {
  const names = new Set<string>();
  const visit = (placeholders: Placeholders): void => {
    for (const block of Object.values(placeholders).flat()) {
      names.add(block.componentName);
      visit(block.placeholders);
    }
  };
  for (const { placeholders } of page.versions.values()) visit(placeholders);
  return [...names];
}

function describeLanguage(
  { draft, published }: ContentStore,
  page: ContentItem,
  items: readonly ContentItem[],
  language: string,
  authors: ReadonlyMap<string, string>,
): Told {
  const version = page.versions.get(language);
  if (!version || !draft.isPage(page)) {
    return { language, displayName: version?.displayName, isOutdated: false };
  }
  let changed = version.updatedAt;
  let author = authors.get(`${page.id}/${language}`);
  let differs = false;
  for (const item of items) {
    const local = item.versions.get(language);
    if (!local) continue;
    if (local.updatedAt > changed) {
      changed = local.updatedAt;
      author = authors.get(`${item.id}/${language}`);
    }
    differs ||= published.findIn(item.id, language)?.version.version !== local.version;
  }
  const isPublic = published.findIn(page.id, language) !== undefined;
  const state = !isPublic ? 'DRAFT' : differs ? 'CHANGED' : 'PUBLISHED';
  return { language, state, displayName: version.displayName, changed, isOutdated: false, author };
}

function stateOf(languages: readonly PageLanguage[], isMoved: boolean): PageState {
  const states = languages.flatMap(({ state }) => state ?? []);
  if (states.every((state) => state === 'DRAFT')) return 'DRAFT';
  return isMoved || states.some((state) => state !== 'PUBLISHED') ? 'CHANGED' : 'PUBLISHED';
}

const isLater = (a: Date | undefined, b: Date | undefined): boolean =>
  a !== undefined && (b === undefined || a.getTime() > b.getTime());

/** Who saved the newest version of every item and language; those of the content files have nobody. */
async function readAuthors(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language], {
      itemId: contentVersions.itemId,
      language: contentVersions.language,
      author: contentVersions.authorName,
    })
    .from(contentVersions)
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  return new Map(
    rows.flatMap(({ itemId, language, author }) =>
      author === null ? [] : [[`${itemId}/${language}`, author] as const],
    ),
  );
}
