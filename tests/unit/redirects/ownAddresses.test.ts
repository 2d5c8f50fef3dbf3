import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { searchAddress } from '../../../features/car/ui/searchAddress';
import type { Car } from '../../../domain/documents/car';
import type { NamedValue } from '../../../domain/search/search.types';
import { createRedirects, readTable } from '../../../redirects/findRedirect';
import { makeCars } from '../../../services/stock/stock';
import type { Site } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';

const stock = { cars: 3000, day: '2026-11-27' };

const otherFacets = [
  ...['car_body', 'car_fuel', 'car_gearbox', 'car_drive', 'car_condition', 'car_color'],
  'car_site_region>car_site_city',
];

/**
 * Returns the names that addresses of a site may contain: makes with models and versions, and values of
 * other facets.
 */
function listNamedValues(site: Site) {
  const makes = new Map<string, NamedValue>();
  const others = new Map<string, NamedValue>();
  const add = (to: Map<string, NamedValue>, facet: string, car: Car) => {
    const levels = facet.split('>').map((field) => car[field as keyof Car]);
    const isComplete = levels.every((text): text is string => typeof text === 'string');
    if (isComplete) to.set([facet, ...levels].join('\n'), { facet, levels });
  };
  for (const car of makeCars(site, stock)) {
    for (const depth of [1, 2, 3]) {
      add(makes, ['car_brand', 'car_model', 'car_version'].slice(0, depth).join('>'), car);
    }
    for (const facet of otherFacets) add(others, facet, car);
  }
  return { makes: [...makes.values()], others: [...others.values()] };
}

/** Returns the pages that the hero and other searches of a site link to. */
function listPaths(site: Site): string[] {
  const read = (file: string): string => {
    try {
      return readFileSync(join('cms/content', site.name, file), 'utf8');
    } catch {
      return '';
    }
  };
  const settings = (parse(read('settings.yml')) ?? {}) as { pathToCarList?: { href?: string } };
  const front = read('pages/index.yml');
  const searchPaths = front.includes('SearchBarFindsCars: true')
    ? [...front.matchAll(/SearchBarUrl: \{ href: ([^,} ]+)/g)].map(([, href = '']) => href)
    : [];
  const paths = [
    ...new Set([
      ...searchPaths,
      ...(searchPaths.length > 0 ? [settings.pathToCarList?.href ?? ''] : []),
    ]),
  ];
  const nonEmptyPaths = paths.filter((path) => path !== '');
  return site.languages.flatMap((language, at) =>
    nonEmptyPaths.map((path) => (at === 0 ? path : `/${language}${path}`)),
  );
}

const searching = Object.values(sites).filter((site) => listPaths(site).length > 0);

test('there are sites whose search finds cars', () => {
  expect(searching.length).toBeGreaterThan(5);
});

test.each(searching.map((site) => [site.name, site] as const))(
  '[HERO-10] on %s no address of a search is redirected as an old one',
  (_, site) => {
    const find = createRedirects(readTable(site.name));
    const { makes, others } = listNamedValues(site);
    const choices = [
      ...[...makes, ...others].map((value) => [value]),
      ...makes.flatMap((make) => others.map((other) => [make, other])),
    ];
    const searched = listPaths(site).flatMap((path) =>
      choices.map((values) => searchAddress(path, { values, keyphrase: '' })),
    );
    const redirected = searched.filter((address) => {
      const [path = '', query = ''] = address.split('?');
      return find(path, query);
    });
    expect(makes.length).toBeGreaterThan(20);
    expect(redirected).toEqual([]);
  },
);
