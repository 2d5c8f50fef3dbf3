import { siteNames, sites } from '../../sites/sites';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

// Console messages, axe violations and window sizes of front pages are checked by everyPage.spec.ts.
test('[SHELL-01] [SITE-01] [SITE-02] the front page of each site in each language has header, main area and footer', async ({
  request,
}) => {
  for (const site of siteNames) {
    for (const [at, language] of sites[site].languages.entries()) {
      const path = at === 0 ? '/' : `/${language}`;
      const front = await HtmlPage.open(request, site, path);
      expect.soft(front.status, site + path).toBe(200);
      expect.soft(front.first('html').attributes.lang, site + path).toMatch(`${language}-`);
      const selectors = ['body > div header', 'main', 'body > div footer', 'h1'];
      const counts = selectors.map((selector) => [selector, front.all(selector).length]);
      expect.soft(counts, site + path).toEqual(selectors.map((selector) => [selector, 1]));
    }
  }
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('[SITE-04] [SHELL-24] keeps the language of a site, and no page sets a cookie or asks for a login', async ({
    page,
    context,
  }) => {
    await page.goto(getAddress('automotive-se'));
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
    await page.goto(getAddress('automotive-uk'), { waitUntil: 'networkidle' });
    expect(await context.cookies()).toEqual([]);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
});
