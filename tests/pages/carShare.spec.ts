import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { usedCar } from './stockCars';
import { expect, test } from './test';

const sv = messagesOf('sv');
const list = getAddress('automotive-se', '/kop-bil');

test('a shared comparison opens elsewhere, names the cars that are gone, and can show only differences', async ({
  page,
  request,
}) => {
  const cars = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const buttons = cars.all('main [data-compare]').slice(0, 2);
  const ids = buttons.map(({ attributes }) => attributes['data-compare']);
  await page.goto(`${list}?compare=${ids.join(',')},no-such-car`);
  const dialog = page.getByRole('dialog', { name: sv.compareTitle });
  await expect(dialog.getByRole('link', { name: /^Visa / })).toHaveCount(2);
  await expect(dialog).toContainText(sv.compareSharedGone.replace('{count}', '1'));
  await expect(page).toHaveURL(list);
  const rows = dialog.locator('tbody [role=row]:not([data-row])');
  const all = await rows.count();
  await dialog.getByRole('switch', { name: sv.compareDifferences }).check();
  expect(await rows.count()).toBeLessThan(all);
  expect(await findViolations(page, { include: ['dialog'] })).toEqual([]);
  // Uses the clipboard, since there is no native share dialog.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
  await dialog.getByRole('button', { name: sv.shareComparison }).click();
  await expect(dialog).toContainText(sv.shareCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/kop-bil?compare=${ids.join(',')}`,
  );
});

test('a comparison whose cars are all gone shows a message', async ({ page }) => {
  await page.goto(`${list}?compare=no-such-car`);
  const dialog = page.getByRole('dialog', { name: sv.compareTitle });
  await expect(dialog).toContainText(sv.compareSharedGone.replace('{count}', '1'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a car is shared by one press, and its sheet prints on one A4 page with a QR code', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: () => false }),
  );
  await page.goto(usedCar.address);
  await page.getByText(sv.detailMore, { exact: true }).click();
  await page.getByRole('button', { name: sv.shareCar }).click();
  await expect(page.getByText(sv.shareCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(usedCar.address).pathname);
  await page.getByRole('link', { name: sv.sheetOpen }).click();
  await expect(page.getByRole('img', { name: sv.sheetCode })).toBeVisible();
  await expect(page.locator('[data-car-sheet]')).toContainText(/\d\skr/);
  expect(await findViolations(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
