import { pageKindOf } from '../../../sites/pageKind';
import type { Site } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';
import { firstPages } from '../../pages/firstPages';
import { SeededRandom } from '../../support/seededRandom';
import { ask, textOf } from './askProduct';
import type { PageClass } from './plan.types';

export interface RealAddress {
  site: string;
  path: string;
  pageClass: PageClass;
}

/** Choices of one list that are taken; there are far more. */
const MAX_FILTERED = 200;
const filterFields = ['car_brand', 'car_fuel', 'car_body', 'car_gearbox'] as const;

/** Every address of the sitemaps of all sites. */
export async function sitemapAddresses(port: number): Promise<RealAddress[]> {
  const found: RealAddress[] = [];
  for (const site of Object.values<Site>(sites)) {
    const maps = ['/sitemap-cars.xml', '/sitemap.xml'].slice(site.search ? 0 : 1);
    const lists = firstPages().filter((page) => page.site === site.name);
    for (const path of maps) {
      const answer = await ask({ port, site: site.name, path });
      if (answer.status !== 200) throw new Error(`${site.name}${path}: ${answer.status}`);
      for (const [, address = ''] of textOf(answer).matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const { pathname } = new URL(address);
        found.push({
          site: site.name,
          path: pathname,
          pageClass: classOf(site, pathname, lists[2]?.path),
        });
      }
    }
  }
  return found;
}

function classOf(site: Site, path: string, listPath: string | undefined): PageClass {
  const kind = pageKindOf(site, path);
  if (kind === 'front' || kind === 'car') return kind;
  const route = path.replace(/^\/(?:sv|nb|en|sk|fi)(?=\/)/, '');
  return listPath !== undefined && `${route}/`.startsWith(`${listPath}/`) ? 'list' : 'content';
}

/** Addresses of a list with one or two values chosen that it offers, and its further pages. */
export function filteredAddresses(site: string, path: string, html: string): RealAddress[] {
  const random = new SeededRandom(path.length);
  const offered = filterFields.map((field) => valuesOf(html, field).map((text) => [field, text]));
  const [brands = [], fuels = []] = offered;
  const singles = offered.flat().map((choice) => [choice]);
  const pairs = brands.flatMap((brand) => fuels.map((fuel) => [brand, fuel]));
  const pages = ['2', '3'].map((page) => [['page', page]]);
  const all = [...pages, ...singles, ...shuffled(pairs, random)];
  return all.slice(0, MAX_FILTERED).map((choice) => ({
    site,
    path: `${path}?${new URLSearchParams(choice as [string, string][])}`,
    pageClass: 'filtered' as const,
  }));
}

function valuesOf(html: string, field: string): string[] {
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
