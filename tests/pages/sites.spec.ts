import { expect, test } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { siteNames, sites } from '../../sites/sites';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';

const homePages = siteNames.flatMap((site) =>
  sites[site].languages.map((language, index) => ({
    site,
    language,
    address: addressOf(site, index === 0 ? '/' : `/${language}`),
  })),
);

for (const { site, language, address } of homePages) {
  test.describe(`${site} in ${language}`, () => {
    test('[SHELL-01] [SHELL-02] [SITE-01] [SITE-02] home page has header, main area and footer, and no error', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(errors).toEqual([]);
    });

    test('accessible: axe finds nothing', async ({ page }) => {
      await paintedPictures({ page });
      await page.goto(address);
      expect(await findViolations(page)).toEqual([]);
    });

    test('fits windows of 390, 768 and 1440 px', async ({ page }) => {
      await paintedPictures({ page });
      await page.goto(address);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(overflow, `in a window of ${width} px`).toBe(0);
      }
    });
  });
}

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('[SITE-04] does not change the language of a site', async ({ page }) => {
    await page.goto(addressOf('automotive-se'));
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  });
});

test('[SHELL-24] visitors are anonymous: no page sets a cookie or asks for a name', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('automotive-uk'), { waitUntil: 'networkidle' });
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});
