/** @jest-environment node */
import { sitemap } from '../../../../server/seo/sitemap';
import { sitemapXml } from '../../../../server/seo/sitemapXml';
import { UpstreamError } from '../../../../server/upstreams/UpstreamError';
import type { PublicRoute } from '../../../../server/upstreams/content';
import { siteByName } from '../../../../site/sites/sites';
import { allSites, startApp, stopServers } from '../appUnderTest';
import { siteOrigins } from '../../../../server/siteOrigin';
import { logTo } from '../../../../server/log';

afterEach(stopServers);

const { logger } = logTo({ write: () => undefined }, 'silent');
const origin = siteOrigins(allSites, new URL('https://automotive.example'));

describe('robots', () => {
  it.each(['/robots.txt', '/api/robots'])(
    '[ROUTE-11] lets search engines in at %s',
    async (path) => {
      const app = await startApp();
      const { status, headers, text } = await app.ask({
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

  it('keeps them out of stage', async () => {
    const app = await startApp({ environment: { PUBLIC_URL: 'https://Stage.automotive.example' } });
    const { text } = await app.ask({
      path: '/robots.txt',
      headers: { host: 'automotive.example' },
    });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemap', () => {
  const routes: PublicRoute[] = [
    { path: '/', languages: ['sv', 'en'], updated: '2026-01-31' },
    { path: '/om-oss', languages: ['sv'] },
  ];
  const start = (listRoutes: () => Promise<PublicRoute[]>) =>
    startApp({ sitemap: sitemap({ listRoutes, origin, logger }).handler });

  it.each(['/sitemap.xml', '/api/sitemap'])('[ROUTE-12] lists public pages at %s', async (path) => {
    const app = await start(() => Promise.resolve(routes));
    const { headers, text } = await app.ask({ path });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://automotive.example/',
      '<loc>https://automotive.example/en',
      '<loc>https://automotive.example/om-oss',
    ]);
    expect(text).toContain('<lastmod>2026-01-31</lastmod>');
    expect(text.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(0, 3)).toEqual([
      'hreflang="sv" href="https://automotive.example/"',
      'hreflang="en" href="https://automotive.example/en"',
      'hreflang="x-default" href="https://automotive.example/"',
    ]);
  });

  it('asks the content platform once, and stands while it is down', async () => {
    let calls = 0;
    const source = sitemap({
      origin,
      logger,
      listRoutes: () => {
        calls += 1;
        return calls === 1
          ? Promise.resolve(routes)
          : Promise.reject(new UpstreamError('content', 'network', 'down'));
      },
    });
    const app = await startApp({ sitemap: source.handler });
    await Promise.all([app.ask({ path: '/sitemap.xml' }), app.ask({ path: '/sitemap.xml' })]);
    expect(calls).toBe(1);
    source.expire();
    const { status, text } = await app.ask({ path: '/sitemap.xml' });
    expect(calls).toBe(2);
    expect([status, text.includes('/om-oss')]).toEqual([200, true]);
  });

  it('becomes an index of parts when one document is too small', () => {
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

  it('has no parts beyond the last', async () => {
    const app = await start(() => Promise.resolve(routes));
    expect((await app.ask({ path: '/sitemap-1.xml' })).status).toBe(404);
    expect((await app.ask({ path: '/sitemap-x.xml' })).status).toBe(404);
  });
});
