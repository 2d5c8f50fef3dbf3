/** @jest-environment jsdom */
import { parse } from 'csv-parse/sync';
import { toAdvertisedCar } from '../../../../features/feeds/server/feeds/toAdvertisedCar';
import type { AdvertisingDealer } from '../../../../features/feeds/server/feeds/feed.types';
import { marketplaceFeed } from '../../../../features/feeds/server/feeds/marketplaceFeed';
import { merchantFeed } from '../../../../features/feeds/server/feeds/merchantFeed';
import { listSitemaps } from '../../../../server/seo/robots';
import { carSitemapXml, sitemapXml } from '../../../../server/seo/sitemapXml';
import { defaultSiteContent } from '../../../../platform/content/siteContent';
import type { Page } from '../../../../platform/content/page.types';
import { llmsText } from '../../../../site/seo/llmsText';
import { siteNames, sites } from '../../../../sites/sites';
import type { Site } from '../../../../sites/site.types';

const site: Site = sites['automotive-se'];
const origin = 'https://automotive.example';

/** A text that makes documents invalid if it is not escaped. */
const hostile = 'A & B <b>"c"</b> \u0000\u000b]]> \'d\' \uFFFE (e) [f], å\r\nny rad; 🚗';

/** Parses XML strictly, as browsers do. @throws Error if it is not well-formed */
function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [problem] = document.getElementsByTagName('parsererror');
  if (problem) throw new Error(problem.textContent ?? 'not well-formed');
  return document;
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

test('the strict reader rejects XML that is not well-formed', () => {
  expect(() => readXml('<a>&</a>')).toThrow();
  expect(() => readXml('<a><x:b/></a>')).toThrow();
});

test.each(siteNames)(
  'the sitemap of %s is valid for a strict reader, with any characters in paths',
  (name) => {
    const routes = [
      { path: '/', languages: [...sites[name].languages], updated: '2026-01-31' },
      {
        path: `/${hostile.replaceAll(/[\s\u0000-\u001f\uFFFE/]/g, '')}`,
        languages: [...sites[name].languages],
      },
    ];
    const [text] = sitemapXml(sites[name], origin, routes);
    const document = readXml(text);
    const locations = [...document.getElementsByTagNameNS(SITEMAP, 'loc')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(locations).toHaveLength(2 * sites[name].languages.length);
    for (const location of locations) {
      expect(new URL(location).href).toBe(location);
      expect(location).toMatch(/^[!-~]+$/);
    }
    const alternates = [...document.getElementsByTagNameNS(XHTML, 'link')];
    expect(alternates.length > 0).toBe(sites[name].languages.length > 1);
    for (const alternate of alternates) {
      const language = alternate.getAttribute('hreflang') ?? '';
      expect(language === 'x-default' || Intl.getCanonicalLocales(language)[0] === language).toBe(
        true,
      );
      // Every language version links to all versions including itself, since hreflang links must be
      // reciprocal.
      expect(locations).toContain(alternate.getAttribute('href'));
    }
  },
);

test('an index of sitemaps lists its documents', () => {
  const paths = ['/bil/1/a', '/bil/2/b&c', "/bil/3/d'e"];
  const [index, ...documents] = carSitemapXml(origin, paths, 2);
  const listed = [...readXml(index).getElementsByTagNameNS(SITEMAP, 'loc')];
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    documents.map((_, at) => `${origin}/sitemap-cars-${at + 1}.xml`),
  );
  const locations = documents.flatMap((document) => [
    ...readXml(document).getElementsByTagNameNS(SITEMAP, 'loc'),
  ]);
  expect(locations.map(({ textContent }) => textContent)).toEqual(
    paths.map((path) => origin + path),
  );
});

test('feeds contain the values of the stock for strict readers of XML and CSV', () => {
  const car = toAdvertisedCar(
    {
      car_id: '1',
      slug: 'a-b',
      car_brand: hostile,
      car_model: hostile,
      car_model_text: hostile,
      car_year: 2020,
      car_price: 100_000,
      car_description: hostile,
      car_color: hostile,
      car_site_id: '1',
      car_images: [{ original: `/-/media/a.webp?x=1&y="2"`, blur_data_url: '' }],
    },
    site,
    origin,
  )!;
  const dealer: AdvertisingDealer = {
    id: '"&<',
    name: hostile,
    street: hostile,
    zip: '1',
    town: hostile,
    phone: '',
    country: 'SE',
  };
  const xml =
    merchantFeed.head({ name: hostile, origin }) +
    merchantFeed.entry(car, dealer) +
    merchantFeed.foot;
  const document = readXml(xml);
  const GOOGLE = 'http://base.google.com/ns/1.0';
  const [brand] = document.getElementsByTagNameNS(GOOGLE, 'brand');
  // Without characters that XML cannot represent; parsers normalise line breaks.
  expect(brand?.textContent).toBe(
    hostile.replace(/[\u0000\u000b\uFFFE]/g, '').replace('\r\n', '\n'),
  );
  expect(document.getElementsByTagNameNS(GOOGLE, 'store_code')[0]?.textContent).toBe('1');

  const rows = parse(
    marketplaceFeed.head({ name: '', origin }) + marketplaceFeed.entry(car, dealer),
    {
      columns: true,
      relax_quotes: false,
      relax_column_count: false,
    },
  ) as Record<string, string>[];
  expect(rows.map((row) => [row.make, row.description, row['address.city']])).toEqual([
    [hostile, hostile, hostile],
  ]);
});

test('llms.txt consists of one first heading, a quotation, headings and lists of links', () => {
  const { messages } = defaultSiteContent(site, 'sv');
  const link = { Link: { value: { href: '/om(oss)', text: hostile } } };
  const block = {
    uid: '',
    name: 'MegaMenu',
    isKnown: true,
    fields: { Items: [link] },
    placeholders: {},
  };
  const front = { fields: { metaDescription: hostile }, placeholders: { header: [block] } };
  const text = llmsText(
    {
      content: { settings: { name: hostile, titleTemplate: '%s' }, messages },
      frontPage: front as unknown as Page,
      dealers: [{ name: hostile, path: '/hitta/a(b)' }],
    },
    {
      origin,
      sitemaps: listSitemaps(site, origin),
      dataAddresses: [`${origin}/open-data/openapi.json`],
    },
  );
  const [title, quotation, ...lines] = text.split('\n').filter(Boolean);
  expect(title).toMatch(/^# \S/);
  expect(quotation).toMatch(/^> \S/);
  for (const line of lines) {
    expect(line).toMatch(/^(?:## \S.*|- \[[^[\]]+\]\(https:\/\/[^\s()]+\))$/);
  }
});
