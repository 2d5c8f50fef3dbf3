import { expirePublished } from '../../../../platform/memory/memories';
import { llms } from '../../../../server/seo/llms';
import { sitemap } from '../../../../server/seo/sitemap';
import { sitemapXml } from '../../../../server/seo/sitemapXml';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import type { PublicRoute } from '../../../../platform/content/content';
import { siteByName } from '../../../../sites/sites';
import type { Page } from '../../../../platform/content/page.types';
import { defaultSiteContent } from '../../../../platform/content/siteContent';
import type { Site } from '../../../../sites/site.types';
import { listCarPaths as listPathsOfCars } from '../../../../server/seo/listCarPaths';
import type { SearchClient } from '../../../../features/search/server/searchClient';
import { allSites, startApp, stopServers } from '../appUnderTest';
import { siteOrigins } from '../../../../server/sites/siteOrigin';
import { logTo } from '../../../../platform/log';

afterEach(stopServers);

const { logger } = logTo({ write: () => undefined }, 'silent');
const origins = siteOrigins(allSites, new URL('https://automotive.example'));
const origin = (site: Site) => Promise.resolve(origins(site));
const listCarPaths = () => Promise.resolve([]);

describe('robots.txt', () => {
  it.each(['/robots.txt', '/api/robots'])(
    '[ROUTE-11] robots.txt allows search engines at %s',
    async (path) => {
      const app = await startApp();
      const { status, headers, text } = await app.request({
        path,
        headers: { host: 'trucks.localhost' },
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text).toBe(
        'User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: http://trucks.localhost:3000/sitemap.xml\n',
      );
    },
  );

  it('robots.txt disallows search engines on stage', async () => {
    const app = await startApp({ environment: { PUBLIC_URL: 'https://Stage.automotive.example' } });
    const { text } = await app.request({
      path: '/robots.txt',
      headers: { host: 'automotive.example' },
    });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemap', () => {
  const routes: PublicRoute[] = [
    { path: '/', languages: ['sv', 'en'], updated: '2026-01-31' },
    { path: '/om-oss', translatedPaths: { en: '/about' }, languages: ['sv', 'en'] },
  ];
  const start = (listRoutes: () => Promise<PublicRoute[]>) =>
    startApp({ sitemap: sitemap({ listRoutes, listCarPaths, origin, logger }) });

  it.each(['/sitemap.xml', '/api/sitemap'])(
    '[ROUTE-12] the sitemap lists the public pages at %s',
    async (path) => {
      const app = await start(() => Promise.resolve(routes));
      const { headers, text } = await app.request({ path });
      expect(headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(text.match(/<loc>[^<]*/g)).toEqual([
        '<loc>https://automotive.example/',
        '<loc>https://automotive.example/en',
        '<loc>https://automotive.example/om-oss',
        '<loc>https://automotive.example/en/about',
      ]);
      expect(text).toContain('<lastmod>2026-01-31</lastmod>');
      expect(text.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(0, 3)).toEqual([
        'hreflang="sv-SE" href="https://automotive.example/"',
        'hreflang="en-SE" href="https://automotive.example/en"',
        'hreflang="x-default" href="https://automotive.example/"',
      ]);
    },
  );

  it('the sitemap is fetched once from the content platform, and is kept while it is down', async () => {
    let calls = 0;
    const source = sitemap({
      origin,
      logger,
      listCarPaths,
      listRoutes: () => {
        calls += 1;
        return calls === 1
          ? Promise.resolve(routes)
          : Promise.reject(new UpstreamError('content', 'network', 'down'));
      },
    });
    const app = await startApp({ sitemap: source });
    await Promise.all([
      app.request({ path: '/sitemap.xml' }),
      app.request({ path: '/sitemap.xml' }),
    ]);
    expect(calls).toBe(1);
    expirePublished();
    const { status, text } = await app.request({ path: '/sitemap.xml' });
    expect(calls).toBe(2);
    expect([status, text.includes('/om-oss')]).toEqual([200, true]);
  });

  it('the sitemap becomes an index of several documents when one is too small', () => {
    const site = siteByName('trucks');
    const many = Array.from({ length: 5 }, (_, n) => ({ path: `/p${n}?a&b`, languages: ['sv'] }));
    const [index, ...parts] = sitemapXml(site, 'https://t.example', many, 2);
    expect(index.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://t.example/sitemap-1.xml',
      '<loc>https://t.example/sitemap-2.xml',
      '<loc>https://t.example/sitemap-3.xml',
    ]);
    expect(parts).toHaveLength(3);
    expect(parts[2]).toContain('<loc>https://t.example/p4?a&amp;b</loc>');
  });

  it('sitemap documents beyond the last are a 404', async () => {
    const app = await start(() => Promise.resolve(routes));
    for (const suffix of ['1', 'x', '0', 'cars-1', 'cars-x', '__proto__']) {
      expect((await app.request({ path: `/sitemap-${suffix}.xml` })).status).toBe(404);
    }
  });
});

describe('sitemap of cars', () => {
  const cars = Array.from({ length: 1203 }, (_, at) => ({ car_id: `c${at}`, slug: 'volvo' }));
  const createSearch = (failsAt = Infinity) =>
    (async (_site, _kind, { limit = 0, offset = 0 }) => ({
      facet: [],
      limit,
      offset,
      total_items: cars.length,
      ...(offset < failsAt
        ? { content: cars.slice(offset, offset + limit) }
        : { content: [], failed: true }),
    })) as SearchClient['search'];
  const start = (search: SearchClient['search']) =>
    startApp({
      sitemap: sitemap({
        origin,
        logger,
        listRoutes: () => Promise.resolve([]),
        listCarPaths: (site) => listPathsOfCars(search, site),
      }),
    });

  it('the sitemap of cars lists every car with the address of its page', async () => {
    const app = await start(createSearch());
    const { status, text } = await app.request({ path: '/sitemap-cars.xml' });
    const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
    expect([status, addresses.length]).toEqual([200, cars.length]);
    expect(addresses.at(-1)).toBe('https://automotive.example/bil/c1202/volvo');
  });

  it('the sitemap of cars is a 503 instead of an incomplete list', async () => {
    const app = await start(createSearch(500));
    const { status, headers } = await app.request({ path: '/sitemap-cars.xml' });
    expect([status, headers['retry-after']]).toEqual([503, '30']);
  });

  it('the sitemap of cars is missing on a site without cars, and is in robots.txt on a site with cars', async () => {
    const app = await start(createSearch());
    const robots = (host: string) => app.request({ path: '/robots.txt', headers: { host } });
    const headers = { host: 'trucks.localhost' };
    expect((await app.request({ path: '/sitemap-cars.xml', headers })).status).toBe(404);
    expect((await robots('trucks.localhost')).text).not.toContain('cars');
    expect((await robots('localhost')).text).toContain(
      'Sitemap: http://localhost:3000/sitemap-cars.xml\n',
    );
  });
});

describe('llms.txt', () => {
  it('llms.txt describes the site in a few lines and lists its pages', async () => {
    let name = 'Automotive [Sverige]';
    const origin = () => Promise.resolve('https://automotive.example');
    const handler = llms({
      origin,
      logger,
      describe: async (site, language) => {
        const { messages } = defaultSiteContent(site, language);
        const settings = { name, titleTemplate: '%s' };
        const link = (href: string, text: string) => ({ Link: { value: { href, text } } });
        const Items = [
          link('/kop-bil', 'Köp bil'),
          link('https://x.example/', 'X'),
          link('/kop-bil', 'Igen'),
        ];
        const block = {
          uid: '',
          name: 'MegaMenu',
          isKnown: true,
          fields: { Items },
          placeholders: {},
        };
        const front = { fields: { metaDescription: 'Bilar.' }, placeholders: { header: [block] } };
        return { content: { settings, messages }, frontPage: front as unknown as Page };
      },
    });
    const app = await startApp({ publicOrigin: origin, llms: handler });
    const { headers, text } = await app.request({ path: '/llms.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toBe(
      [
        '# Automotive Sverige',
        '> Bilar.',
        '## Huvudsidor',
        '- [Köp bil](https://automotive.example/kop-bil)',
        '## Sitemaps',
        '- [sitemap.xml](https://automotive.example/sitemap.xml)\n- [sitemap-cars.xml](https://automotive.example/sitemap-cars.xml)',
        '## Data',
        '- [openapi.json](https://automotive.example/open-data/openapi.json)\n- [vehicles.xml](https://automotive.example/feeds/vehicles.xml)\n- [vehicles.csv](https://automotive.example/feeds/vehicles.csv)\n',
      ].join('\n\n'),
    );
    // The cached text is replaced at once after a publication, not when it expires.
    name = 'Automotive Norden';
    expect((await app.request({ path: '/llms.txt' })).text).toBe(text);
    expirePublished();
    expect((await app.request({ path: '/llms.txt' })).text).toContain('Automotive Norden');
  });
});
