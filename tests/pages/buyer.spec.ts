import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { phone } from './bookingSteps';
import { delayScripts } from './delayScripts';
import { HtmlPage } from './htmlPage';
import { openMail } from './inbox';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');
const list = getAddress('automotive-se', '/kop-bil');
/** Address of a list of cars that no other test holds or books. */
const holdableCarsPath = '/kop-bil/begagnade-bilar-i-lager?page=2';
const getCars = (page: Page) => page.locator('[data-list-cars] > li');
const getDrawer = (page: Page) => page.locator('[data-list-drawer]');
const getFacet = (page: Page, name: string) => page.locator(`[data-facet=${name}]`);
const getTray = (page: Page) => page.getByRole('region', { name: sv.compareTray });
const getTable = (page: Page) => page.getByRole('dialog', { name: sv.compareTitle });

test.use({ ...ownAddress, viewport: phone, hasTouch: true, isMobile: true });
test.beforeEach(withoutPictures);

const expectAccessible = async (page: Page, selector: string) =>
  expect(await findViolations(page, { include: [selector] })).toEqual([]);

async function tap(target: Locator): Promise<void> {
  // The list may be rendered again meanwhile, so the action is retried.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    await target.tap();
  }).toPass();
}

test(
  'a buyer finds cars by keyphrase, filters them and loads more',
  { tag: '@walk' },
  async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    const field = page.locator('main input[type=search]').first();
    await field.tap();
    await field.fill('Volvo el');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/kop-bil\/volvo\/el$/);
    await expect(getCars(page).first()).toContainText('Volvo');

    await page.goto(list);
    await tap(page.getByRole('button', { name: sv.carFilters }));
    const submit = getDrawer(page).locator('[data-list-submit]');
    const all = await submit.textContent();
    await tap(getFacet(page, 'car_fuel').locator('summary'));
    await tap(getFacet(page, 'car_fuel').locator('label').first());
    await expect(page).toHaveURL(/car_fuel=/);
    await expect(submit).not.toHaveText(all ?? '');
    await expect(getFacet(page, 'car_fuel').locator('[type=checkbox]').first()).toBeChecked();
    await tap(submit);
    await expect(getDrawer(page)).toBeHidden();
    const chip = page.locator('[data-list-chip]');
    await expect(chip).toHaveCount(1);

    await tap(chip);
    await expect(chip).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await expect(getCars(page)).toHaveCount(24);
    await tap(page.locator('[data-list-more]'));
    await expect(getCars(page)).toHaveCount(48);
    await expect(getCars(page).nth(24).getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL(`${list}?page=2`);
  },
);

test('a button pressed before its script has loaded takes effect once it has', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(list);
  await page.getByRole('button', { name: sv.carFilters }).tap();
  await expect(getDrawer(page)).toBeHidden();
  release();
  await expect(getDrawer(page)).toBeVisible();
});

test('of several fast choices the last one applies', async ({ page }) => {
  await page.goto(list);
  await tap(page.getByRole('button', { name: sv.carFilters }));
  const boxes = getFacet(page, 'car_condition').locator('label');
  await tap(boxes.nth(0));
  await tap(boxes.nth(1));
  await tap(boxes.nth(0));
  await expect(page).toHaveURL(/\?car_condition=[^&]+$/);
  await expect(page.locator('[data-list-results]')).not.toHaveAttribute('aria-busy', 'true');
  const { total } = await page.locator('[data-car-list]').evaluate((element) => element.dataset);
  await page.reload();
  await expect(page.locator('[data-car-list]')).toHaveAttribute('data-total', total ?? '');
});

test('a buyer compares two cars, opens one and calculates its cost', async ({ page }) => {
  await page.goto(`${list}/begagnade-bilar-i-lager`);
  for (const at of [0, 1]) {
    const toggle = getCars(page).nth(at).locator('[data-compare]');
    await tap(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(getTray(page).getByRole('status')).toContainText('2');
  await getTray(page).getByRole('button').last().tap();
  await expect(getTable(page)).toBeVisible();
  await expect(getTable(page).getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getTable(page)).toBeHidden();
  // The focus returns to the button that opened the table.
  await expect(getTray(page).locator(':focus')).toHaveCount(1);

  await tap(getCars(page).first().locator('a').first());
  await page.waitForURL(/\/bil\//);
  const costs = page.locator('[data-ownership]');
  await tap(costs.locator('summary'));
  const total = costs.locator('[data-own=total]');
  const before = await total.textContent();
  await costs.locator('input[name=own-distance]').fill('3000');
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page, '#ownership');
});

test(
  'a buyer holds a car and books its test drive, by touch and by keyboard',
  { tag: '@walk' },
  async ({ page, request }) => {
    const found = await HtmlPage.open(request, 'automotive-se', holdableCarsPath);
    const hrefs = found
      .all('[data-list-cars] [data-car] a[href^="/bil/"]')
      .map(({ attributes }) => attributes.href!)
      .filter((href) => !href.includes('#'));
    const car = getAddress('automotive-se', [...new Set(hrefs)].at(-1));
    await page.goto(car);
    await tap(page.getByRole('link', { name: sv.holdAction.replace('{hours}', '48') }));
    const hold = page.locator('#hold');
    await hold.locator('#hold-name').fill('Maja Lind');
    await hold.locator('#hold-phone').fill('070-123 45 67');
    await hold.locator('#hold-email').fill('maja@buyer.example');
    await hold.locator('#hold-consent').press('Space');
    await expectAccessible(page, '#hold');
    await hold.getByRole('button', { name: sv.holdSubmit }).press('Enter');
    await expect(hold.getByRole('heading', { level: 1 })).toHaveText(sv.holdAsked);
    await openMail(page, { email: 'maja@buyer.example', subject: /^Bekräfta/, query: 'hold=' });
    await hold.getByRole('button', { name: sv.holdProve }).press('Enter');
    await expect(hold.getByRole('heading', { level: 1 })).toHaveText(sv.holdHeld);
    await expectAccessible(page, '#hold');
    const mine = page.url();

    await page.goto(car);
    // Both the car's own button and the message to the holder link to the test drive.
    const toDrive = page
      .locator('[data-price-column]')
      .getByRole('link', { name: sv.detailTestDrive });
    await tap(toDrive.first());
    const drive = page.locator('#test-drive');
    await drive.getByRole('radio').last().press('Space');
    await drive.locator('#drive-first-name').fill('Maja');
    await drive.locator('#drive-last-name').fill('Lind');
    await drive.locator('#drive-phone').fill('070-123 45 67');
    await drive.locator('#drive-email').fill('maja@buyer.example');
    await drive.getByRole('button', { name: sv.testDriveBook }).press('Enter');
    await expect(page.locator('#visit').getByRole('status')).toHaveText(sv.visitBookedNow);

    await page.goto(mine);
    await page.getByText(sv.holdRelease, { exact: true }).tap();
    await hold.getByRole('button', { name: sv.holdReleaseNow }).tap();
    await expect(hold.getByRole('heading', { level: 1 })).toHaveText(sv.holdReleased);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a buyer filters and sorts the list, loads more cars and calculates the cost of one',
    { tag: '@walk' },
    async ({ page }) => {
      await page.goto(list);
      // The cars are shown first; a link opens the filters.
      await expect(page.locator('[data-list-submit]')).toBeHidden();
      await page.getByRole('link', { name: sv.carFilters, exact: true }).tap();
      await page.locator('[data-facet=car_condition] [type=checkbox]').first().check();
      await page.locator('[data-list-submit]').tap();
      await expect(page).toHaveURL(/car_condition=/);
      const chip = page.locator('[data-list-chip]');
      await expect(chip).toHaveCount(1);
      await page.locator('[data-list-more]').tap();
      await expect(getCars(page)).toHaveCount(48);
      await chip.tap();
      await expect(page).toHaveURL(list);
      await page.goto(`${list}/begagnade-bilar-i-lager`);
      await getCars(page).first().locator('a').first().tap();
      const costs = page.locator('[data-ownership]');
      const before = await costs.locator('[data-own=total]').textContent();
      await costs.locator('summary').tap();
      await costs.locator('input[name=own-distance]').fill('3000');
      await costs.locator('[type=submit]').tap();
      await expect(page).toHaveURL(/own-distance=3000/);
      await expect(costs.locator('[data-own=total]')).not.toHaveText(before ?? '');
    },
  );
});
