import { loader } from '../../../features/car/ui/list/carListData';
import { listQueryKeys } from '../../../features/car/ui/list/listState';
import { createRedirects, readTable } from '../../../redirects/findRedirect';
import { anySegment } from '../../../schema/anySegment';
import { makeDealers } from '../../../services/stock/dealers/makeDealers';
import { makeCars } from '../../../services/stock/stock';
import type { Site } from '../../../sites/site.types';
import { dataRequest } from '../blocks/dataRequest';
import { content, listOf } from './content';
import { defaultStock, searchCars } from './defaultStock';

const redirects = new Map<string, ReturnType<typeof createRedirects>>();
const known = new Map<string, ReadonlySet<string>>();

/** Names that the pages of a site's cars and dealers have in their addresses. */
function dataSegments(site: Site): ReadonlySet<string> {
  let segments = known.get(site.name);
  if (!segments) {
    const cars = site.search ? [...makeCars(site, defaultStock)].map(({ car_id }) => car_id) : [];
    const dealers = makeDealers(site, defaultStock.day).map(({ slug }) => slug);
    known.set(site.name, (segments = new Set([...cars, ...dealers])));
  }
  return segments;
}

/** Where a redirect of the site leads an address; the address itself where there is none. */
function redirected(site: Site, path: string, query: string): URL {
  if (!redirects.has(site.name)) {
    redirects.set(
      site.name,
      createRedirects(site.features.redirectTable ? readTable(site.name) : []),
    );
  }
  const location = redirects.get(site.name)?.(path, query)?.location;
  return new URL(location ?? `${path}?${query}`, 'http://own');
}

function routeOf(site: Site, path: string): { language: string; route: string } {
  const [main, ...others] = site.languages;
  const other = others.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return other
    ? { language: other, route: path.slice(other.length + 1) || '/' }
    : { language: main, route: path };
}

/**
 * What is wrong with an address of a site: no such page, or a list without cars. Undefined when a visitor
 * who goes there finds something.
 */
export async function deadEnd(site: Site, address: string): Promise<string | undefined> {
  const asked = new URL(address, 'http://own');
  const { origin, pathname, searchParams } = redirected(
    site,
    asked.pathname,
    asked.search.slice(1),
  );
  if (origin !== 'http://own') return undefined;
  const { language, route } = routeOf(site, decodeURIComponent(pathname));
  const page = content.pageAt(site.name, route);
  if (!page || page.template === 'ErrorPage') return 'no page';
  if (!page.versions.has(language)) return `no page in ${language}`;
  const itemPath = content.routeOf(page) ?? '';
  const filters = listOf(page, language);
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
