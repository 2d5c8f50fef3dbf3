import type { Page } from '@playwright/test';
import { getAddress } from './addresses';
import { expect, test } from './test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

/** Returns a style of an element and the system colour for comparison. */
const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const readSystemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = color;
    const { color: shown } = getComputedStyle(sample);
    sample.remove();
    return shown;
  }, name);

for (const width of [1440, 390])
  test(`[NAV-01] with forced colours text and bar have a plain background instead of the picture, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(getAddress('automotive-no'));
    const canvas = await readSystemColor(page, 'Canvas');
    expect(await readStyle(page, 'header', 'background-color')).toBe(canvas);
    expect(await readStyle(page, '[data-hero] div:has(> h1)', 'background-color')).toBe(canvas);
  });

test('with forced colours the logo of a brand is visible on every background', async ({ page }) => {
  for (const site of ['carstore-se', 'automotive-se', 'pickup']) {
    await page.goto(getAddress(site));
    const text = await readSystemColor(page, 'CanvasText');
    expect(await readStyle(page, 'header [data-logo] svg path', 'fill')).toBe(text);
  }
});

test('with forced colours shortcuts have a border on every side', async ({ page }) => {
  await page.goto(getAddress('charging'));
  const tile = page.getByRole('main').locator('li > a:has(svg)').first();
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(tile).toHaveCSS(`border-${side}-width`, '1px');
});
