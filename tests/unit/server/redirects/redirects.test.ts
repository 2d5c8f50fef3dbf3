/** @jest-environment node */
import { startApp, stopServers } from '../appUnderTest';

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
    .then((app) => app.ask({ path, headers: { host } }))
    .then(({ status, headers }) => [status, headers.location]);

describe('redirects', () => {
  it('[ROUTE-16] [REDIR-02] sends old addresses on permanently, with their query', async () => {
    expect(await location('/old?a=1')).toEqual([308, '/new?a=1']);
  });

  it('serves what programs ask for as it is spelt', async () => {
    expect(await location('/api/old/?a=1')).toEqual([404, undefined]);
  });

  it('[REDIR-04] uses a table on its own site only', async () => {
    expect(await location('/old', 'trucks.localhost')).toEqual([200, undefined]);
  });

  it('[REDIR-05] [SITE-26] sends the www host to the bare one on the site that has the feature', async () => {
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
  ])('sends %s to %s', async (path, target) => {
    expect(await location(path)).toEqual([308, target]);
  });

  it.each(['/', '/svenska', '/en', '/en/om-oss'])('leaves %s alone', async (path) => {
    expect(await location(path)).toEqual([200, undefined]);
  });

  it('shows another page under the same address where editors want it', async () => {
    const app = await startApp({ findRedirect: () => () => ({ transfer: '/real?x=1' }) });
    const answers = [];
    for (let visit = 0; visit < 3; visit += 1) answers.push(await app.ask({ path: '/alias' }));
    for (const { status, text } of answers) {
      expect([status, text.includes('<p>/real ')]).toEqual([200, true]);
    }
  });

  it('changes nothing but reading requests', async () => {
    const app = await startApp({ findRedirect: () => () => ({ location: '/', status: 308 }) });
    expect((await app.ask({ path: '/sv//evil', method: 'POST' })).status).toBe(405);
  });
});
