/** Rules for the locations of pages, shared by creating, moving and restoring them. */
import { anySegment } from '../../../schema/anySegment';
import { localizable, type LocalizableMessage } from '../../../domain/localizable';
import { isServerAddress } from '../../../domain/pages/reservedAddresses';
import { isSlug } from '../../../domain/pages/slug';
import { isKeyOf } from '../../../domain/typedKeys';
import { findPageKind } from '../../../sites/pageKind';
import { sites } from '../../../sites/sites';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, FieldValues } from '../../items/item.types';
import { getSlug, omitSlug, SLUG_FIELD } from '../../items/LanguagePaths';
import { toManagedRedirect } from '../../items/managedRedirect';
import { getSitePaths } from '../../items/sitePaths';
import { createEditError } from '../createEditError';
import { findTableTarget } from '../links/findTableTarget';

export type FixedReason = 'FRONT' | 'ERROR' | 'DATA';

/** Returns a page or folder of a site's tree in the drafts. @throws NOT_FOUND */
export function getNode({ draft }: ContentStore, itemId: string): ContentItem & { site: string } {
  const item = draft.find(itemId);
  if (!item?.site || draft.findRoute(item) === undefined) {
    throw createEditError('NOT_FOUND', 'There is no such page.');
  }
  return { ...item, site: item.site };
}

/** Returns a page in the drafts. @throws NOT_FOUND */
export function getPage(store: ContentStore, itemId: string): ContentItem & { site: string } {
  const page = getNode(store, itemId);
  if (!store.draft.isPage(page)) throw createEditError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** Lists a page itself and the items of its blocks, without the pages below it. */
export function listOwnItems(tree: ContentTree, page: ContentItem): ContentItem[] {
  return [...tree.listBranch(page)].filter((item) => tree.findPage(item)?.id === page.id);
}

/** Lists the pages and folders directly below an item, in order. */
export const listChildPages = (tree: ContentTree, parent: ContentItem): ContentItem[] =>
  tree.listChildren(parent).filter((item) => isNode(tree, item));

/** Whether an item is part of the page tree: a page, or a folder with pages in it. */
export function isNode(tree: ContentTree, item: ContentItem): boolean {
  return tree.isPage(item) || tree.listChildren(item).some((child) => isNode(tree, child));
}

/** Returns why a page cannot be moved, renamed or deleted; undefined when it can. */
export function getFixedReason(tree: ContentTree, item: ContentItem): FixedReason | undefined {
  if (tree.findRoute(item) === '/') return 'FRONT';
  if (item.template === 'ErrorPage') return 'ERROR';
  const isWildcard = [...tree.listBranch(item)].some(({ name }) => name === anySegment);
  return isWildcard ? 'DATA' : undefined;
}

const FIXED_TEXTS: Record<FixedReason, LocalizableMessage> = {
  FRONT: localizable`The front page stays where it is.`,
  ERROR: localizable`The site needs its error pages where they are.`,
  DATA: localizable`Pages that are made of data are found by this address.`,
};

/** @throws BAD_INPUT for a page that cannot be moved, renamed or deleted */
export function checkNotFixed(tree: ContentTree, item: ContentItem): void {
  const reason = getFixedReason(tree, item);
  if (reason) throw createEditError('BAD_INPUT', FIXED_TEXTS[reason]);
}

interface PageLocation {
  parentId: string;
  name: string;
  /** The page to be moved there; undefined for a new page. */
  itemId?: string | null;
}

export interface CheckedLocation {
  route: string;
  problem?: LocalizableMessage;
}

/** Checks whether a location is free for a page, in the drafts and in public. @throws NOT_FOUND for the parent */
export function checkLocation(
  store: ContentStore,
  { parentId, name, itemId }: PageLocation,
): CheckedLocation {
  const { draft, published } = store;
  const parent = getNode(store, parentId);
  const parentRoute = draft.findRoute(parent) ?? '/';
  const route = `${parentRoute === '/' ? '' : parentRoute}/${name}`;
  const item = itemId ? draft.find(itemId) : undefined;
  const toProblem = (message: LocalizableMessage): CheckedLocation => ({ route, problem: message });
  // Blocks and the folders of blocks cannot contain pages.
  const canContainPages =
    isNode(draft, parent) || (parent.template === 'Folder' && isSlug(parent.name));
  if (!canContainPages) return toProblem(localizable`Pages lie below pages.`);
  const languages: readonly string[] = store.sites.get(parent.site)?.languages ?? [];
  const formProblem = findFormProblem(route, name, languages);
  if (formProblem) return toProblem(formProblem);
  if (item && [item, ...draft.listBranch(item)].some(({ id }) => id === parent.id)) {
    return toProblem(localizable`A page cannot be below itself.`);
  }
  for (const tree of [draft, published]) {
    const parentInTree = tree.find(parent.id);
    const existing = parentInTree && tree.find(`${tree.getPath(parentInTree)}/${name}`);
    if (!existing || existing.id === item?.id) continue;
    return toProblem(
      tree === published && !draft.find(existing.id)
        ? localizable`Another page has this address until its deletion is published.`
        : localizable`Another page has this address.`,
    );
  }
  if (isTakenInLanguage(store, parent, name, item?.id)) {
    return toProblem(localizable`Another page has this address in another language.`);
  }
  const redirectTarget = findRedirectTarget(store, parent.site, route);
  return redirectTarget
    ? toProblem(localizable`A redirect leads from here to ${redirectTarget}.`)
    : { route };
}

interface SlugPlace {
  item: ContentItem & { site: string };
  language: string;
  /** Blank for the name of the item. */
  slug: string;
}

/**
 * Whether a page can have a slug in a language, in a tree with the page and in public.
 * @param tree the drafts, or what they will be
 */
export function checkSlug(
  store: ContentStore,
  tree: ContentTree,
  { item, language, slug }: SlugPlace,
): CheckedLocation {
  const parent = tree.findParent(item);
  const parentRoute = (parent && tree.findRoute(parent, language)) ?? '/';
  const route = `${parentRoute === '/' ? '' : parentRoute}/${slug || item.name}`;
  const toProblem = (text: LocalizableMessage): CheckedLocation => ({ route, problem: text });
  const languages: readonly string[] = store.sites.get(item.site)?.languages ?? [];
  if (slug !== '') {
    if (language === languages[0]) {
      return toProblem(
        localizable`In the first language of the site, move or rename the page instead.`,
      );
    }
    const reason = getFixedReason(tree, item);
    if (reason) return toProblem(FIXED_TEXTS[reason]);
    if (isOfProduct(tree, item)) return toProblem(FIXED_TEXTS.DATA);
    const formProblem = findFormProblem(route, slug, languages);
    if (formProblem) return toProblem(formProblem);
  }
  const segment = slug || item.name;
  for (const one of [tree, store.published]) {
    const above = parent && one.find(parent.id);
    if (above && hasTwin(one, above, { segment, language, itemId: item.id })) {
      return toProblem(localizable`Another page has this address.`);
    }
  }
  const rule = slug === '' ? undefined : findRedirectTarget(store, item.site, route, language);
  return rule ? toProblem(localizable`A redirect leads from here to ${rule}.`) : { route };
}

/** Whether the site finds a page, or one below it, by an address that it has in all languages. */
export function isOfProduct(tree: ContentTree, item: ContentItem): boolean {
  const { site: name = '' } = item;
  if (!isKeyOf(sites, name)) return false;
  const site = sites[name];
  return [...tree.listBranch(item)].some((one) => {
    const route = tree.isPage(one) ? tree.findRoute(one) : undefined;
    return route !== undefined && ['car', 'dealer', 'personal'].includes(findPageKind(site, route));
  });
}

/** Why no page can have a route that ends with a segment. */
function findFormProblem(
  route: string,
  segment: string,
  languages: readonly string[],
): LocalizableMessage | undefined {
  if (!isSlug(segment)) {
    return localizable`Use small letters a to z, digits and single hyphens between them.`;
  }
  const [, first = ''] = route.split('/', 2);
  const isReserved = isServerAddress(route) || languages.includes(first);
  return isReserved ? localizable`The site uses this address itself.` : undefined;
}

interface Segment {
  segment: string;
  language: string;
  itemId?: ItemId;
}

/** Whether another page below a parent has a segment of an address in a language. */
const hasTwin = (
  tree: ContentTree,
  parent: ContentItem,
  { segment, language, itemId }: Segment,
): boolean =>
  listChildPages(tree, parent).some(
    (child) =>
      child.id !== itemId &&
      (getSlug(child, language) ?? child.name).toLowerCase() === segment.toLowerCase(),
  );

/** Whether another page below a parent has the address of a page in one of the languages with slugs. */
export const isTakenInLanguage = (
  store: ContentStore,
  parent: ContentItem,
  name: string,
  itemId?: ItemId,
): boolean => {
  const item = itemId === undefined ? undefined : store.draft.find(itemId);
  const languages = store.draft.findSite(parent)?.languages.slice(1) ?? [];
  return languages.some((language) => {
    const segment = (item && getSlug(item, language)) ?? name;
    return isTaken(store, parent.id, { segment, language, itemId });
  });
};

const isTaken = ({ draft, published }: ContentStore, parentId: ItemId, segment: Segment): boolean =>
  [draft, published].some((tree) => {
    const parent = tree.find(parentId);
    return parent && hasTwin(tree, parent, segment);
  });

/** The fields of a page that is put back, without a slug that another page has by now. */
export function keepFreeSlug(
  store: ContentStore,
  itemId: ItemId,
  language: string,
  fields: FieldValues,
): FieldValues {
  const segment = fields[SLUG_FIELD];
  const place = store.findPlacement(itemId);
  if (typeof segment !== 'string' || !place) return fields;
  return isTaken(store, place.parentId, { segment, language, itemId }) ? omitSlug(fields) : fields;
}

/** Finds the target of a redirect from a route, in the site's table or among the editors' rules. */
function findRedirectTarget(
  { draft, sites: contentSites }: ContentStore,
  site: string,
  route: string,
  language = contentSites.get(site)?.languages[0],
): string | undefined {
  const isFirst = language === contentSites.get(site)?.languages[0];
  const targetInTable = findTableTarget(site, isFirst ? route : `/${language}${route}`);
  if (targetInTable !== undefined) return targetInTable;
  const folder = draft.find(getSitePaths(site).redirects);
  for (const item of folder ? draft.listChildren(folder) : []) {
    if (item.name.startsWith('Moved ')) continue;
    for (const version of item.versions.values()) {
      const { pattern, target, locale } = toManagedRedirect(version);
      const isFrom = pattern.replace(/(.)\/+$/, '$1').toLowerCase() === route.toLowerCase();
      if (isFrom && (locale === '' || locale === language)) return target;
    }
  }
  return undefined;
}

/** Returns the route of a location. @throws BAD_INPUT when it is not valid or not free */
export function requireLocation(store: ContentStore, location: PageLocation): string {
  const { route, problem } = checkLocation(store, location);
  if (problem !== undefined) throw createEditError('BAD_INPUT', problem);
  return route;
}

/** Returns the name, with a number appended if the location is not free without it. */
export function findFreeName(store: ContentStore, parentId: ItemId, name: string, itemId?: ItemId) {
  const isFree = (candidate: string) =>
    checkLocation(store, { parentId, name: candidate, itemId }).problem === undefined;
  let candidate = name;
  for (let number = 2; !isFree(candidate) && number < 1000; number += 1) {
    candidate = `${name}-${number}`;
  }
  return candidate;
}
