import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

async function warnings(environment: NodeJS.ProcessEnv, asked: Record<string, string>[]) {
  const app = await startApp({ environment });
  for (const headers of asked) await app.ask({ path: '/livez', headers });
  return app.lines().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
}

test('a proxy that is not named is told once, without addresses', async () => {
  const told = await warnings({ TRUST_PROXY: '10.0.0.0/8' }, [{}, headers, headers]);
  expect(told).toHaveLength(1);
  expect(told[0]?.level).toBe(40);
  expect(JSON.stringify(told)).not.toMatch(/203\.0\.113|127\.0\.0/);
});

test('one that is named, and visitors without one, are nothing to tell', async () => {
  expect(await warnings({ TRUST_PROXY: 'loopback' }, [{}, headers])).toEqual([]);
  expect(await warnings({}, [{}])).toEqual([]);
});
