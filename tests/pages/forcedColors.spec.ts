import type { Page } from '@playwright/test';
import { addressOf } from './addresses';
import { expect, test } from './test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

/** A style of an element, beside the system's own colour of that kind. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = color;
    const { color: shown } = getComputedStyle(sample);
    sample.remove();
    return shown;
  }, name);

for (const width of [1440, 390])
  test(`[NAV-01] with forced colours words and bar stand on a ground of their own, not on the picture, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf('automotive-no'));
    const canvas = await systemColor(page, 'Canvas');
    expect(await styleOf(page, 'header', 'background-color')).toBe(canvas);
    expect(await styleOf(page, '[data-hero] div:has(> h1)', 'background-color')).toBe(canvas);
  });

test('with forced colours the sign of a brand is seen on every ground', async ({ page }) => {
  for (const site of ['carstore-se', 'automotive-se', 'pickup']) {
    await page.goto(addressOf(site));
    const text = await systemColor(page, 'CanvasText');
    expect(await styleOf(page, 'header [data-logo] svg path', 'fill')).toBe(text);
  }
});

test('with forced colours shortcuts have a line on every side', async ({ page }) => {
  await page.goto(addressOf('charging'));
  const tile = page.getByRole('main').locator('li > a:has(svg)').first();
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(tile).toHaveCSS(`border-${side}-width`, '1px');
});
