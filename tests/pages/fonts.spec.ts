import { addresses } from './addresses';
import { readLayoutShifts } from './layoutShifts';
import { expect, test } from './test';

/** Delay of a font in ms, within the time in which it may still replace its fallback. */
const DELAY_MS = 1000;

/** Themes with narrow capitals, with one file for headings and text, and with a serif. */
for (const site of ['pickup', 'carstore-se', 'automotive-uk']) {
  test(`a late font replaces the fallback of headings on ${site} and moves nothing`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, DELAY_MS));
      await route.continue();
    });
    await page.goto(addresses.web.replace('localhost', `${site}.localhost`));
    const isInUse = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /Heading["']?$/.test(family) && status === 'loaded',
        ),
      );
    await expect.poll(isInUse).toBe(true);
    expect(await readLayoutShifts(page)).toBeLessThan(0.002);
  });
}
