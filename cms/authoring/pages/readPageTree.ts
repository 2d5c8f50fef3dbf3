import { desc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { contentVersions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem, Placeholders } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';
import { isItemChanged } from '../items/pageQueries';
import { getFixedReason, isNode, listOwnItems, type FixedReason } from './pageLocation';

type PageState = 'PUBLISHED' | 'CHANGED' | 'DRAFT';

interface PageLanguage {
  language: string;
  state?: PageState;
  displayName?: string;
  /** Where it is another than in the site's first language. */
  ownRoute?: string;
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
  fixed?: FixedReason;
  hasNewOrder: boolean;
  languages: PageLanguage[];
  changed?: Date;
  changedBy?: string;
}

/** A language version of a page with the name of its last author. */
interface DescribedLanguage extends PageLanguage {
  author?: string;
}

/** The pages of a site in the drafts, with their unpublished changes. */
export async function readPageTree(
  store: ContentStore,
  db: Database,
  siteName: string,
): Promise<PageNode[]> {
  const site = store.sites.get(siteName);
  const home = site && store.draft.find(getSitePaths(site.name).home);
  if (!home) return [];
  const authors = await readAuthors(db);
  const nodes = [...store.draft.listBranch(home)].filter((item) => isNode(store.draft, item));
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
  const publicItem = published.find(item.id);
  // An item that the draft removed is a change as well.
  const removedItems = publicItem
    ? listOwnItems(published, publicItem).filter(({ id }) => !draft.find(id))
    : [];
  const items = isPage ? [...listOwnItems(draft, item), ...removedItems] : [];
  const descriptions = siteLanguages.map((language) =>
    describeLanguage(store, item, items, language, authors),
  );
  const sourceLanguage = descriptions[0];
  const languages = isPage
    ? descriptions.map((one, index) => ({
        ...one,
        isOutdated:
          index > 0 && isLater(sourceLanguage?.changed, one.changed) && one.state !== undefined,
      }))
    : [];
  const isMoved =
    publicItem !== undefined &&
    (publicItem.parentId !== item.parentId || publicItem.name !== item.name);
  const placement = store.draftPlacements.byItem.get(item.id);
  const lastChange = [
    ...descriptions.map(({ changed, author }) => ({ at: changed, by: author })),
    ...(isMoved && placement ? [{ at: placement.changedAt, by: placement.authorName }] : []),
  ].reduce<{ at?: Date; by?: string }>(
    (latest, one) => (isLater(one.at, latest.at) ? one : latest),
    {},
  );
  const route = draft.findRoute(item) ?? '/';
  const publicRoute = publicItem && published.findRoute(publicItem);
  const isHome = route === '/';
  return {
    itemId: item.id,
    parentId: isHome ? undefined : item.parentId,
    name: item.name,
    displayName:
      descriptions.find(({ displayName }) => displayName !== undefined)?.displayName ?? item.name,
    route,
    publicRoute: publicRoute === route ? undefined : publicRoute,
    template: isPage ? item.template : undefined,
    components: listComponents(item),
    state: isPage ? getState(languages, isMoved) : 'PUBLISHED',
    fixed: isPage ? getFixedReason(draft, item) : 'DATA',
    hasNewOrder:
      store.draftPlacements.orders.get(item.id)?.changedAt.getTime() !==
      store.publishedPlacements.orders.get(item.id)?.changedAt.getTime(),
    languages,
    changed: lastChange.at,
    changedBy: lastChange.by,
  };
}

/** Lists the distinct names of a page's blocks in all languages. */
function listComponents(page: ContentItem): string[] {
  const names = new Set<string>();
  const visitPlaceholders = (placeholders: Placeholders): void => {
    for (const block of Object.values(placeholders).flat()) {
      names.add(block.componentName);
      visitPlaceholders(block.placeholders);
    }
  };
  for (const { placeholders } of page.versions.values()) visitPlaceholders(placeholders);
  return [...names];
}

function describeLanguage(
  store: ContentStore,
  page: ContentItem,
  items: readonly ContentItem[],
  language: string,
  authors: ReadonlyMap<string, string>,
): DescribedLanguage {
  const { draft, published } = store;
  const version = page.versions.get(language);
  if (!version || !draft.isPage(page)) {
    return { language, displayName: version?.displayName, isOutdated: false };
  }
  let changedAt = version.updatedAt;
  let author = authors.get(`${page.id}/${language}`);
  let isChanged = false;
  for (const item of items) {
    isChanged ||= isItemChanged(store, item, language);
    const local = draft.find(item.id)?.versions.get(language);
    if (!local) continue;
    if (local.updatedAt > changedAt) {
      changedAt = local.updatedAt;
      author = authors.get(`${item.id}/${language}`);
    }
  }
  const isPublic = published.findInLanguage(page.id, language) !== undefined;
  const state = !isPublic ? 'DRAFT' : isChanged ? 'CHANGED' : 'PUBLISHED';
  const ownRoute = draft.findRoute(page, language);
  return {
    language,
    state,
    ownRoute: ownRoute === draft.findRoute(page) ? undefined : ownRoute,
    displayName: version.displayName,
    changed: changedAt,
    isOutdated: false,
    author,
  };
}

function getState(languages: readonly PageLanguage[], isMoved: boolean): PageState {
  const states = languages.flatMap(({ state }) => state ?? []);
  if (states.every((state) => state === 'DRAFT')) return 'DRAFT';
  return isMoved || states.some((state) => state !== 'PUBLISHED') ? 'CHANGED' : 'PUBLISHED';
}

const isLater = (a: Date | undefined, b: Date | undefined): boolean =>
  a !== undefined && (b === undefined || a.getTime() > b.getTime());

/** Maps `item/language` to the author of the newest version. Versions from content files have no author. */
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
