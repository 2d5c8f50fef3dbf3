import type { APIRequestContext, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addressOf } from './addresses';
import { linkIn, mailTo, openMail } from './inbox';
import { desk } from './bookingSteps';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');
const nb = messagesOf('nb');
const hold = (page: Page) => page.locator('#hold');
const action = (words: typeof sv) => words.holdAction.replace('{hours}', '48');

/** The path of a used car of a list that no other test holds. */
async function carOf(request: APIRequestContext, site: string, list: string, at: number) {
  const page = await HtmlPage.open(request, site, list);
  const hrefs = page.all('main article[data-car] a').map(({ attributes }) => attributes.href!);
  return [...new Set(hrefs)][at]!;
}

/** Opens its page; gives its address. */
async function openCar(page: Page, site: string, list: string, at: number): Promise<string> {
  const address = addressOf(site, await carOf(page.request, site, list, at));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return address;
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#hold-name').fill('Maja Lind');
  await page.locator('#hold-phone').fill('070-123 45 67');
  await page.locator('#hold-email').fill(email);
  await page.locator('#hold-consent').check();
}

/** Asks for the car, opens the link of the mail and presses its button. */
async function holdWith(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await hold(page).getByRole('button', { name: sv.holdSubmit }).click();
  await expect(hold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdAsked);
  await openMail(page, { email, subject: /^Bekräfta/, query: 'hold=' });
  await hold(page).getByRole('button', { name: sv.holdProve }).click();
  await expect(hold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdHeld);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car is held, shown as such, and given up', async ({ page, browser }) => {
    await page.setViewportSize(desk);
    const car = await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 9);
    await page.getByRole('link', { name: action(sv) }).click();
    const form = page.url();
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(form);

    await holdWith(page, 'maja@automotive-se.example');
    const mine = page.url();

    await fillIn(other, 'nils@automotive-se.example');
    await hold(other).getByRole('button', { name: sv.holdSubmit }).click();
    await expect(hold(other).getByRole('heading', { level: 1 })).toHaveText(sv.holdTaken);

    await other.goto(car);
    const price = other.locator('[data-price-column]');
    await expect(price).toContainText(sv.holdReservedText);
    await expect(price.getByRole('link', { name: action(sv) })).toHaveCount(0);
    await price.getByRole('link', { name: sv.holdSimilar }).click();
    await expect(other).toHaveURL(/#similar$/);
    await expect(other.locator('#similar [data-car]').first()).toBeVisible();

    // Whoever made it comes to it from the car as well.
    await page.goto(car);
    await page.getByRole('link', { name: sv.holdYoursAsk }).click();
    await expect(hold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdHeld);
    await page.goto(mine);
    await page.getByText(sv.holdRelease, { exact: true }).click();
    await hold(page).getByRole('button', { name: sv.holdReleaseNow }).click();
    await expect(hold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdReleased);
    await other.goto(car);
    await expect(price.getByRole('link', { name: action(sv) })).toBeVisible();
    await other.context().close();
  });
});

for (const [site, list, words] of [
  ['carstore-fi', '/osta-auto', fi],
  ['carstore-no', '/kjop-bil', nb],
] as const) {
  test(`a car is held, shown as such, and given up, on ${site}`, async ({
    request,
    playwright,
  }) => {
    const path = await carOf(request, site, list, 9);
    const titleOf = (page: HtmlPage) => page.one('#hold h1').text;
    const fill = (name: string) => ({
      name: 'Maja Lind',
      phone: '070-123 45 67',
      email: `${name}@${site}.example`,
      consent: 'on',
    });
    const send = (page: HtmlPage, name: string) => page.submit('#hold form', fill(name));
    const car = await HtmlPage.open(request, site, path);
    const form = await car.follow(car.links(action(words))[0]);
    const stranger = await playwright.request.newContext();
    const late = await HtmlPage.open(stranger, site, form.path);
    expect(titleOf(await send(form, 'maja'))).toBe(words.holdAsked);
    expect(titleOf(await send(form, 'maja+car'))).toBe(words.holdAsked);
    const link = new URL(linkIn(await mailTo(`maja@${site}.example`, /./), 'hold='));
    const asksToProve = () => HtmlPage.open(request, site, link.pathname + link.search);
    // Whoever looks for harm in mails opens their links as well: nothing is held by that.
    await asksToProve();
    const before = await HtmlPage.open(stranger, site, path);
    expect(before.one('[data-price-column]').links(action(words))).not.toEqual([]);
    const mine = await (await asksToProve()).submit('#hold form');
    expect(titleOf(mine)).toBe(words.holdHeld);
    expect(titleOf(await asksToProve())).toBe(words.holdHeld);
    expect(titleOf(await send(late, 'nils'))).toBe(words.holdTaken);
    const reserved = await HtmlPage.open(stranger, site, path);
    const price = reserved.one('[data-price-column]');
    expect(price.text).toContain(words.holdReservedText);
    expect(price.links(action(words))).toEqual([]);
    expect(price.links(words.holdSimilar)[0]?.attributes.href).toBe('#similar');
    expect(reserved.all('#similar [data-car]')).not.toEqual([]);

    const asHolder = await HtmlPage.open(request, site, path);
    const known = await asHolder.follow(asHolder.links(words.holdYoursAsk)[0]);
    expect(titleOf(known)).toBe(words.holdHeld);
    const release = '#hold form[method=post]';
    expect(titleOf(await mine.submit(release))).toBe(words.holdReleased);
    const free = await HtmlPage.open(stranger, site, path);
    expect(free.one('[data-price-column]').links(action(words))).not.toEqual([]);
    await stranger.dispose();
  });
}

test('what is missing is said where there is script, and axe finds nothing', async ({ page }) => {
  await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 10);
  await page.getByRole('link', { name: action(sv) }).click();
  await hold(page).getByRole('button', { name: sv.holdSubmit }).scrollIntoViewIfNeeded();
  await expect(hold(page).locator('form[novalidate]')).toBeVisible();
  await page.locator('#hold-name').fill('Maja Lind');
  await hold(page).getByRole('button', { name: sv.holdSubmit }).click();
  const links = hold(page).locator('form').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.last().click();
  await expect(page.locator('#hold-consent')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('the car says to its holder alone that it is theirs, and a test drive is asked without typing again', async ({
  page,
  browser,
}) => {
  const car = await openCar(page, 'automotive-se', '/kop-bil/begagnade-bilar-i-lager', 11);
  await page.getByRole('link', { name: action(sv) }).click();
  await holdWith(page, 'holder@automotive-se.example');
  const mine = page.url();

  const yours = sv.holdYours.split('{')[0]!;
  const stranger = await (await browser.newContext()).newPage();
  const asked = stranger.waitForResponse(/\/api\/holds\/mine/);
  await stranger.goto(car);
  expect(await (await asked).json()).toEqual({ held: false });
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
  await hold(page).getByRole('button', { name: sv.holdReleaseNow }).click();
  await expect(hold(page).getByRole('heading', { level: 1 })).toHaveText(sv.holdReleased);
});

test('where the seller is asked by form, the form knows who holds the car', async ({ page }) => {
  const car = await openCar(page, 'carstore-se', '/kop-bil/alla-begagnade-bilar', 8);
  await page.getByRole('link', { name: action(sv) }).click();
  await hold(page).getByRole('button', { name: sv.holdSubmit }).scrollIntoViewIfNeeded();
  await expect(hold(page).locator('form[novalidate]')).toBeVisible();
  await holdWith(page, 'asker@carstore-se.example');
  await hold(page).getByRole('link', { name: sv.detailTestDriveAsk }).click();
  expect(new URL(page.url()).pathname).toBe(new URL(car).pathname);
  await expect(page.locator('#contact-name')).toHaveValue('Maja Lind');
  await expect(page.locator('#contact-email')).toHaveValue('asker@carstore-se.example');
  await expect(page.locator('#contact-testdrive')).toBeChecked();
});
