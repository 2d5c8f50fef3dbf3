/** Which places pages may have: shared by everything that makes, moves or restores pages. */
import { anySegment } from '../../../schema/anySegment';
import { isServerAddress } from '../../../domain/pages/reservedAddresses';
import { isSlug } from '../../../domain/pages/slug';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { editError } from '../editError';
import { tableTarget } from '../links/redirectTables';

export type FixedPage = 'FRONT' | 'ERROR' | 'DATA';

/** A page or folder of a site's tree in the drafts. Throws NOT_FOUND. */
export function findNode({ draft }: ContentStore, itemId: string): ContentItem & { site: string } {
  const item = draft.find(itemId);
  if (!item?.site || draft.routeOf(item) === undefined) {
    throw editError('NOT_FOUND', 'There is no such page.');
  }
  return { ...item, site: item.site };
}

/** A page in the drafts. Throws NOT_FOUND. */
export function findPage(store: ContentStore, itemId: string): ContentItem & { site: string } {
  const page = findNode(store, itemId);
  if (!store.draft.isPage(page)) throw editError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** The items of a page itself: the page, and those of its blocks. */
export function ownItems(tree: ContentTree, page: ContentItem): ContentItem[] {
  return [...tree.branchOf(page)].filter((item) => tree.pageOf(item)?.id === page.id);
}

/** The pages right below an item, in order. */
export const childPages = (tree: ContentTree, parent: ContentItem): ContentItem[] =>
  tree.childrenOf(parent).filter((item) => isNode(tree, item));

/** Whether an item belongs to the tree of pages: pages, and folders with pages in them. */
export function isNode(tree: ContentTree, item: ContentItem): boolean {
  return tree.isPage(item) || tree.childrenOf(item).some((child) => isNode(tree, child));
}

/** Why a page cannot be moved, renamed or deleted; undefined when it can. */
export function fixedReason(tree: ContentTree, item: ContentItem): FixedPage | undefined {
  if (tree.routeOf(item) === '/') return 'FRONT';
  if (item.template === 'ErrorPage') return 'ERROR';
  const isForData = [...tree.branchOf(item)].some(({ name }) => name === anySegment);
  return isForData ? 'DATA' : undefined;
}

const fixedTexts: Record<FixedPage, string> = {
  FRONT: 'The front page stays where it is.',
  ERROR: 'The site needs its error pages where they are.',
  DATA: 'Pages that are made of data are found by this address.',
};

/** Throws BAD_INPUT for a page that must stay. */
export function checkNotFixed(tree: ContentTree, item: ContentItem): void {
  const reason = fixedReason(tree, item);
  if (reason) throw editError('BAD_INPUT', fixedTexts[reason]);
}

interface Place {
  parentId: string;
  name: string;
  /** Who is to be there; undefined for somebody new. */
  itemId?: string | null;
}

export interface CheckedPlace {
  route: string;
  problem?: string;
}

/** Whether a page could be at a place, in the drafts and for visitors. Throws NOT_FOUND for the parent. */
export function checkPlace(store: ContentStore, { parentId, name, itemId }: Place): CheckedPlace {
  const { draft, published } = store;
  const parent = findNode(store, parentId);
  const parentRoute = draft.routeOf(parent) ?? '/';
  const route = `${parentRoute === '/' ? '' : parentRoute}/${name}`;
  const item = itemId ? draft.find(itemId) : undefined;
  const problem = (text: string): CheckedPlace => ({ route, problem: text });
  // Blocks, and the folders of blocks, hold no pages.
  const mayHold = isNode(draft, parent) || (parent.template === 'Folder' && isSlug(parent.name));
  if (!mayHold) return problem('Pages lie below pages.');
  if (!isSlug(name)) {
    return problem('Use small letters a to z, digits and single hyphens between them.');
  }
  const languages: readonly string[] = store.sites.get(parent.site)?.languages ?? [];
  const [, first = ''] = route.split('/', 2);
  if (isServerAddress(route) || languages.includes(first)) {
    return problem('The site uses this address itself.');
  }
  if (item && [item, ...draft.branchOf(item)].some(({ id }) => id === parent.id)) {
    return problem('A page cannot be below itself.');
  }
  for (const tree of [draft, published]) {
    const at = tree.find(parent.id);
    const twin = at && tree.find(`${tree.pathOf(at)}/${name}`);
    if (!twin || twin.id === item?.id) continue;
    const hint =
      tree === published && !draft.find(twin.id) ? ' until its deletion is published' : '';
    return problem(`Another page has this address${hint}.`);
  }
  const rule = redirectAt(store, parent.site, route);
  return rule ? problem(`A redirect leads from here to ${rule}.`) : { route };
}

/** Where a redirect leads from a route: one of the site's table, or one that somebody made by hand. */
function redirectAt({ draft }: ContentStore, site: string, route: string): string | undefined {
  const fixed = tableTarget(site, route);
  if (fixed !== undefined) return fixed;
  const folder = draft.find(sitePaths(site).redirects);
  for (const item of folder ? draft.childrenOf(folder) : []) {
    if (item.name.startsWith('Moved ')) continue;
    for (const { fields } of item.versions.values()) {
      const pattern = String(fields.Pattern ?? '').replace(/(.)\/+$/, '$1');
      if (pattern.toLowerCase() === route.toLowerCase()) return String(fields.Target ?? '');
    }
  }
  return undefined;
}

/** Throws BAD_INPUT or, for a place that is taken, CONFLICT. */
export function demandPlace(store: ContentStore, place: Place): string {
  const { route, problem } = checkPlace(store, place);
  if (problem !== undefined) throw editError('BAD_INPUT', problem);
  return route;
}

/** The name itself, or with the first number behind it that makes its place free. */
export function freeName(store: ContentStore, parentId: ItemId, name: string, itemId?: ItemId) {
  const isFree = (candidate: string) =>
    checkPlace(store, { parentId, name: candidate, itemId }).problem === undefined;
  let candidate = name;
  for (let number = 2; !isFree(candidate) && number < 1000; number += 1) {
    candidate = `${name}-${number}`;
  }
  return candidate;
}
