import { siteByName, siteNames, sites } from '../../../../sites/sites';
import type { Features } from '../../../../sites/site.types';
import type { Page } from '../../../../platform/content/page.types';
import { pageTheme } from '../../../../site/page/PageProviders';

const sitesWith = (feature: keyof Features) =>
  siteNames.filter((name) => sites[name].features[feature]);
const sitesWithout = (feature: keyof Features) =>
  siteNames.filter((name) => !sites[name].features[feature]);

test('[SITE-01] [SITE-02] there are eleven sites with their countries, languages and currencies', () => {
  const facts = siteNames.map((name) => {
    const { country, languages, currency } = sites[name];
    return `${name} ${country} ${languages.join(',')} ${currency}`;
  });
  expect(facts).toEqual([
    'automotive-se SE sv,en SEK',
    'automotive-no NO nb,en NOK',
    'automotive-uk GB en GBP',
    'carstore-se SE sv,en SEK',
    'carstore-no NO nb NOK',
    'carstore-sk SK sk,en EUR',
    'carstore-fi FI fi,en EUR',
    'brand-se SE sv SEK',
    'charging SE sv,en SEK',
    'pickup SE sv,en SEK',
    'trucks SE sv SEK',
  ]);
});

test('[SITE-12] [SITE-13] only one site has the VAT badge', () => {
  expect(sitesWith('vatBadge')).toEqual(['brand-se']);
});

test('[SITE-14] only the UK site has finance options, 360 views and films', () => {
  expect(sitesWith('ukFinance')).toEqual(['automotive-uk']);
  expect(siteNames.filter((name) => siteByName(name)?.carMedia)).toEqual(['automotive-uk']);
});

test('[SITE-15] Norwegian sites hide residual value and effective interest', () => {
  expect(sitesWithout('effectiveInterest')).toEqual(['automotive-no', 'carstore-no']);
});

test('[SITE-16] [SITE-17] Swedish sites that sell cars have the connectivity notice and its block', () => {
  expect(sitesWith('legacyConnectivityNotice')).toEqual([
    'automotive-se',
    'carstore-se',
    'brand-se',
  ]);
});

test('[FOOT-14] Swedish sites that offer cars to consumers show the loan warning', () => {
  expect(sitesWith('loanWarning')).toEqual(['automotive-se', 'carstore-se', 'brand-se', 'pickup']);
});

test('[SITE-18] one site hides the button to the car list on its not-found page', () => {
  expect(sitesWithout('carListButtonOnNotFound')).toEqual(['brand-se']);
});

test('[SITE-19] car lists show 24 cars a page, and 48 on the brand site', () => {
  const pageSizes = siteNames.map((name) => sites[name].carsPerPage);
  expect(new Set(pageSizes)).toEqual(new Set([24, 48]));
  expect(sites['brand-se'].carsPerPage).toBe(48);
});

test('[SITE-20] eight sites have their own search indexes, and an unknown site name throws', () => {
  const indexes = siteNames.flatMap((name) => sites[name].search ?? []);
  expect(indexes).toHaveLength(8);
  indexes.forEach(({ cars, dealers }) => {
    expect(cars).toMatch(/^vehicles_/);
    expect(dealers).toBe(cars.replace('vehicles_', 'sites_'));
  });
  expect(new Set(indexes.map(({ cars }) => cars)).size).toBe(8);
  expect(() => siteByName('automotive-xx')).toThrow('Unknown site "automotive-xx"');
});

test('[SITE-21] only the Finnish site has kits, with prices in euro', () => {
  const withKits = siteNames.filter((name) => siteByName(name)?.search?.kits);
  expect(withKits).toEqual(['carstore-fi']);
  expect(sites['carstore-fi']).toMatchObject({ currency: 'EUR', languages: ['fi', 'en'] });
});

test('[SITE-24] the finder shows dealers, charging points or pickup dealers', () => {
  const sitesWithOtherFinders = siteNames.filter((name) => sites[name].locations !== 'dealers');
  expect(sitesWithOtherFinders.map((name) => [name, sites[name].locations])).toEqual([
    ['charging', 'chargingPoints'],
    ['pickup', 'pickupDealers'],
  ]);
});

test('[SITE-25] each site has one of the two navigations', () => {
  const sitesWithMegaMenu = siteNames.filter((name) => sites[name].navigation === 'megaMenu');
  expect(sitesWithMegaMenu).toEqual(['automotive-se', 'automotive-uk', 'brand-se', 'pickup']);
});

test('[SITE-26] seven sites have redirect tables, and one redirects www', () => {
  expect(sitesWith('redirectTable')).toHaveLength(7);
  expect(sitesWith('redirectWww')).toEqual(['automotive-se']);
});

test('no two sites have the same host', () => {
  const hosts = siteNames.flatMap((name) => sites[name].hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

const pageWith = (brandDesign?: string) => ({ fields: { brandDesign, noIndex: false } }) as Page;

test('[THEME-01] [THEME-02] BrandDesign chooses the theme in any letter case', () => {
  for (const brand of ['mercedes', 'smart', 'mini', 'bmw', 'renault', 'dacia']) {
    expect(pageTheme(sites.trucks, pageWith(brand.toUpperCase()))).toBe(brand);
  }
});

test('[THEME-04] a blank or unknown BrandDesign results in the theme of the site', () => {
  for (const brand of [undefined, '', ' ', 'lada', 'constructor', '__proto__']) {
    expect(pageTheme(sites.charging, pageWith(brand))).toBe('charging');
  }
});
