import { registerMemory } from '../../platform/memory/memories';
import { anySegment } from '../../schema/anySegment';

/** Routes that are remembered; a site has thousands at most, since content has to hold each of them. */
const MAX_ROUTES = 20_000;

/** Keys of the query that the pages of a route heed, in order. */
type Keys = readonly string[];

const NONE: Keys = [];

/**
 * Which keys of the query change a page, by its route: the address of the content item that answers.
 * An item may serve any number of addresses, such as `/cars/,-w-,`, and all of them share its keys, so
 * that made-up addresses take no memory. Letter case does not count, as on the content platform.
 */
export class RouteQueryKeys {
  readonly #sites = new Map<string, Map<string, Keys>>();
  #count = 0;

  constructor() {
    registerMemory({ name: 'query keys of pages', bound: MAX_ROUTES, kept: () => this.#count });
  }

  get isFull(): boolean {
    return this.#count >= MAX_ROUTES;
  }

  /** Keys of the page at a path as far as is known; none for a route that is not. */
  of(site: string, path: string): Keys {
    const routes = this.#sites.get(site);
    const route = routes && findRoute(routes, addressOf(path));
    return (route !== undefined && routes?.get(route)) || NONE;
  }

  /**
   * Remembers what the page at a path says.
   * @param item address of the item that answers, not encoded; one that does not fit is not heeded
   * @returns false where the path would be taken for one of another route
   */
  remember(site: string, path: string, item: string | undefined, keys: Keys): boolean {
    const routes = this.#sites.get(site) ?? new Map<string, Keys>();
    this.#sites.set(site, routes);
    const address = addressOf(path);
    const asked = item?.toLowerCase();
    const route = asked !== undefined && fits(asked, address) ? asked : address;
    // What was a page of its own before may have gone.
    if (route !== address && routes.delete(address)) this.#count -= 1;
    if (!routes.has(route)) this.#count += 1;
    routes.set(route, keys.length === 0 ? NONE : [...keys].sort());
    return findRoute(routes, address) === route;
  }

  forgetAll(): void {
    this.#sites.clear();
    this.#count = 0;
  }
}

/** Whether a path is the very address of an item, rather than one of many that it serves. */
export const isOwnAddress = (path: string, item: string | undefined): boolean =>
  item === undefined || decodeURIComponent(path) === item;

/** The route itself, else the one with the fewest segments that stand for any. */
function findRoute(routes: ReadonlyMap<string, Keys>, address: string): string | undefined {
  if (routes.has(address)) return address;
  let best: string | undefined;
  for (const route of routes.keys()) {
    if (!route.includes(anySegment) || !fits(route, address)) continue;
    if (best === undefined || openSegments(route) < openSegments(best)) best = route;
  }
  return best;
}

function fits(route: string, address: string): boolean {
  if (route === address) return true;
  const segments = address.split('/');
  const expected = route.split('/');
  return (
    segments.length === expected.length &&
    expected.every((segment, index) => segment === anySegment || segment === segments[index])
  );
}

const openSegments = (route: string): number => route.split(anySegment).length;

const addressOf = (path: string): string => decodeURIComponent(path).toLowerCase();
