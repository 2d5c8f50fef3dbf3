import { siteNames } from '../../sites/sites';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { listFirstPages } from './firstPages';
import { expect, test } from './test';
import { scrollThrough, findVisiblePictures } from './visiblePictures';

/** A small window needs small images, which are scaled faster. */
test.use({ viewport: { width: 390, height: 844 } });

const one = listFirstPages().filter(({ site }) => site === 'automotive-se');

for (const { site, path } of one) {
  test(`every picture of ${site}${path} is loaded`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      const isPicture = /\/image\?|\/-\/media\//.test(response.url());
      // 503 means that the image is still being scaled.
      const isRefused = response.status() >= 400 && response.status() !== 503;
      if (isPicture && isRefused) refused.push(response.url());
    });
    await page.goto(getAddress(site, path));
    await scrollThrough(page);
    await expect
      .poll(async () => (await findVisiblePictures(page)).missing, { timeout: 60_000 })
      .toEqual([]);
    expect((await findVisiblePictures(page)).there.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
}

// Browsers load and show images in the same way on all sites, so one is enough.
for (const site of siteNames.filter((name) => name !== 'automotive-se')) {
  test(`every picture that the front page of ${site} refers to exists`, async ({ request }) => {
    const front = await HtmlPage.open(request, site);
    const smallest = front.all('img').map(({ attributes: { src, srcset = '' } }) => {
      const [first] = srcset.split(' ');
      return first === undefined || first === '' ? src : first;
    });
    const paths = new Set(smallest.filter((path) => path?.startsWith('/')));
    expect(paths.size).toBeGreaterThan(0);
    const { host } = new URL(getAddress(site));
    for (const path of paths) {
      const fetchPicture = async () => {
        const answer = await request.get(addresses.web + path, { headers: { host } });
        return [path, answer.status(), answer.headers()['content-type']];
      };
      // 503 means that the image is still being scaled.
      await expect
        .poll(fetchPicture, { timeout: 60_000 })
        .toEqual([path, 200, expect.stringMatching(/^image\//)]);
    }
  });
}

test('pictures whose first answer is 503 are requested again and loaded', async ({ page }) => {
  const refused = new Set<string>();
  await page.route(/\/image\?/, async (route) => {
    const address = route.request().url();
    if (address.includes('&again=')) return route.continue();
    refused.add(address);
    return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, body: '' });
  });
  await page.goto(getAddress('carstore-se'));
  await scrollThrough(page);
  await expect.poll(() => refused.size).toBeGreaterThan(1);
  await expect
    .poll(async () => (await findVisiblePictures(page)).missing, { timeout: 40_000 })
    .toEqual([]);
});
