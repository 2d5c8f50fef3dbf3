import { addresses } from './addresses';
import { expect, test } from './test';

test('a sampled view reports its performance when it is left, without identifying the visitor', async ({
  page,
}) => {
  // The product under test does not measure views by itself.
  await page.route(`${addresses.web}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<html', '<html data-vitals="1 front"');
    await route.fulfill({ response, body: html });
  });
  const reports: unknown[] = [];
  await page.route('**/api/vitals', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${addresses.web}/`, { waitUntil: 'networkidle' });
  // A key press, like any input, reports the largest contentful paint.
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return reports.length;
    })
    .toBe(1);
  const [report] = reports as [{ vitals: { name: string }[] }];
  expect(Object.keys(report).sort()).toEqual(['device', 'page', 'vitals']);
  expect(report).toMatchObject({ page: 'front', device: 'desktop' });
  expect(report.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'LCP']));
  for (const vital of report.vitals) expect(Object.keys(vital)).toEqual(['name', 'value']);
});

test('a view that is not sampled loads no measuring script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(`${addresses.web}/`, { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('/api/vitals'))).toEqual([]);
});
