import { registerMemory } from '../../platform/memory/memories';
import { anySegment } from '../../schema/anySegment';

/** Maximum number of routes; a site has thousands at most, since each is an item of the content. */
const MAX_ROUTES = 20_000;

/** Query keys that the pages of a route depend on, in order. */
type QueryKeys = readonly string[];

const NONE: QueryKeys = [];

/**
 * The query keys that change a page, by its route: the address of the content item that answers. An item may
 * serve any number of addresses, such as `/cars/,-w-,`, and all of them share its keys, so that made-up
 * addresses take no memory. Letter case is ignored, as on the content platform.
 */
export class RouteQueryKeys {
  readonly #routesByScope = new Map<string, Map<string, QueryKeys>>();
  #count = 0;

  constructor() {
    registerMemory({ name: 'query keys of pages', bound: MAX_ROUTES, kept: () => this.#count });
  }

  get isFull(): boolean {
    return this.#count >= MAX_ROUTES;
  }

  /** The query keys of the page at a path; none for an unknown route. */
  keysOf(scope: string, path: string): QueryKeys {
    const routes = this.#routesByScope.get(scope);
    const route = routes && findRoute(routes, normalizePath(path));
    return (route !== undefined && routes?.get(route)) || NONE;
  }

  /**
   * Stores the query keys of the page at a path.
   * @param scope a site, or a variant of its pages (routeScope in PageCache.ts)
   * @param itemAddress address of the item that answers, not encoded; ignored when it does not match the path
   * @returns false if the path would be found under another route
   */
  remember(scope: string, path: string, itemAddress: string | undefined, keys: QueryKeys): boolean {
    const routes = this.#routesByScope.get(scope) ?? new Map<string, QueryKeys>();
    this.#routesByScope.set(scope, routes);
    const address = normalizePath(path);
    const itemRoute = itemAddress?.toLowerCase();
    const route = itemRoute !== undefined && matches(itemRoute, address) ? itemRoute : address;
    // The address may have had its own page before, which no longer exists.
    if (route !== address && routes.delete(address)) this.#count -= 1;
    if (!routes.has(route)) this.#count += 1;
    routes.set(route, keys.length === 0 ? NONE : [...keys].sort());
    return findRoute(routes, address) === route;
  }

  forgetAll(): void {
    this.#routesByScope.clear();
    this.#count = 0;
  }
}

/** Whether a path is the exact address of an item, and not one of many that match its wildcards. */
export const isOwnAddress = (path: string, itemAddress: string | undefined): boolean =>
  itemAddress === undefined || decodeURIComponent(path) === itemAddress;

/** The exact route, else the matching one with the fewest wildcard segments. */
function findRoute(routes: ReadonlyMap<string, QueryKeys>, address: string): string | undefined {
  if (routes.has(address)) return address;
  let best: string | undefined;
  for (const route of routes.keys()) {
    if (!route.includes(anySegment) || !matches(route, address)) continue;
    if (best === undefined || countWildcards(route) < countWildcards(best)) best = route;
  }
  return best;
}

function matches(route: string, address: string): boolean {
  if (route === address) return true;
  const segments = address.split('/');
  const pattern = route.split('/');
  return (
    segments.length === pattern.length &&
    pattern.every((segment, index) => segment === anySegment || segment === segments[index])
  );
}

const countWildcards = (route: string): number => route.split(anySegment).length;

const normalizePath = (path: string): string => decodeURIComponent(path).toLowerCase();
