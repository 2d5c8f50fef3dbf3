/** Compares the addresses of a site's pages before and after a publish. */
import type { ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';

/** What happens to the addresses of a site in one language. */
export interface AddressChanges {
  language: string;
  /** The pages that visitors will see, by their routes. */
  routes: ReadonlyMap<string, ItemId>;
  /** New routes by old ones. */
  moves: ReadonlyMap<string, string>;
  /** Routes where there was no page before. */
  arrived: ReadonlySet<string>;
  /** Routes of deleted pages, with the route where they lead instead; undefined for none. */
  fallbackRoutes: ReadonlyMap<string, string | undefined>;
  /** Routes of pages that are in the drafts but not public, before and after. */
  hiddenRoutes: ReadonlySet<string>;
}

/** Finds the page where the addresses of a deleted page lead in a language; undefined for none. */
export type FindFallback = (item: ContentItem, language: string) => ContentItem | undefined;

interface Trees {
  site: string;
  draft: ContentTree;
  before: ContentTree;
  after: ContentTree;
  findFallback: FindFallback;
}

export function findAddressChanges(language: string, trees: Trees): AddressChanges {
  const { site, draft, before, after, findFallback } = trees;
  const routes = mapRoutes(after, site, language);
  const moves = new Map<string, string>();
  const fallbackRoutes = new Map<string, string | undefined>();
  const hiddenRoutes = new Set<string>();
  for (const [route, id] of mapRoutes(draft, site, language)) {
    if (!after.find(id) && !routes.has(route)) hiddenRoutes.add(route);
  }
  const arrived = new Set(routes.keys());
  for (const [oldRoute, id] of mapRoutes(before, site, language)) {
    const old = before.find(id);
    const item = after.find(id);
    const newRoute = item && after.findRoute(item, language);
    const leftRoutes = old ? listOtherRoutes(old, language, trees) : [];
    if (old && !item && draft.find(id)) {
      if (!routes.has(oldRoute)) hiddenRoutes.add(oldRoute);
    } else if (old && !item) {
      const fallback = findFallback(old, language);
      const target = fallback && after.findRoute(fallback, language);
      for (const route of [oldRoute, ...leftRoutes]) {
        if (!routes.has(route)) fallbackRoutes.set(route, target);
      }
    }
    // A page that is taken away in a language has no address there to lead to, and one that comes had none.
    const wasThere = old?.versions.has(language) === true;
    const leavesNothing = wasThere
      ? !item?.versions.has(language)
      : item && newRoute !== after.findRoute(item);
    if (newRoute === oldRoute) arrived.delete(oldRoute);
    else if (newRoute !== undefined && !leavesNothing) moves.set(oldRoute, newRoute);
    if (newRoute !== undefined && !leavesNothing) {
      for (const route of leftRoutes) moves.set(route, newRoute);
    }
  }
  return { language, routes, moves, arrived, fallbackRoutes, hiddenRoutes };
}

/**
 * Lists the routes of a page in other languages that led to it in this one as well, and will not any more.
 * A page is found at those unless another page has the address (decision 0136).
 */
function listOtherRoutes(
  page: ContentItem,
  language: string,
  { site, before, after }: Trees,
): string[] {
  if (!page.versions.has(language)) return [];
  const isFoundAt = (tree: ContentTree, route: string): boolean =>
    tree.findPageByRoute(site, route, language)?.id === page.id;
  const ownRoute = normaliseRoute(before.findRoute(page, language) ?? '/');
  const otherRoutes = (before.findSite(page)?.languages ?? []).map((one) =>
    normaliseRoute(before.findRoute(page, one) ?? '/'),
  );
  return [...new Set(otherRoutes)].filter(
    (route) => route !== ownRoute && isFoundAt(before, route) && !isFoundAt(after, route),
  );
}

/** Finds the nearest page above a page that visitors will see in a language. */
export function findPublicAncestor(
  before: ContentTree,
  after: ContentTree,
  item: ContentItem,
  language: string,
): ContentItem | undefined {
  return before
    .listAncestors(item)
    .map(({ id }) => after.find(id))
    .find(
      (one) =>
        one?.versions.has(language) && after.isPage(one) && after.findRoute(one) !== undefined,
    );
}

/** Maps the routes of a site's pages in a language to their ids. */
function mapRoutes(tree: ContentTree, site: string, language: string): Map<string, ItemId> {
  const home = tree.find(getSitePaths(site).home);
  return new Map(
    [...(home ? tree.listBranch(home) : [])].flatMap((item) => {
      const route = tree.isPage(item) ? tree.findRoute(item, language) : undefined;
      return route === undefined ? [] : [[normaliseRoute(route), item.id] as const];
    }),
  );
}

/** Normalises a path for comparison: lower case, no trailing slash. */
export const normaliseRoute = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');
