import { siteNames, sites } from '../../sites/sites';
import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

// Whether they say anything wrong on the console, what axe says of them, and whether they fit every window, is asked of each
// front (everyPage.spec.ts).
test('[SHELL-01] [SITE-01] [SITE-02] the front of each site in each language has header, main area and footer', async ({
  request,
}) => {
  for (const site of siteNames) {
    for (const [at, language] of sites[site].languages.entries()) {
      const path = at === 0 ? '/' : `/${language}`;
      const front = await HtmlPage.open(request, site, path);
      expect.soft(front.status, site + path).toBe(200);
      expect.soft(front.one('html').attributes.lang, site + path).toMatch(`${language}-`);
      const parts = ['body > div header', 'main', 'body > div footer', 'h1'];
      const counts = parts.map((part) => [part, front.all(part).length]);
      expect.soft(counts, site + path).toEqual(parts.map((part) => [part, 1]));
    }
  }
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('[SITE-04] [SHELL-24] keeps the language of a site, and no page sets a cookie or asks for a name', async ({
    page,
    context,
  }) => {
    await page.goto(addressOf('automotive-se'));
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
    await page.goto(addressOf('automotive-uk'), { waitUntil: 'networkidle' });
    expect(await context.cookies()).toEqual([]);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
});
