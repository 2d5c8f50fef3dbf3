import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

async function warnings(environment: NodeJS.ProcessEnv, requests: Record<string, string>[]) {
  const app = await startApp({ environment });
  for (const headers of requests) await app.request({ path: '/livez', headers });
  return app.lines().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
}

test('logs an unconfigured proxy once, without addresses', async () => {
  const logged = await warnings({ TRUST_PROXY: '10.0.0.0/8' }, [{}, headers, headers]);
  expect(logged).toHaveLength(1);
  expect(logged[0]?.level).toBe(40);
  expect(JSON.stringify(logged)).not.toMatch(/203\.0\.113|127\.0\.0/);
});

test('does not log a configured proxy or visitors without one', async () => {
  expect(await warnings({ TRUST_PROXY: 'loopback' }, [{}, headers])).toEqual([]);
  expect(await warnings({}, [{}])).toEqual([]);
});
