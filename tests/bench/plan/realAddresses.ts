import { findPageKind } from '../../../sites/pageKind';
import type { Site } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';
import { listFirstPages } from '../../pages/firstPages';
import { SeededRandom } from '../../support/seededRandom';
import { requestProduct, getText } from './requestProduct';
import type { PageClass } from './plan.types';

export interface RealAddress {
  site: string;
  path: string;
  pageClass: PageClass;
}

/** Maximum number of filtered addresses per list. */
const MAX_FILTERED = 200;
const filterFields = ['car_brand', 'car_fuel', 'car_body', 'car_gearbox'] as const;

/** Returns all addresses in the sitemaps of all sites. */
export async function readSitemapAddresses(port: number): Promise<RealAddress[]> {
  const results: RealAddress[] = [];
  for (const site of Object.values<Site>(sites)) {
    const maps = ['/sitemap-cars.xml', '/sitemap.xml'].slice(site.search ? 0 : 1);
    const lists = listFirstPages().filter((page) => page.site === site.name);
    for (const path of maps) {
      const answer = await requestProduct({ port, site: site.name, path });
      if (answer.status !== 200) throw new Error(`${site.name}${path}: ${answer.status}`);
      for (const [, address = ''] of getText(answer).matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const { pathname } = new URL(address);
        results.push({
          site: site.name,
          path: pathname,
          pageClass: getClass(site, pathname, lists[2]?.path),
        });
      }
    }
  }
  return results;
}

function getClass(site: Site, path: string, listPath: string | undefined): PageClass {
  const kind = findPageKind(site, path);
  if (kind === 'front' || kind === 'car') return kind;
  const route = path.replace(/^\/(?:sv|nb|en|sk|fi)(?=\/)/, '');
  return listPath !== undefined && `${route}/`.startsWith(`${listPath}/`) ? 'list' : 'content';
}

/** Returns addresses of a list with one or two of its filter values, and its further pages. */
export function createFilteredAddresses(site: string, path: string, html: string): RealAddress[] {
  const random = new SeededRandom(path.length);
  const offered = filterFields.map((field) => getValues(html, field).map((text) => [field, text]));
  const [brands = [], fuels = []] = offered;
  const singles = offered.flat().map((choice) => [choice]);
  const pairs = brands.flatMap((brand) => fuels.map((fuel) => [brand, fuel]));
  const pages = ['2', '3'].map((page) => [['page', page]]);
  const choices = [...pages, ...singles, ...shuffled(pairs, random)];
  return choices.slice(0, MAX_FILTERED).map((choice) => ({
    site,
    path: `${path}?${new URLSearchParams(choice as [string, string][])}`,
    pageClass: 'filtered' as const,
  }));
}

function getValues(html: string, field: string): string[] {
  const inputs = html.matchAll(/<input\b[^>]*>/g);
  const values = [...inputs].flatMap(([input]) =>
    input.includes(` name="${field}"`) ? (/ value="([^"]*)"/.exec(input)?.[1] ?? []) : [],
  );
  return [...new Set(values.map((value) => value.replaceAll('&amp;', '&')))];
}

const shuffled = <Item>(items: readonly Item[], random: SeededRandom): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
