import type { PageRequest } from '../../../../platform/pages/page.types';
import { plainPage, startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const query = 'secret=editing-secret&route=/om-oss&sc_site=carstore-se&sc_lang=en';
const environment = {
  SITECORE_EDITING_SECRET: 'editing-secret',
  JSS_ALLOWED_ORIGINS: 'https://pages.platform.example',
};

describe('editors’ preview', () => {
  it.each(['/feaas-render', '/api/editing/feaas/render'])(
    '[EDIT-06] [ROUTE-13] renders unpublished content at %s, without the cache',
    async (path) => {
      const pageRequests: PageRequest[] = [];
      const app = await startApp({
        environment,
        renderPage: (request) => {
          pageRequests.push(request);
          return plainPage(request);
        },
      });
      for (let time = 0; time < 2; time += 1) {
        const { status, headers, text } = await app.request({ path: `${path}?${query}` });
        expect([status, text.includes('/en/om-oss preview')]).toEqual([200, true]);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-security-policy']).toContain(
          "frame-ancestors 'self' https://pages.platform.example",
        );
        expect(headers['x-frame-options']).toBeUndefined();
      }
      expect(pageRequests.map(({ site, mode }) => [site.name, mode])).toEqual([
        ['carstore-se', 'preview'],
        ['carstore-se', 'preview'],
      ]);
    },
  );

  it.each([
    ['https://www.example.com', true],
    ['http://localhost:3000', false],
  ])('upgrades requests to https only if the public address uses it: %s', async (url, isSecure) => {
    const app = await startApp({ environment: { ...environment, PUBLIC_URL: url } });
    const { headers } = await app.request({ path: `/feaas-render?${query}` });
    const policy = String(headers['content-security-policy']);
    expect(policy.includes('upgrade-insecure-requests')).toBe(isSecure);
  });

  it.each([
    ['no secret', query.replace('secret=editing-secret&', ''), 401],
    ['a wrong secret', query.replace('editing-secret', 'guess'), 401],
    ['no route', query.replace('route=/om-oss&', ''), 400],
    ['an unknown site', query.replace('carstore-se', 'nobody'), 400],
    ['a language that the site lacks', query.replace('sc_lang=en', 'sc_lang=fi'), 400],
  ])('refuses a request with %s', async (_, parameters, status) => {
    const app = await startApp({ environment });
    expect((await app.request({ path: `/feaas-render?${parameters}` })).status).toBe(status);
  });

  it('refuses requests if no secret is configured', async () => {
    const app = await startApp({ environment: { CONTENT_URL: 'https://edge.example/graphql' } });
    expect((await app.request({ path: '/feaas-render?secret=' })).status).toBe(401);
  });
});
