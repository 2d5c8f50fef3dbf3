import { addresses, getAddress } from './addresses';
import { expect, test } from './test';

const site = 'trucks';
/** Long, since dictionaries are created every ten seconds, for one site at a time. */
const TIMEOUT_MS = 120_000;

test.setTimeout(TIMEOUT_MS + 60_000);

test('a browser gets its second page compressed with a shared dictionary', async ({
  page,
  request,
}) => {
  const { host } = new URL(getAddress(site));
  const fetchPath = (path: string) => request.get(addresses.web + path, { headers: { host } });
  const home = await (await fetchPath('/')).text();
  const links = [...home.matchAll(/href="(\/[a-z][a-z/-]+)"/g)].map(([, link]) => link ?? '');
  const paths = [...new Set(links)].filter((link) => !link.startsWith('/assets')).slice(0, 8);
  await expect(async () => {
    for (const path of paths) await fetchPath(path);
    const answer = await fetchPath('/');
    expect(answer.headers().link).toContain('rel="compression-dictionary"');
  }).toPass({ timeout: TIMEOUT_MS, intervals: [2000] });

  const fetched = page.waitForResponse((response) =>
    response.url().includes('/assets/dictionaries/'),
  );
  await page.goto(getAddress(site));
  expect((await fetched).headers()['use-as-dictionary']).toContain('match="/*"');
  await (await fetched).finished();

  await expect(async () => {
    const next = await page.goto(getAddress(site, paths[0]));
    expect(await next?.headerValue('content-encoding')).toBe('dcz');
    expect(await next?.request().headerValue('available-dictionary')).toMatch(/^:[\w+/]{43}=:$/);
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();
});
