import { siteNames, sites } from '../../sites/sites';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const homePages = siteNames.flatMap((site) =>
  sites[site].languages.map((language, index) => ({
    site,
    language,
    address: addressOf(site, index === 0 ? '/' : `/${language}`),
  })),
);

// What axe says of them, and whether they fit a phone and a desktop, is asked about every page (everyPage.spec.ts).
for (const { site, language, address } of homePages) {
  test.describe(`${site} in ${language}`, () => {
    test('[SHELL-01] [SHELL-02] [SITE-01] [SITE-02] home page has header, main area and footer, no error, and fits a tablet', async ({
      page,
    }) => {
      await paintedPictures({ page });
      await page.setViewportSize({ width: 768, height: 900 });
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
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(768);
      expect(errors).toEqual([]);
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
