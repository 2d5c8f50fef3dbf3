import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { desk, phone } from './bookingSteps';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');
const getSiteAddress = (path: string) => getAddress('automotive-se', path);
const getTestDrive = (page: Page) => page.locator('#test-drive');
const getVisit = (page: Page) => page.locator('#visit');
const getTimes = (page: Page) => getTestDrive(page).getByRole('radio');

/** Opens the test drive page of a used car in the list; returns its address. */
async function openTestDrive(page: Page, at: number, prefix = ''): Promise<string> {
  await page.goto(getSiteAddress(`${prefix}/kop-bil/begagnade-bilar-i-lager`));
  const hrefs = await page
    .locator('article a[href*="/bil/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(getSiteAddress([...new Set(hrefs)][at]!));
  const texts = prefix === '' ? sv : en;
  const link = page
    .locator('[data-price-column]')
    .getByRole('link', { name: texts.detailTestDrive });
  await page.goto(getSiteAddress((await link.getAttribute('href'))!));
  await expect(page).toHaveURL(/boka-provkorning\?car=\d+$/);
  // Uses the next week, since late in the week only few times are left.
  const later = getTestDrive(page).getByRole('button', { name: texts.visitLaterWeek });
  const address = `${page.url()}&from=${await later.getAttribute('value')}`;
  await later.click();
  await expect(page).toHaveURL(/test-drives\/week/);
  await expect(getTimes(page).first()).toBeVisible();
  return address;
}

async function fillIn(page: Page, words = sv): Promise<void> {
  await page.getByLabel(words.bookingFirstName).fill('Maja');
  await page.getByLabel(words.bookingLastName).fill('Lind');
  await page.getByLabel(words.contactPhone, { exact: false }).last().fill('070-123 45 67');
  await page.locator('#drive-email').fill('maja@example.com');
}

test.use({ javaScriptEnabled: false });

for (const [name, viewport, at] of [
  ['390 px', phone, 0],
  ['1440 px', desk, 1],
] as const) {
  test(`a test drive is booked at the seller of the car, without script, at ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTestDrive(page, at);
    await getTimes(page).nth(1).press('Space');
    await fillIn(page);
    await getTestDrive(page).getByRole('button', { name: sv.testDriveBook }).click();
    await expect(getVisit(page).getByRole('status')).toHaveText(sv.visitBookedNow);
    await expect(getVisit(page)).toContainText('Provkörning');
  });
}

test('missing input is reported, and the other input is kept', async ({ page }) => {
  await openTestDrive(page, 2, '/en');
  await getTimes(page).nth(2).press('Space');
  const chosen = await getTimes(page).nth(2).getAttribute('value');
  await page.locator('#drive-first-name').fill('Maja');
  await page.locator('#drive-phone').fill('12');
  await getTestDrive(page).getByRole('button', { name: en.testDriveBook }).click();
  const summary = getTestDrive(page).locator('form').getByRole('link');
  await expect(summary.filter({ hasText: en.bookingLastName })).toBeVisible();
  await expect(summary.filter({ hasText: en.contactPhone })).toBeVisible();
  await expect(page.locator('#drive-first-name')).toHaveValue('Maja');
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked();
});

test('changing the week keeps the input', async ({ page }) => {
  await openTestDrive(page, 5);
  await fillIn(page);
  for (const week of [sv.visitLaterWeek, sv.visitEarlierWeek]) {
    const before = await getTimes(page).first().getAttribute('value');
    await getTestDrive(page).getByRole('button', { name: week }).click();
    await expect(getTimes(page).first()).not.toHaveValue(before!);
    await expect(page.locator('#drive-first-name')).toHaveValue('Maja');
    await expect(page.locator('#drive-email')).toHaveValue('maja@example.com');
    await expect(getTestDrive(page).getByRole('alert')).toHaveCount(0);
  }
});

test('a time taken in the meantime shows a message, and another one is booked', async ({
  browser,
  page,
}) => {
  const address = await openTestDrive(page, 3);
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await other.goto(address);
  for (const visitor of [page, other]) {
    await getTimes(visitor).nth(4).press('Space');
    await fillIn(visitor);
    await getTestDrive(visitor).getByRole('button', { name: sv.testDriveBook }).click();
  }
  await expect(getVisit(page).getByRole('status')).toHaveText(sv.visitBookedNow);
  await expect(getTestDrive(other).getByRole('alert')).toHaveText(sv.visitTaken);
  await expect(other.locator('#drive-first-name')).toHaveValue('Maja');
  await getTimes(other).last().press('Space');
  await getTestDrive(other).getByRole('button', { name: sv.testDriveBook }).click();
  await expect(getVisit(other).getByRole('status')).toHaveText(sv.visitBookedNow);
  await other.context().close();
});

test('a form that is sent twice makes one booking', async ({ page, request }) => {
  await openTestDrive(page, 4);
  await getTimes(page).first().press('Space');
  await fillIn(page);
  const sending = page.waitForRequest((pageRequest) => pageRequest.method() === 'POST');
  await getTestDrive(page).getByRole('button', { name: sv.testDriveBook }).click();
  const sent = await sending;
  await expect(getVisit(page).getByRole('status')).toHaveText(sv.visitBookedNow);
  const booked = new URL(page.url());
  const direct = getSiteAddress('/api/test-drives').replace('automotive-se.', '');
  const again = await request.post(direct, {
    headers: {
      origin: new URL(direct).origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    data: sent.postData() ?? '',
    maxRedirects: 0,
  });
  const to = new URL(again.headers().location!, booked);
  expect([again.status(), to.pathname]).toEqual([303, booked.pathname]);
  expect(to.searchParams.get('visit')).toBe(booked.searchParams.get('visit'));
});

test('without a car, or with one that cannot be driven, the page links to the cars', async ({
  page,
}) => {
  const path = '/kop-bil/boka-provkorning';
  expect((await page.goto(getSiteAddress(path)))?.status()).toBe(200);
  await expect(getTestDrive(page)).toContainText(sv.testDriveMissing);
  expect((await page.goto(getSiteAddress(`${path}?car=none`)))?.status()).toBe(404);
  await expect(getTestDrive(page).getByRole('alert')).toHaveText(sv.testDriveGone);
  await getTestDrive(page).getByRole('link', { name: 'Se alla bilar' }).click();
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('input is validated in the browser before anything is sent', async ({ page }) => {
    await openTestDrive(page, 1);
    const sent: string[] = [];
    page.on(
      'request',
      (pageRequest) => pageRequest.method() === 'POST' && sent.push(pageRequest.url()),
    );
    // Before the script has loaded, the browser validates the form.
    await expect(
      getTestDrive(page).locator('form').and(page.locator('[data-hydrated] form')),
    ).toBeVisible();
    await page.locator('#drive-phone').fill('070-12');
    await getTestDrive(page).getByRole('button', { name: sv.visitLaterWeek }).click();
    await expect(
      getTestDrive(page).locator('form').and(page.locator('[data-hydrated] form')),
    ).toBeVisible();
    await expect(page.locator('#drive-phone')).toHaveValue('070-12');
    sent.length = 0;
    await getTestDrive(page).getByRole('button', { name: sv.testDriveBook }).click();
    const summary = getTestDrive(page).locator('form').getByRole('link');
    await expect(summary.filter({ hasText: sv.testDriveTimeFault })).toBeVisible();
    await expect(summary.filter({ hasText: sv.contactFaultPhone })).toBeVisible();
    await expect(page.locator('#drive-phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#drive-first-name')).toHaveAttribute('aria-invalid', 'true');
    expect(sent.filter((url) => url.includes('test-drives'))).toEqual([]);
    expect(await findViolations(page, { include: ['#test-drive'] })).toEqual([]);
  });

  test('an e-mail address that looks misspelt gets a suggestion, which one press accepts', async ({
    page,
  }) => {
    await openTestDrive(page, 1);
    await page.locator('#drive-email').pressSequentially('anna@gmial.com');
    const suggestion = getTestDrive(page)
      .locator('[aria-live]')
      .filter({ hasText: 'anna@gmail.com' });
    await expect(suggestion).toContainText(sv.formEmailMeant.replace('{email}', 'anna@gmail.com'));
    await suggestion.getByRole('button', { name: sv.formEmailTake }).click();
    await expect(page.locator('#drive-email')).toHaveValue('anna@gmail.com');
    await expect(page.locator('#drive-email')).toBeFocused();
    await expect(suggestion).toBeHidden();
  });

  test('a visitor who goes back and books again is asked whether to make two bookings', async ({
    page,
  }) => {
    const address = await openTestDrive(page, 6);
    await getTimes(page).first().press('Space');
    await fillIn(page);
    await getTestDrive(page).getByRole('button', { name: sv.testDriveBook }).click();
    await expect(getVisit(page).getByRole('status')).toHaveText(sv.visitBookedNow);
    await page.goto(address);
    await getTimes(page).first().press('Space');
    await fillIn(page);
    await getTestDrive(page).getByRole('button', { name: sv.testDriveBook }).click();
    const alert = getTestDrive(page).getByRole('alert');
    await expect(alert).toContainText('Du har redan en provkörning av den här bilen');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /min-bokning\?visit=/);
    await expect(page.locator('#drive-first-name')).toHaveValue('Maja');
    await getTestDrive(page).getByRole('button', { name: sv.testDriveAnother }).click();
    await expect(getVisit(page).getByRole('status')).toHaveText(sv.visitBookedNow);
  });

  for (const viewport of [phone, desk]) {
    test(`axe finds no violation at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openTestDrive(page, 1);
      expect(await findViolations(page, { include: ['#test-drive'] })).toEqual([]);
    });
  }
});
