import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { allowPosition } from './allowPosition';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');

/** Expects the focus on a visible element, in the page or in the open dialog. */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return 'on the body';
        return activeElement.checkVisibility({ visibilityProperty: true }) ? 'kept' : 'hidden';
      }),
    )
    .toBe('kept');
}

/** Presses a button by keyboard once it is visible. */
async function pressKey(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).filter({ visible: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

const open = (page: Page, ...where: Parameters<typeof getAddress>) =>
  page.goto(getAddress(...where), { waitUntil: 'networkidle' });

/** Opens a finder and waits for its script. */
async function openFinder(page: Page, ...where: Parameters<typeof getAddress>): Promise<void> {
  await open(page, ...where);
  await page.getByRole('combobox').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="FindLocations"]')).toHaveAttribute('data-hydrated', '');
}

async function compareTwo(page: Page): Promise<void> {
  await open(page, 'automotive-se', '/kop-bil');
  for (const place of [0, 1]) {
    const toggle = page.locator('main [data-compare]').nth(place);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('[data-compare-tray]').getByRole('status')).toContainText('2');
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(paintedPictures);

/** Actions that hide the focused element or its container. */
const hidingActions: Record<string, (page: Page) => Promise<void>> = {
  async 'a banner is closed'(page) {
    await open(page, 'charging', '/');
    await pressKey(page, '[data-close-banner]');
  },
  async 'consent is given'(page) {
    await open(page, 'automotive-uk', '/');
    await pressKey(page, '[data-consent-answer=accept]');
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  },
  async 'consent is given in the dialog'(page) {
    await open(page, 'automotive-uk', '/');
    await pressKey(page, '[data-consent-details]');
    await pressKey(page, 'dialog [data-consent-answer=decline]');
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  },
  async 'the menu of phones opens'(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'automotive-se', '/');
    await pressKey(page, '[popovertarget]:not([popovertargetaction=hide])');
    await expect(page.locator('[data-menu-sheet] :focus')).toHaveCount(1);
  },
  async 'a filter is given up'(page) {
    await open(page, 'automotive-se', '/kop-bil?car_condition=Ny');
    await pressKey(page, '[data-list-chip]');
    await expect(page.locator('[data-list-chip]')).toHaveCount(0);
  },
  async 'going back takes a filter away'(page) {
    await open(page, 'automotive-se', '/kop-bil');
    await page.locator('[data-facet=car_condition] input[type=checkbox]').first().check();
    await page.locator('[data-list-chip]').first().focus();
    await page.goBack();
    await expect(page.locator('[data-list-chip]')).toHaveCount(0);
  },
  async 'the column of filters is hidden'(page) {
    await open(page, 'automotive-se', '/kop-bil');
    await pressKey(page, '[data-list-layout=toggle]');
  },
  async 'the drawer of filters becomes a column'(page) {
    await open(page, 'automotive-se', '/kop-bil');
    await pressKey(page, '[data-list-layout=toggle]');
    await pressKey(page, '[data-list-open]');
    await pressKey(page, 'dialog [data-list-layout=sticky]');
    await expect(page.locator('[data-list-drawer]')).toBeHidden();
  },
  async 'the cars to compare are cleared'(page) {
    await compareTwo(page);
    await page
      .locator('[data-compare-tray]')
      .getByRole('button', { name: sv.compareClear })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-compare-tray]')).toHaveCount(0);
  },
  async 'a car is taken out of the comparison'(page) {
    await compareTwo(page);
    await page.locator('[data-compare-tray]').getByRole('button').last().click();
    await page.locator('dialog thead td').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog thead td').getByRole('button')).toHaveCount(1);
  },
  async 'a saved car is given up'(page) {
    await open(page, 'automotive-se', '/kop-bil');
    await page.locator('main [data-save]').first().click();
    await open(page, 'automotive-se', '/sparade-bilar');
    await pressKey(page, '[data-island=ListSavedCars] [data-save]');
    await expect(page.locator('[data-island=ListSavedCars] [data-save]')).toHaveCount(0);
  },
  async 'the last places are shown'(page) {
    await openFinder(page, 'charging', '/hitta-laddstation');
    await page.getByRole('button', { name: sv.finderShowMore }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: sv.finderShowMore })).toHaveCount(0);
    await expect(page.locator('li[id^="location-"] summary:focus')).toHaveCount(1);
  },
  async 'all places are shown again'(page) {
    await openFinder(page, 'automotive-se', '/service-och-verkstad/hitta-verkstad?near=Kiruna');
    await page.getByRole('link', { name: sv.finderShowAll }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: sv.finderShowAll })).toHaveCount(0);
  },
  async 'a cluster is opened'(page) {
    await openFinder(page, 'automotive-se', '/service-och-verkstad/hitta-verkstad');
    const cluster = page.getByRole('button', { name: /^\d+ platser, zooma in$/ }).first();
    const name = await cluster.getAttribute('aria-label');
    await cluster.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-map] [aria-label="${name}"]:focus`)).toHaveCount(0);
    await expect(page.locator('[data-map] :focus')).toHaveCount(1);
  },
  async 'the window of a place is closed'(page) {
    await openFinder(page, 'automotive-se', '/service-och-verkstad/hitta-verkstad');
    const pin = page.locator('[data-map]').getByRole('button', { name: 'Automotive Umeå' });
    await pin.focus();
    await page.keyboard.press('Enter');
    const preview = page.getByRole('group', { name: 'Automotive Umeå' });
    await preview.getByRole('button', { name: sv.close }).focus();
    await page.keyboard.press('Enter');
    await expect(preview).toHaveCount(0);
    await expect(pin).toBeFocused();
  },
};

for (const [going, act] of Object.entries(hidingActions)) {
  test(`the focus stays in the page when ${going}`, async ({ page }) => {
    await act(page);
    await expectFocus(page);
  });
}

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 57.7, longitude: 11.97 }, permissions: [] });

  test('the focus stays in the page when the position has been found', async ({
    page,
    context,
  }) => {
    await openFinder(page, 'automotive-se', '/service-och-verkstad/hitta-verkstad');
    await allowPosition(page, context);
    const nearMe = page.getByRole('button', { name: sv.finderNearMe });
    await nearMe.focus();
    await page.keyboard.press('Enter');
    await expect(nearMe).toHaveCount(0);
    await expectFocus(page);
    await expect(page.locator(':focus')).toHaveText(/närmast/i);
  });
});
