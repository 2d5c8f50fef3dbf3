import { addresses, addressOf } from './addresses';
import { expect, test } from './test';

const site = 'trucks';
/** The dictionary is looked for every ten seconds, for one site at a time. */
const PATIENCE_MS = 120_000;

test.setTimeout(PATIENCE_MS + 60_000);

test('a browser that has seen one page gets the next one compressed with what pages have in common', async ({
  page,
  request,
}) => {
  const { host } = new URL(addressOf(site));
  const ask = (path: string) => request.get(addresses.web + path, { headers: { host } });
  const home = await (await ask('/')).text();
  const links = [...home.matchAll(/href="(\/[a-z][a-z/-]+)"/g)].map(([, link]) => link ?? '');
  const paths = [...new Set(links)].filter((link) => !link.startsWith('/assets')).slice(0, 8);
  await expect(async () => {
    for (const path of paths) await ask(path);
    const answer = await ask('/');
    expect(answer.headers().link).toContain('rel="compression-dictionary"');
  }).toPass({ timeout: PATIENCE_MS, intervals: [2000] });

  const fetched = page.waitForResponse((response) =>
    response.url().includes('/assets/dictionaries/'),
  );
  await page.goto(addressOf(site));
  expect((await fetched).headers()['use-as-dictionary']).toContain('match="/*"');
  await (await fetched).finished();

  await expect(async () => {
    const next = await page.goto(addressOf(site, paths[0]));
    expect(await next?.headerValue('content-encoding')).toBe('dcz');
    expect(await next?.request().headerValue('available-dictionary')).toMatch(/^:[\w+/]{43}=:$/);
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();
});
