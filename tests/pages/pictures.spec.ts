import { addressOf } from './addresses';
import { firstPages } from './firstPages';
import { expect, test } from './test';
import { scrollThrough, visiblePictures } from './visiblePictures';

/** Scaling takes time: a small window asks for small pictures. */
test.use({ viewport: { width: 390, height: 844 } });

const one = firstPages().filter(({ site, path }) => path === '/' || site === 'automotive-se');

for (const { site, path } of one) {
  test(`every picture of ${site}${path} is there`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      const isPicture = /\/image\?|\/-\/media\//.test(response.url());
      // 503 says that a picture comes a little later.
      const isRefused = response.status() >= 400 && response.status() !== 503;
      if (isPicture && isRefused) refused.push(response.url());
    });
    await page.goto(addressOf(site, path));
    await scrollThrough(page);
    await expect
      .poll(async () => (await visiblePictures(page)).missing, { timeout: 60_000 })
      .toEqual([]);
    expect((await visiblePictures(page)).there.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
}

test('pictures whose first answer is 503 are asked for again, and come', async ({ page }) => {
  const refused = new Set<string>();
  await page.route(/\/image\?/, async (route) => {
    const address = route.request().url();
    if (address.includes('&again=')) return route.continue();
    refused.add(address);
    return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, body: '' });
  });
  await page.goto(addressOf('carstore-se'));
  await scrollThrough(page);
  await expect.poll(() => refused.size).toBeGreaterThan(1);
  await expect
    .poll(async () => (await visiblePictures(page)).missing, { timeout: 40_000 })
    .toEqual([]);
});
