import { startApp, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  host: 'localhost',
  origin: 'http://localhost',
};

describe('responses that belong to one person', () => {
  it.each([
    ['/api/visits/cancel', 'visit=a-token'],
    ['/api/holds/release', 'hold=a-token'],
    ['/api/holds/prove', 'hold=a-token'],
  ])('a redirect from %s, whose address contains a token, is not cached', async (path, body) => {
    const released = {
      request: () => Promise.reject(new Error('No database')),
      prove: () => Promise.reject(new Error('No database')),
      show: () => Promise.resolve('unknown' as const),
      findHolder: () => Promise.resolve(undefined),
      release: () => Promise.resolve(),
      start: () => undefined,
      close: () => Promise.resolve(),
    };
    const app = await startApp({ holds: released });
    const { status, headers } = await app.request({ path, method: 'POST', headers: form, body });
    expect([status, headers.location]).toEqual([303, expect.stringContaining('a-token')]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });
});
