import type { APIRequestContext, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { findLink, waitForMail, openMail } from './inbox';
import { desk } from './bookingSteps';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');
const nb = messagesOf('nb');
const getHold = (page: Page) => page.locator('#hold');
const formatAction = (words: typeof sv) => words.holdAction.replace('{hours}', '48');

/** Returns the path of a used car in a list that no other test holds. */
async function findCarPath(request: APIRequestContext, site: string, list: string, at: number) {
  const page = await HtmlPage.open(request, site, list);
  const hrefs = page.all('main article[data-car] a').map(({ attributes }) => attributes.href!);
  return [...new Set(hrefs)][at]!;
}

/** Opens the page of the car; returns its address. */
async function openCar(page: Page, site: string, list: string, at: number): Promise<string> {
  const address = getAddress(site, await findCarPath(page.request, site, list, at));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return address;
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#hold-name').fill('Maja Lind');
  await page.locator('#hold-phone').fill('070-123 45 67');
  await page.locator('#hold-email').fill(email);
  await page.locator('#hold-consent').check();
}

/** Requests a hold, opens the link of the mail and confirms it. */
async function requestAndConfirm(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await getHold(page).getByRole('button', { name: sv.holdSubmit }).click();
  await expect(getHold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdAsked);
  await openMail(page, { email, subject: /^Bekräfta/, query: 'hold=' });
  await getHold(page).getByRole('button', { name: sv.holdProve }).click();
  await expect(getHold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdHeld);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car is held, shown as held, and released', async ({ page, browser }) => {
    await page.setViewportSize(desk);
    const car = await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 9);
    await page.getByRole('link', { name: formatAction(sv) }).click();
    const form = page.url();
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(form);

    await requestAndConfirm(page, 'maja@automotive-se.example');
    const mine = page.url();

    await fillIn(other, 'nils@automotive-se.example');
    await getHold(other).getByRole('button', { name: sv.holdSubmit }).click();
    await expect(getHold(other).getByRole('heading', { level: 1 })).toHaveText(sv.holdTaken);

    await other.goto(car);
    const price = other.locator('[data-price-column]');
    await expect(price).toContainText(sv.holdReservedText);
    await expect(price.getByRole('link', { name: formatAction(sv) })).toHaveCount(0);
    await price.getByRole('link', { name: sv.holdSimilar }).click();
    await expect(other).toHaveURL(/#similar$/);
    await expect(other.locator('#similar [data-car]').first()).toBeVisible();

    // The holder can also open the hold from the car's page.
    await page.goto(car);
    await page.getByRole('link', { name: sv.holdYoursAsk }).click();
    await expect(getHold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdHeld);
    await page.goto(mine);
    await page.getByText(sv.holdRelease, { exact: true }).click();
    await getHold(page).getByRole('button', { name: sv.holdReleaseNow }).click();
    await expect(getHold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdReleased);
    await other.goto(car);
    await expect(price.getByRole('link', { name: formatAction(sv) })).toBeVisible();
    await other.context().close();
  });
});

for (const [site, list, words] of [
  ['carstore-fi', '/osta-auto', fi],
  ['carstore-no', '/kjop-bil', nb],
] as const) {
  test(`a car is held, shown as held, and released, on ${site}`, async ({
    request,
    playwright,
  }) => {
    const path = await findCarPath(request, site, list, 9);
    const getTitle = (page: HtmlPage) => page.first('#hold h1').text;
    const createFields = (name: string) => ({
      name: 'Maja Lind',
      phone: '070-123 45 67',
      email: `${name}@${site}.example`,
      consent: 'on',
    });
    const requestHold = (page: HtmlPage, name: string) =>
      page.submit('#hold form', createFields(name));
    const car = await HtmlPage.open(request, site, path);
    const form = await car.follow(car.links(formatAction(words))[0]);
    const stranger = await playwright.request.newContext();
    const stale = await HtmlPage.open(stranger, site, form.path);
    expect(getTitle(await requestHold(form, 'maja'))).toBe(words.holdAsked);
    expect(getTitle(await requestHold(form, 'maja+car'))).toBe(words.holdAsked);
    const link = new URL(findLink(await waitForMail(`maja@${site}.example`, /./), 'hold='));
    const openProof = () => HtmlPage.open(request, site, link.pathname + link.search);
    // Opening the link must not hold the car, since mail scanners open links too.
    await openProof();
    const before = await HtmlPage.open(stranger, site, path);
    expect(before.first('[data-price-column]').links(formatAction(words))).not.toEqual([]);
    const mine = await (await openProof()).submit('#hold form');
    expect(getTitle(mine)).toBe(words.holdHeld);
    expect(getTitle(await openProof())).toBe(words.holdHeld);
    expect(getTitle(await requestHold(stale, 'nils'))).toBe(words.holdTaken);
    const reserved = await HtmlPage.open(stranger, site, path);
    const price = reserved.first('[data-price-column]');
    expect(price.text).toContain(words.holdReservedText);
    expect(price.links(formatAction(words))).toEqual([]);
    expect(price.links(words.holdSimilar)[0]?.attributes.href).toBe('#similar');
    expect(reserved.all('#similar [data-car]')).not.toEqual([]);

    const asHolder = await HtmlPage.open(request, site, path);
    const held = await asHolder.follow(asHolder.links(words.holdYoursAsk)[0]);
    expect(getTitle(held)).toBe(words.holdHeld);
    const release = '#hold form[method=post]';
    expect(getTitle(await mine.submit(release))).toBe(words.holdReleased);
    const free = await HtmlPage.open(stranger, site, path);
    expect(free.first('[data-price-column]').links(formatAction(words))).not.toEqual([]);
    await stranger.dispose();
  });
}

test('missing input is reported with script, and axe finds no violation', async ({ page }) => {
  await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 10);
  await page.getByRole('link', { name: formatAction(sv) }).click();
  await getHold(page).getByRole('button', { name: sv.holdSubmit }).scrollIntoViewIfNeeded();
  await expect(
    getHold(page).locator('form').and(page.locator('[data-hydrated] form')),
  ).toBeVisible();
  await page.locator('#hold-name').fill('Maja Lind');
  await getHold(page).getByRole('button', { name: sv.holdSubmit }).click();
  const links = getHold(page).locator('form').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.last().click();
  await expect(page.locator('#hold-consent')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('only the holder is shown that the car is theirs, and a test drive is requested with prefilled details', async ({
  page,
  browser,
}) => {
  const car = await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 11);
  await page.getByRole('link', { name: formatAction(sv) }).click();
  await requestAndConfirm(page, 'holder@automotive-se.example');
  const mine = page.url();

  const yours = sv.holdYours.split('{')[0]!;
  const stranger = await (await browser.newContext()).newPage();
  const checked = stranger.waitForResponse(/\/api\/holds\/mine/);
  await stranger.goto(car);
  expect(await (await checked).json()).toEqual({ held: false });
  await expect(stranger.getByText(yours)).toBeHidden();
  await expect(stranger.getByText(sv.holdReservedText)).toBeVisible();
  await stranger.context().close();

  await page.goto(car);
  await expect(page.getByText(yours)).toBeVisible();
  await expect(page.getByText(sv.holdReservedText)).toBeHidden();
  const note = page.locator('[data-held-car]');
  expect(await findViolations(page, { include: ['[data-held-car]'] })).toEqual([]);
  await expect(note.getByRole('link', { name: sv.holdSee })).toBeVisible();
  await note.getByRole('link', { name: sv.detailTestDrive }).click();
  await expect(page).toHaveURL(/boka-provkorning\?car=\d+$/);
  await expect(page.locator('#drive-first-name')).toHaveValue('Maja');
  await expect(page.locator('#drive-last-name')).toHaveValue('Lind');
  await expect(page.locator('#drive-phone')).toHaveValue('070 123 45 67');
  await expect(page.locator('#drive-email')).toHaveValue('holder@automotive-se.example');
  const name = await page.locator('#booked-car').innerText();
  const year = /\d{4}$/.exec(name)![0];
  await page.locator('#test-drive').getByRole('radio').first().press('Space');
  await page.locator('#test-drive').getByRole('button', { name: sv.testDriveBook }).click();
  await expect(page.locator('#visit').getByRole('status')).toHaveText(sv.visitBookedNow);
  await expect(page.locator('#visit dl')).toContainText(name.split(' ')[0]!);
  await expect(page.locator('#visit dl')).toContainText(year);

  await page.goto(mine);
  await page.getByText(sv.holdRelease, { exact: true }).click();
  await getHold(page).getByRole('button', { name: sv.holdReleaseNow }).click();
  await expect(getHold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdReleased);
});

test('on a site where sellers are contacted by form, the form is prefilled with the holder’s details', async ({
  page,
}) => {
  const car = await openCar(page, 'carstore-se', '/kop-bil/alla-begagnade-bilar', 8);
  await page.getByRole('link', { name: formatAction(sv) }).click();
  await getHold(page).getByRole('button', { name: sv.holdSubmit }).scrollIntoViewIfNeeded();
  await expect(
    getHold(page).locator('form').and(page.locator('[data-hydrated] form')),
  ).toBeVisible();
  await requestAndConfirm(page, 'asker@carstore-se.example');
  await getHold(page).getByRole('link', { name: sv.detailTestDriveAsk }).click();
  expect(new URL(page.url()).pathname).toBe(new URL(car).pathname);
  await expect(page.locator('#contact-name')).toHaveValue('Maja Lind');
  await expect(page.locator('#contact-email')).toHaveValue('asker@carstore-se.example');
  await expect(page.locator('#contact-testdrive')).toBeChecked();
});
