import type { IncomingMessage } from 'node:http';
import { requestAuthority } from '../../../../server/http/requestAuthority';
import { siteHosts } from '../../../../server/sites/siteHosts';
import { siteNames } from '../../../../sites/sites';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

describe('site by host', () => {
  it.each(siteNames)(
    '[SITE-01] serves %s at its local host, with any port and letter case',
    async (name) => {
      const app = await startApp();
      const host = `${name.toUpperCase()}.localhost:3000`;
      expect((await app.request({ headers: { host } })).text).toContain(`<title>${name}</title>`);
    },
  );

  it.each(['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])(
    'serves the first site at %s',
    async (host) => {
      const app = await startApp();
      expect((await app.request({ headers: { host } })).text).toContain(
        '<title>automotive-se</title>',
      );
    },
  );

  it('responds with 421 and a plain message to an unknown host', async () => {
    const app = await startApp();
    const { status, text } = await app.request({ headers: { host: 'other.example' } });
    expect(status).toBe(421);
    expect(text).toContain('No site has this host');
  });

  it('responds with 421 when a request has two hosts', () => {
    const authorityOf = requestAuthority(() => false);
    const authority = (...rawHeaders: string[]) =>
      authorityOf({ headers: { host: 'a' }, rawHeaders, socket: {} } as unknown as IncomingMessage);
    expect(authority('Accept', '*/*', 'Host', 'a')).toBe('a');
    expect(authority('Host', 'a', 'host', 'b')).toBe('');
  });

  it("[SITE-04] does not choose the site by the query or the browser's language", async () => {
    const app = await startApp();
    const headers = { 'accept-language': 'nb-NO' };
    const { text } = await app.request({ path: '/?site=automotive-no', headers });
    expect(text).toContain('<title>automotive-se</title>');
  });

  it('uses X-Forwarded-Host only from a trusted proxy', async () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'trucks.localhost' };
    const trusting = await startApp({ environment: { TRUST_PROXY: 'loopback' } });
    const untrusting = await startApp({ environment: { TRUST_PROXY: '10.0.0.0/8' } });
    expect((await trusting.request({ headers })).text).toContain('<title>trucks</title>');
    expect((await untrusting.request({ headers })).text).toContain('<title>automotive-se</title>');
  });

  it('uses Host when a trusted proxy sends an empty X-Forwarded-Host', async () => {
    const headers = { host: 'trucks.localhost', 'x-forwarded-host': '' };
    const app = await startApp({ environment: { TRUST_PROXY: 'loopback' } });
    expect((await app.request({ headers })).text).toContain('<title>trucks</title>');
  });

  it('separates sites on the fast path', async () => {
    const app = await startApp();
    for (let visit = 0; visit < 3; visit += 1) {
      for (const name of ['trucks', 'charging']) {
        const { text } = await app.request({ headers: { host: `${name}.localhost` } });
        expect(text).toContain(`<title>${name}</title>`);
      }
    }
  });
});

describe('hosts of sites', () => {
  const a = { name: 'a', hosts: ['a.example', '*.cars.example'] };
  const b = { name: 'b', hosts: ['b.example', '*.old.cars.example', 'special.cars.example'] };
  const find = siteHosts([a, b], 'localhost');

  it.each([
    ['x.cars.example', 'a'],
    ['x.y.cars.example', 'a'],
    ['x.old.cars.example', 'b'],
    ['special.cars.example', 'b'],
    ['cars.example', undefined],
    ['evilcars.example', undefined],
    ['', undefined],
  ])('finds the site of %s', (host, name) => {
    expect(find(host)?.name).toBe(name);
  });

  it('rejects two sites with the same host', () => {
    expect(() => siteHosts([a, { name: 'c', hosts: ['A.example'] }], 'localhost')).toThrow(
      'Host A.example belongs to both a and c',
    );
  });
});
