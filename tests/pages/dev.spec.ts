import { findViolations } from '../accessibility/findViolations';
import { contract } from '../../schema/generated/contract';
import { siteNames } from '../../sites/sites';
import { addresses } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

test.beforeEach(paintedPictures);

test('developer pages list every site, every block and the upstreams, which all work', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${addresses.web}/_dev`, { waitUntil: 'networkidle' });
  for (const name of siteNames) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of Object.keys(contract.blocks)) {
    await expect(
      page.locator(`a[href^="/_dev/blocks/${name}?"], a[href="/_dev/blocks/${name}"]`),
    ).toBeVisible();
  }
  await expect(page.getByText(/^Fails/)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('every example of every block has a page', async ({ page, request }) => {
  test.slow();
  await page.goto(`${addresses.web}/_dev?theme=mini`);
  const examples = await page
    .locator('a[href^="/_dev/blocks/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(examples.length).toBeGreaterThan(10);
  for (const example of examples) {
    const response = await request.get(addresses.web + example);
    expect.soft(response.status(), example).toBe(200);
    const html = await response.text();
    expect.soft(html, example).toContain('class="theme-mini"');
    expect.soft(html, example).not.toContain('data-block-failed');
  }
});

test('an unknown block gets 404', async ({ request }) => {
  const response = await request.get(`${addresses.web}/_dev/blocks/Nothing`);
  expect(response.status()).toBe(404);
});
