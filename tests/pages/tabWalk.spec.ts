import type { Locator, Page } from '@playwright/test';
import type { SiteName } from '../../sites/sites';
import { getAddress } from './addresses';
import { checkTabStops } from './tabStops';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

/** A phone, a desktop, and a desktop at 400 % zoom. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

type Visit = (page: Page) => Promise<void>;

const openAt =
  (site: SiteName, path: string): Visit =>
  async (page) => {
    await page.goto(getAddress(site, path), { waitUntil: 'domcontentloaded' });
  };

/** Opens the first car of a list. */
const openFirstCar =
  (site: SiteName, list: string): Visit =>
  async (page) => {
    await openAt(site, list)(page);
    const href = await page.locator('[data-list-cars] a').first().getAttribute('href');
    await openAt(site, href ?? '')(page);
  };

const openFirstStory =
  (site: SiteName, list: string): Visit =>
  async (page) => {
    await openAt(site, list)(page);
    const href = await page.locator('[data-story] a').first().getAttribute('href');
    await openAt(site, href ?? '')(page);
  };

/** Presses a button of a car. */
async function pressToggle(toggle: Locator): Promise<void> {
  // The page's scripts are loaded then.
  await toggle.page().waitForLoadState('networkidle');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
}

/** Opens a comparison of two cars, in the tray or in the dialog. */
const openComparison =
  (site: SiteName, list: string, { inDialog }: { inDialog: boolean }): Visit =>
  async (page) => {
    await openAt(site, list)(page);
    for (const place of [0, 1]) {
      await pressToggle(page.locator('main [data-compare]').nth(place));
    }
    const tray = page.locator('[data-compare-tray]');
    await expect(tray.getByRole('status')).toContainText('2');
    if (inDialog) {
      await tray.getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    } else await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  };

const openSavedCars =
  (site: SiteName, list: string, path: string): Visit =>
  async (page) => {
    await openAt(site, list)(page);
    await pressToggle(page.locator('main [data-save]').first());
    await openAt(site, path)(page);
    await expect(page.locator('main [data-car]').first()).toBeVisible();
  };

const openFinder =
  (site: SiteName, path: string): Visit =>
  async (page) => {
    await openAt(site, path)(page);
    await page.getByRole('combobox').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="FindLocations"]')).toHaveAttribute(
      'data-hydrated',
      '',
    );
    await page.evaluate(() => scrollTo(0, 0));
  };

/** All kinds of pages, in at least two themes; the British site shows the consent dialog on all pages. */
const pageKinds: Record<string, readonly Visit[]> = {
  'front pages': [openAt('automotive-se', '/'), openAt('carstore-fi', '/')],
  'lists of cars': [openAt('automotive-se', '/kop-bil'), openAt('carstore-no', '/kjop-bil')],
  'pages of cars': [
    openFirstCar('automotive-se', '/kop-bil'),
    openFirstCar('carstore-no', '/kjop-bil'),
    openFirstCar('automotive-uk', '/buy-car/used-cars'),
  ],
  'cars compared and saved': [
    openComparison('automotive-se', '/kop-bil', { inDialog: false }),
    openComparison('carstore-no', '/kjop-bil', { inDialog: true }),
    openSavedCars('automotive-se', '/kop-bil', '/sparade-bilar'),
  ],
  finders: [
    openFinder('automotive-se', '/service-och-verkstad/hitta-verkstad'),
    openFinder('charging', '/hitta-laddstation'),
  ],
  stories: [
    openAt('automotive-se', '/livet-med-bil/artiklar'),
    openFirstStory('automotive-se', '/livet-med-bil/artiklar'),
  ],
  'other pages': [openAt('trucks', '/finns-inte'), openAt('automotive-se', '/kontakt')],
};
/** Results of pixel comparisons by kind of control. */
const shownRings = new Map<string, boolean>();

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
test.beforeEach(paintedPictures);

for (const viewport of windows) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const [kind, visits] of Object.entries(pageKinds)) {
      test(`Tab stops of ${kind} and their focus rings are visible`, async ({ page }) => {
        test.setTimeout(480_000);
        for (const visit of visits) {
          await visit(page);
          const { stops, errors } = await checkTabStops(page, shownRings);
          expect.soft(errors, page.url()).toEqual([]);
          expect(stops).toBeGreaterThan(8);
        }
      });
    }
  });
}
