import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { systemTimeMs } from '../support/shiftPages';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';

test.use(ownAddress);

const shop = getAddress('carstore-fi', '/varustepaketit');
const texts = messagesOf('fi');

const session = {
  user: 'Aino Virtanen',
  dealer: 'CarStore Espoo',
  unit: '4021',
  transactionId: 'T-4711',
  auto: 'Volvo XC60 2021',
};
const withSession = `${shop}?${new URLSearchParams(session)}`;

const getCards = (page: Page) => page.locator('[data-list-items] > li');
const getAddButtons = (page: Page) => page.locator('[data-list-items] [data-kit-add]');
const getBar = (page: Page) => page.locator('[data-kit-bar]');
const getQuote = (page: Page) => page.getByRole('dialog', { name: texts.kitCart });
const getSendButton = (page: Page) =>
  getQuote(page).getByRole('button', { name: texts.kitQuoteSend });
const getCheckbox = (page: Page, value: string) =>
  page.locator(`input[type=checkbox][value="${value}"]:visible`);
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** Returns the received quotes with an id. */
async function readQuotes(quoteId: string) {
  const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
  const { leads } = (await inbox.json()) as { leads: Record<string, unknown>[] };
  return leads.filter(({ formSubmissionId }) => formSubmissionId === quoteId);
}

/** Opens the shop and waits until its script has loaded. */
async function openShop(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

async function openQuote(page: Page) {
  await getBar(page).getByRole('button', { name: texts.kitCartShow }).click();
  await expect(getQuote(page)).toBeVisible();
}

const openKitShop = (request: APIRequestContext, query = '') =>
  HtmlPage.open(request, 'carstore-fi', `/varustepaketit${query}`);

test('[KIT-01] [KIT-03] [KIT-22] [KIT-26] staff see the first 24 kits with their prices in euro', async ({
  request,
}) => {
  const page = await openKitShop(request);
  expect(page.texts('h1')).toEqual(['Varustepaketit']);
  expect(page.first('meta[name=robots]').attributes.content).toContain('noindex');
  const kits = page.texts('[data-list-items] > li');
  expect(kits).toHaveLength(24);
  expect(kits[0]).toMatch(/\d+,\d\d\s€/);
  expect(kits[0]).toMatch(/sis\. alv 25,5\s%/);
});

test('[KIT-17] [KIT-18] [KIT-29] pages, filters and order are in the URL', async ({ request }) => {
  const last = await openKitShop(request, '?page=99');
  const pages = last.first(`nav[aria-label="${texts.kitPages}"]`);
  expect(pages.text).toContain('Sivu 20 / 20');
  const [link] = pages.links(texts.kitPreviousPage);
  const before = await last.follow(link);
  expect(before.path).toBe('/varustepaketit?page=19');
  const lights = await before.submit('form[data-list-form]', { kitCategory: 'Valot' });
  expect(lights.url.searchParams.getAll('kitCategory')).toEqual(['Valot']);
  expect(lights.url.searchParams.has('page')).toBe(false);
  expect(lights.texts('select[name=sort] option')).toEqual([
    'Nimen mukaan',
    'Halvin ensin',
    'Kallein ensin',
  ]);
});

test('[KIT-05] kit details are on a separate page', async ({ request }) => {
  const page = await openKitShop(request);
  const link = page.first('[data-kit-open]');
  const details = (await page.follow(link)).first('[data-kit-details]');
  expect(details.texts('h1, h2, h3')).toContain(link.text);
  expect(details.text).toContain(texts.kitFits);
});

test('[KIT-34] [KIT-35] an empty result names the vehicle if there is one', async ({ request }) => {
  const ofVehicle = await openKitShop(request, '?make=Volvo&retailPrice=1&retailPrice=2');
  expect(ofVehicle.text).toContain('Ei varusteita löytynyt autolle: Volvo');
  expect((await openKitShop(request, '?keyphrase=xyzzy')).text).toContain('Ei kohteita löytynyt');
});

test('[KIT-20] a facet with at least ten values can be searched', async ({ request }) => {
  const facets = (await openKitShop(request)).all('[data-list-aside] [data-facet]');
  expect(facets.length).toBeGreaterThan(2);
  for (const facet of facets) {
    const values = facet.all('[data-facet-text]').length;
    expect(facet.all('[data-facet-search]')).toHaveLength(values >= 10 ? 1 : 0);
  }
});

test('[SITE-21] other sites have no kits', async ({ request }) => {
  for (const site of ['automotive-se', 'carstore-se', 'carstore-no']) {
    expect((await HtmlPage.open(request, site, '/varustepaketit')).status).toBe(404);
  }
});

test('[KIT-08] [KIT-11] [KIT-14] a session is read and removed from the URL, and kept only in the tab', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== withSession) sent.push(request.url());
    if (request.resourceType() === 'document') return;
    sent.push(request.headers().referer ?? '');
  });
  await openShop(page, withSession);
  await expect(page).toHaveURL(/make=Volvo&model=Volvo%3EXC60/);
  expect(page.url()).not.toMatch(/T-4711|Aino|auto=/);
  expect(JSON.parse((await readStored(page, 'kitSession')) ?? '')).toEqual(session);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await openQuote(page);
  await expect(getQuote(page)).toContainText('T-4711');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(sent.filter((address) => address.includes('T-4711') && address !== withSession)).toEqual(
    [],
  );
});

test(
  '[KIT-02] [KIT-06] [KIT-12] [KIT-13] [KIT-15] [KIT-21] [KIT-30] [KIT-31] [KIT-32] [ERR-36] kits are added, removed, printed and sent as one quote, which is kept and resent when sending fails',
  { tag: '@walk' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openShop(page, withSession);
    await expect(getCards(page).first()).toBeVisible();
    await getAddButtons(page).nth(0).click();
    await getAddButtons(page).nth(1).click();
    await getAddButtons(page).nth(2).click();
    await expect(getAddButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await getAddButtons(page).nth(2).click();
    await expect(getAddButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse((await readStored(page, 'kitCart')) ?? '')).toHaveLength(2);
    await openQuote(page);
    await expect(getQuote(page).getByRole('listitem')).toHaveCount(2);
    await expect(getQuote(page)).toContainText(/Alv 25,5\s%/);

    await test.step('[KIT-06] printing a quote prints only the quote', async () => {
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('[data-kit-sheet]');
      await expect(sheet).toBeVisible();
      for (const words of [
        ...['CarStore Espoo', 'Volvo XC60 2021'],
        ...[texts.kitQuoteValid, texts.kitTotal],
      ]) {
        await expect(sheet).toContainText(words);
      }
      await expect(page.locator('main')).toBeHidden();
      await expect(getQuote(page)).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    const ids: string[] = [];
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/automaster', async (route) => {
      ids.push((route.request().postDataJSON() as { quoteId: string }).quoteId);
      if (ids.length > 1) return route.continue();
      await waiting;
      return route.fulfill({ status: 503, body: '' });
    });
    await test.step('[KIT-30] [KIT-32] [ERR-36] a quote that cannot be sent is kept, and a message is shown', async () => {
      await getSendButton(page).click();
      await expect(getQuote(page)).toContainText(texts.kitQuoteSending);
      answer();
      await expect(getQuote(page).getByRole('alert').filter({ hasText: 'Virhe' })).toHaveText(
        'Virhe tarjouksen lähettämisessä. Yritä uudelleen.',
      );
      await expect(getQuote(page).getByRole('listitem')).toHaveCount(2);
    });

    const answered = page.waitForResponse('**/api/automaster');
    await getSendButton(page).click();
    const response = await answered;
    expect(response.status()).toBe(202);
    await expect(getQuote(page).getByRole('status')).toContainText([texts.kitQuoteSent]);
    await expect(getQuote(page)).toContainText('Tarjous lähetetty onnistuneesti!');
    expect(await readStored(page, 'kitCart')).toBe('[]');
    await expect(getSendButton(page)).toHaveAttribute('aria-disabled', 'true');
    const { quoteId } = response.request().postDataJSON() as { quoteId: string };
    expect(ids).toEqual([quoteId, quoteId]);
    await expect(async () => {
      const found = await readQuotes(quoteId);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ formName: 'automaster', values: session });
    }).toPass();
  },
);

test('[KIT-24] sending the same quote twice makes one', async ({ request }) => {
  const kitId = (await openKitShop(request)).first('[data-kit-add]').attributes['data-kit-add'];
  const quoteId = randomUUID();
  const { host, origin } = new URL(shop);
  const post = async () => {
    const answer = await request.post(`${addresses.web}/api/automaster`, {
      headers: { host, origin },
      data: { ...session, quoteId, cart: [{ kitId }] },
    });
    return answer.status();
  };
  expect([await post(), await post()]).toEqual([202, 202]);
  await expect(async () => {
    expect(await readQuotes(quoteId)).toHaveLength(1);
  }).toPass();
});

test('[KIT-07] [KIT-21] the quote can be sent once the session data are filled in', async ({
  page,
}) => {
  await openShop(page, shop);
  await getAddButtons(page).first().click();
  await openQuote(page);
  await expect(getSendButton(page)).toHaveCount(0);
  await getQuote(page).getByRole('button', { name: texts.kitSessionEdit }).click();
  const dialog = page.getByRole('dialog', { name: texts.kitSession });
  await dialog.getByRole('button', { name: texts.kitSessionSave }).click();
  await expect(dialog.getByText(texts.kitSessionRequired).first()).toBeVisible();
  await expect(dialog.getByLabel(texts.kitSessionUser)).toBeFocused();
  await dialog.getByLabel(texts.kitSessionUser).fill('Aino');
  await dialog.getByLabel(texts.kitSessionDealer).fill('Espoo');
  await dialog.getByLabel(texts.kitSessionUnit).fill('1');
  await dialog.getByLabel(texts.kitSessionTransaction).fill('T-2');
  await dialog.getByLabel(texts.kitSessionAuto).first().fill('Lada Niva');
  await dialog.getByRole('button', { name: texts.kitSessionSave }).click();
  await expect(getSendButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ei varusteita löytynyt autolle: Lada Niva')).toBeVisible();
});

test('[KIT-04] [KIT-05] [KIT-09] [KIT-16] [KIT-17] [KIT-19] filters, view and details are shown where the window has room, and are remembered', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openShop(page, shop);
  const aside = page.locator('[data-list-aside]');
  await expect(aside).toBeVisible();

  await test.step('[KIT-05] a kit opens over the list, and closing it returns there', async () => {
    const link = page.locator('[data-kit-open]').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.kitDetails });
    await expect(dialog).toContainText(texts.kitParts);
    expect(await findViolations(page, { include: ['[data-kit-dialog]'] })).toEqual([]);
    await dialog.locator('[data-kit-add]').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(getAddButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('[KIT-16] the grid or list view is remembered for an hour', async () => {
    await page.locator('[data-kit-view=list]').click();
    await expect(page.locator('[data-kit-shop]')).toHaveAttribute('data-view', 'list');
    const cookie = (await context.cookies()).find(({ name }) => name === 'kitView');
    expect(cookie?.value).toBe('list');
    const hours = ((cookie?.expires ?? 0) * 1000 - systemTimeMs()) / 3_600_000;
    expect(hours).toBeGreaterThan(0.9);
    expect(hours).toBeLessThanOrEqual(1);
  });

  await test.step('[KIT-04] [KIT-19] filters are next to the kits from 1024 px, else in a drawer of 420 px', async () => {
    await page.locator('[data-list-layout=toggle]').click();
    await expect(aside).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-kit-shop]')).toHaveAttribute('data-view', 'list');
    await expect(aside).toBeHidden();
    await page.locator('[data-list-open]').click();
    const drawer = page.locator('[data-list-drawer]');
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(420);
    await getCheckbox(page, 'Valot').first().check();
    await expect(page).toHaveURL(/\?(?:.*&)?kitCategory=Valot/);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(aside).toBeHidden();
  });

  await test.step('[KIT-09] a hidden shortcut fills in an example session', async () => {
    await page.keyboard.press('Control+Alt+KeyK');
    await expect(getBar(page)).toBeVisible();
    await openQuote(page);
    await expect(getQuote(page)).toContainText('Aino Virtanen');
  });
});

test('axe finds no violation in the kit shop at any width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openShop(page, withSession);
  await getAddButtons(page).first().click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(page, { include: ['main'] })).toEqual([]);
  await openQuote(page);
  await expect(getQuote(page).getByRole('listitem')).toHaveCount(1);
  // Waits for the animation of the drawer, during which contrast is too low.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, { include: ['[data-kit-quote]'] })).toEqual([]);
  }
});
