import { pathKey, siteKey } from '../../../../platform/pages/surrogateKeys';
import { kitSessionKeys } from '../../../../domain/kits/kitSession';
import { allSites, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const location = (path: string, host = 'localhost') =>
  startApp({
    findRedirect: (site) => {
      if (site !== 'automotive-se') return undefined;
      return (path, query) => {
        if (path === '/old') return { location: `/new${query && `?${query}`}`, status: 308 };
        if (path === '/api/old/') return { location: '/api/old', status: 308 };
        return path === '/alias' ? { transfer: '/real' } : undefined;
      };
    },
  })
    .then((app) => app.request({ path, headers: { host } }))
    .then(({ status, headers }) => [status, headers.location]);

describe('redirects', () => {
  it('[ROUTE-16] [REDIR-02] redirects old addresses permanently, with their query', async () => {
    expect(await location('/old?a=1')).toEqual([308, '/new?a=1']);
  });

  it("limits caching of editors' redirects to a minute, and purges them in the CDN", async () => {
    const findRedirect = () => () => ({ location: '/new', status: 301 as const });
    const alone = await startApp({ findRedirect });
    const { headers } = await alone.request({ path: '/old' });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['surrogate-key']).toBeUndefined();
    const environment = { CDN_KIND: 'varnish', CDN_PURGE_URL: 'http://cache.example' };
    const behind = await startApp({ findRedirect, environment });
    const cachedHeaders = (await behind.request({ path: '/old' })).headers;
    expect(cachedHeaders['cache-control']).toBe('public, max-age=60, s-maxage=3600');
    expect(cachedHeaders['surrogate-key']).toBe(
      `${siteKey('automotive-se')} ${pathKey('automotive-se', '/old')}`,
    );
  });

  it('does not cache a redirect with kit session values, which are passed on', async () => {
    const app = await startApp({
      findRedirect: () => (_path, query) => ({ location: `/new?${query}`, status: 301 }),
    });
    const kits = allSites.find(({ features }) => features.kits)!;
    const path = `/old?${kitSessionKeys[0]}=secret`;
    const { status, headers } = await app.request({
      path,
      headers: { host: `${kits.name}.localhost` },
    });
    expect([status, headers['cache-control']]).toEqual([301, 'no-store']);
  });

  it('does not normalise addresses of the API', async () => {
    expect(await location('/api/old/?a=1')).toEqual([404, undefined]);
  });

  it('[REDIR-04] applies a table only to its own site', async () => {
    expect(await location('/old', 'trucks.localhost')).toEqual([200, undefined]);
  });

  it('[REDIR-05] [SITE-26] redirects the www host to the bare one on the site with this feature', async () => {
    expect(await location('/kop-bil/?a=1', 'www.automotive.example')).toEqual([
      308,
      'http://automotive.example/kop-bil?a=1',
    ]);
  });

  it.each([
    ['/kop-bil/', '/kop-bil'],
    ['//evil.example/', '/evil.example'],
    ['/a//b///?q', '/a/b?q'],
    ['/sv', '/'],
    ['/sv/om-oss?a=1', '/om-oss?a=1'],
    ['/sv?a=1', '/?a=1'],
  ])('redirects %s to %s', async (path, target) => {
    expect(await location(path)).toEqual([308, target]);
  });

  it.each(['/', '/svenska', '/en', '/en/om-oss'])('does not redirect %s', async (path) => {
    expect(await location(path)).toEqual([200, undefined]);
  });

  it('serves another page under the same address for a transfer', async () => {
    const app = await startApp({ findRedirect: () => () => ({ transfer: '/real?x=1' }) });
    const answers = [];
    for (let visit = 0; visit < 3; visit += 1) answers.push(await app.request({ path: '/alias' }));
    for (const { status, text } of answers) {
      expect([status, text.includes('<p>/real ')]).toEqual([200, true]);
    }
  });

  it('applies only to GET and HEAD requests', async () => {
    const app = await startApp({ findRedirect: () => () => ({ location: '/', status: 308 }) });
    expect((await app.request({ path: '/sv//evil', method: 'POST' })).status).toBe(405);
  });
});
