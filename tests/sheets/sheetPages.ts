import { fetchText } from '../bench/homePages';
import { sites } from '../../sites/sites';
import { listFirstPages } from '../pages/firstPages';

/** A page on a contact sheet. */
export interface SheetPage {
  site: string;
  path: string;
}

/** Front pages of all sites. */
export const fronts: readonly SheetPage[] = Object.keys(sites).map((site) => ({ site, path: '/' }));

/** Pages of the six brands. */
export const brands: readonly SheetPage[] = [
  'mercedes',
  'smart',
  'mini',
  'bmw',
  'renault',
  'dacia',
].map((brand) => ({ site: 'brand-se', path: `/marken/${brand}` }));

/**
 * Returns the pages of a purchase, from the search for a car to winter tyres; opens the first car of the
 * list.
 */
export async function findPurchasePages(port: number): Promise<SheetPage[]> {
  const site = 'automotive-se';
  const list = '/kop-bil/begagnade-bilar-i-lager';
  const { body } = await fetchText(port, site, list);
  const [, car = ''] = /data-car="[^]*?<a [^>]*href="([^"]+)"/.exec(body) ?? [];
  if (!car) throw new Error(`${site}${list} shows no car`);
  return [
    list,
    car,
    '/anlaggningar',
    '/kop-bil/boka-provkorning',
    '/salj-bil',
    '/finansiering',
    '/service-och-verkstad/boka-bilservice',
    '/dack-och-biltillbehor/dackhotell',
  ].map((path) => ({ site, path }));
}

/** Pages of the sites with other themes: a car, a list, finders and forms. */
export const tasks: readonly SheetPage[] = [
  ...listFirstPages().filter(
    ({ site, path }) => path !== '/' && ['carstore-se', 'automotive-uk'].includes(site),
  ),
  { site: 'carstore-se', path: '/salj-din-bil' },
  { site: 'automotive-no', path: '/service-og-verksted' },
  { site: 'charging', path: '/hitta-laddstation' },
  { site: 'pickup', path: '/aterforsaljare' },
  { site: 'trucks', path: '/hitta-oss' },
];
