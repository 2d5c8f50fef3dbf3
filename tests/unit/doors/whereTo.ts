import { loader } from '../../../features/car/ui/list/carListData';
import { listQueryKeys } from '../../../features/car/ui/list/listState';
import { createRedirects, readTable } from '../../../redirects/findRedirect';
import { anySegment } from '../../../schema/anySegment';
import { makeDealers } from '../../../services/stock/dealers/makeDealers';
import { makeCars } from '../../../services/stock/stock';
import type { Site } from '../../../sites/site.types';
import { dataRequest } from '../blocks/dataRequest';
import { content, findCarListQuery } from './content';
import { defaultStock, searchCars } from './defaultStock';

const redirects = new Map<string, ReturnType<typeof createRedirects>>();
const cached = new Map<string, ReadonlySet<string>>();

/** Path segments of the site's car and dealer pages. */
function dataSegments(site: Site): ReadonlySet<string> {
  let segments = cached.get(site.name);
  if (!segments) {
    const cars = site.search ? [...makeCars(site, defaultStock)].map(({ car_id }) => car_id) : [];
    const dealers = makeDealers(site, defaultStock.day).map(({ slug }) => slug);
    cached.set(site.name, (segments = new Set([...cars, ...dealers])));
  }
  return segments;
}

/** Returns the target of the site's redirect for an address, or the address itself. */
function followRedirect(site: Site, path: string, query: string): URL {
  if (!redirects.has(site.name)) {
    redirects.set(
      site.name,
      createRedirects(site.features.redirectTable ? readTable(site.name) : []),
    );
  }
  const location = redirects.get(site.name)?.(path, query)?.location;
  return new URL(location ?? `${path}?${query}`, 'http://own');
}

function getRoute(site: Site, path: string): { language: string; route: string } {
  const [main, ...others] = site.languages;
  const other = others.find((entry) => path === `/${entry}` || path.startsWith(`/${entry}/`));
  return other
    ? { language: other, route: path.slice(other.length + 1) || '/' }
    : { language: main, route: path };
}

/**
 * Returns what is wrong with an address of a site: the page does not exist, or its list has no cars.
 * Undefined if the address is valid.
 */
export async function findDeadEnd(site: Site, address: string): Promise<string | undefined> {
  const requested = new URL(address, 'http://own');
  const { origin, pathname, searchParams } = followRedirect(
    site,
    requested.pathname,
    requested.search.slice(1),
  );
  if (origin !== 'http://own') return undefined;
  const { language, route } = getRoute(site, decodeURIComponent(pathname));
  const page = content.findPageByRoute(site.name, route);
  if (!page || page.template === 'ErrorPage') return 'no page';
  if (!page.versions.has(language)) return `no page in ${language}`;
  const itemPath = content.findRoute(page) ?? '';
  const filters = findCarListQuery(page, language);
  if (filters === undefined) {
    if (listQueryKeys.some((key) => searchParams.has(key))) return 'a choice without a list';
    if (!itemPath.includes(anySegment)) return undefined;
    const at = itemPath.split('/').indexOf(anySegment);
    return dataSegments(site).has(route.split('/')[at] ?? '') ? undefined : 'no car or dealer';
  }
  const { request } = dataRequest(
    {},
    {
      site,
      query: searchParams,
      cars: (query) => searchCars(site, query),
      page: { id: 'P', template: page.template, language, path: pathname, itemPath, fields: {} },
    },
  );
  const { total, state } = await loader.load({ Filters: { value: filters } }, request);
  if (total === 0) return 'a list without cars';
  return state.keyphrase === '' ? undefined : `a list searched for “${state.keyphrase}”`;
}
