import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { machineTime } from '../support/shiftPages';
import { messagesOf } from '../../site/messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { end, startBuilt } from '../support/built';
import { freePorts } from '../support/freePorts';
import { addresses, addressOf } from './addresses';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';

test.use(ownAddress);

const shop = addressOf('carstore-fi', '/varustepaketit');
const texts = messagesOf('fi');

const session = {
  user: 'Aino Virtanen',
  dealer: 'CarStore Espoo',
  unit: '4021',
  transactionId: 'T-4711',
  auto: 'Volvo XC60 2021',
};
const withSession = `${shop}?${new URLSearchParams(session)}`;

const cards = (page: Page) => page.locator('[data-list-items] > li');
const addButtons = (page: Page) => page.locator('[data-list-items] [data-kit-add]');
const bar = (page: Page) => page.locator('[data-kit-bar]');
const quote = (page: Page) => page.getByRole('dialog', { name: texts.kitCart });
const send = (page: Page) => quote(page).getByRole('button', { name: texts.kitQuoteSend });
const box = (page: Page, value: string) =>
  page.locator(`input[type=checkbox][value="${value}"]:visible`);
const kept = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** The shop listens to its controls. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

async function openQuote(page: Page) {
  await bar(page).getByRole('button', { name: texts.kitCartShow }).click();
  await expect(quote(page)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[KIT-01] [KIT-03] [KIT-22] [KIT-26] staff see the first 24 kits with their prices in euro', async ({
      page,
    }) => {
      await page.goto(shop);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varustepaketit');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(cards(page)).toHaveCount(24);
      await expect(cards(page).first()).toContainText(/\d+,\d\d\s€/);
      await expect(cards(page).first()).toContainText(/sis\. alv 25,5\s%/);
    });

    test('[KIT-17] [KIT-18] [KIT-29] pages, filters and order are addresses', async ({ page }) => {
      await open(page, `${shop}?page=99`);
      const pages = page.getByRole('navigation', { name: texts.kitPages });
      await expect(pages).toContainText('Sivu 20 / 20');
      await pages.getByRole('link', { name: texts.kitPreviousPage }).click();
      await expect(page).toHaveURL(`${shop}?page=19`);
      await box(page, 'Valot').first().check();
      if (!javaScriptEnabled) await page.locator('[data-list-submit]').click();
      await expect(page).toHaveURL(/\?(?:.*&)?kitCategory=Valot/);
      expect(new URL(page.url()).searchParams.has('page')).toBe(false);
      await expect(page.locator('select[name=sort] option')).toHaveText([
        'Nimen mukaan',
        'Halvin ensin',
        'Kallein ensin',
      ]);
    });

    test('[KIT-05] details are a page of their own too', async ({ page }) => {
      await page.goto(shop);
      const link = page.locator('[data-kit-open]').first();
      const name = await link.textContent();
      await page.goto(new URL((await link.getAttribute('href')) ?? '', shop).href);
      const details = page.locator('[data-kit-details]');
      await expect(details.getByRole('heading', { name: name ?? '' })).toBeVisible();
      await expect(details).toContainText(texts.kitFits);
    });

    test('[KIT-34] [KIT-35] where nothing is found, the vehicle is named if there is one', async ({
      page,
    }) => {
      await page.goto(`${shop}?make=Volvo&retailPrice=1&retailPrice=2`);
      await expect(page.getByText('Ei varusteita löytynyt autolle: Volvo')).toBeVisible();
      await page.goto(`${shop}?keyphrase=xyzzy`);
      await expect(page.getByText('Ei kohteita löytynyt')).toBeVisible();
    });
  });
}

test('[KIT-33] [ERR-38] while the search is down the list says so, and nothing else is amiss', async ({
  page,
}) => {
  const [port] = await freePorts(1);
  const at = (path: string) => `http://carstore-fi.localhost:${port}${path}`;
  const web = await startBuilt('index', `http://localhost:${port}/readyz`, {
    LOG_LEVEL: 'silent',
    PORT: String(port),
    CONTENT_URL: `${addresses.embedded}/graphql`,
    MEDIA_URL: `${addresses.embedded}/media`,
    EVENTS_URL: `${addresses.embedded}/events`,
    SEARCH_URL: 'http://127.0.0.1:9',
  });
  try {
    const response = await page.goto(at('/varustepaketit'));
    expect(response?.headers()['cache-control']).toBe('no-store');
    const results = page.locator('[data-list-results]');
    await expect(results).toContainText('Virhe autojen lataamisessa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varustepaketit');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('Ei kohteita löytynyt')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await end(web);
  }
});

test('[SITE-21] other sites have no kits', async ({ page }) => {
  for (const site of ['automotive-se', 'carstore-se', 'carstore-no']) {
    const answer = await page.goto(addressOf(site, '/varustepaketit'));
    expect(answer?.status()).toBe(404);
  }
});

test('[KIT-08] [KIT-11] [KIT-14] a session comes from the address, leaves it, and is kept in the tab alone', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== withSession) sent.push(request.url());
    if (request.resourceType() === 'document') return;
    sent.push(request.headers().referer ?? '');
  });
  await open(page, withSession);
  await expect(page).toHaveURL(/make=Volvo&model=Volvo%3EXC60/);
  expect(page.url()).not.toMatch(/T-4711|Aino|auto=/);
  expect(JSON.parse((await kept(page, 'kitSession')) ?? '')).toEqual(session);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await openQuote(page);
  await expect(quote(page)).toContainText('T-4711');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(sent.filter((address) => address.includes('T-4711') && address !== withSession)).toEqual(
    [],
  );
});

test('[KIT-02] [KIT-06] [KIT-12] [KIT-13] [KIT-15] [KIT-21] [KIT-31] kits are chosen, taken out again, and sent as one quote', async ({
  page,
}) => {
  await open(page, withSession);
  await expect(cards(page).first()).toBeVisible();
  await addButtons(page).nth(0).click();
  await addButtons(page).nth(1).click();
  await addButtons(page).nth(2).click();
  await expect(addButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await addButtons(page).nth(2).click();
  await expect(addButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse((await kept(page, 'kitCart')) ?? '')).toHaveLength(2);
  await openQuote(page);
  await expect(quote(page).getByRole('listitem')).toHaveCount(2);
  await expect(quote(page)).toContainText(/Alv 25,5\s%/);
  const answered = page.waitForResponse('**/api/automaster');
  await send(page).click();
  const response = await answered;
  expect(response.status()).toBe(202);
  await expect(quote(page).getByRole('status')).toContainText([texts.kitQuoteSent]);
  expect(await kept(page, 'kitCart')).toBe('[]');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  const { quoteId } = response.request().postDataJSON() as { quoteId: string };
  await expect(async () => {
    const inbox = await page.request.get(`${addresses.embedded}/_inbox?format=json`);
    const { leads } = (await inbox.json()) as { leads: Record<string, unknown>[] };
    const found = leads.filter(({ formSubmissionId }) => formSubmissionId === quoteId);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ formName: 'automaster', values: session });
  }).toPass();
});

test('[KIT-24] the same quote sent twice is one', async ({ page }) => {
  await open(page, shop);
  const id = await page.locator('[data-kit-add]').first().getAttribute('data-kit-add');
  const quoteId = randomUUID();
  const post = () =>
    page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/automaster', { method: 'POST', headers, body })).status;
      },
      JSON.stringify({ ...session, quoteId, cart: [{ kitId: id }] }),
    );
  expect([await post(), await post()]).toEqual([202, 202]);
  await expect(async () => {
    const inbox = await page.request.get(`${addresses.embedded}/_inbox?format=json`);
    const { leads } = (await inbox.json()) as { leads: Record<string, unknown>[] };
    expect(leads.filter((lead) => lead.formSubmissionId === quoteId)).toHaveLength(1);
  }).toPass();
});

test('[KIT-30] [KIT-32] [ERR-36] a quote that cannot be sent stays, says so, and is sent again', async ({
  page,
}) => {
  let ids: string[] = [];
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/automaster', async (route) => {
    const { quoteId } = route.request().postDataJSON() as { quoteId: string };
    ids = [...ids, quoteId];
    if (ids.length > 1) return route.continue();
    await waiting;
    return route.fulfill({ status: 503, body: '' });
  });
  await open(page, withSession);
  await addButtons(page).first().click();
  await openQuote(page);
  await send(page).click();
  await expect(quote(page)).toContainText(texts.kitQuoteSending);
  answer();
  await expect(quote(page).getByRole('alert').filter({ hasText: 'Virhe' })).toHaveText(
    'Virhe tarjouksen lähettämisessä. Yritä uudelleen.',
  );
  await expect(quote(page).getByRole('listitem')).toHaveCount(1);
  await send(page).click();
  await expect(quote(page)).toContainText('Tarjous lähetetty onnistuneesti!');
  expect(ids[0]).toBe(ids[1]);
});

test('[KIT-07] [KIT-21] the quote can be sent once the session is filled in', async ({ page }) => {
  await open(page, shop);
  await addButtons(page).first().click();
  await openQuote(page);
  await expect(send(page)).toHaveCount(0);
  await quote(page).getByRole('button', { name: texts.kitSessionEdit }).click();
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
  await expect(send(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ei varusteita löytynyt autolle: Lada Niva')).toBeVisible();
});

test('[KIT-09] a hidden shortcut fills in an example of a session', async ({ page }) => {
  await open(page, shop);
  await page.keyboard.press('Control+Alt+KeyK');
  await expect(bar(page)).toBeVisible();
  await openQuote(page);
  await expect(quote(page)).toContainText('Aino Virtanen');
});

test('[KIT-16] grid or list is remembered for an hour', async ({ page, context }) => {
  await open(page, shop);
  await page.locator('[data-kit-view=list]').click();
  await expect(page.locator('[data-kit-shop]')).toHaveAttribute('data-view', 'list');
  const cookie = (await context.cookies()).find(({ name }) => name === 'kitView');
  expect(cookie?.value).toBe('list');
  const hours = ((cookie?.expires ?? 0) * 1000 - machineTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(0.9);
  expect(hours).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(page.locator('[data-kit-shop]')).toHaveAttribute('data-view', 'list');
});

test('[KIT-04] [KIT-19] filters stand beside the kits from 1024 px, else in a drawer of 420 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, shop);
  const aside = page.locator('[data-list-aside]');
  await expect(aside).toBeVisible();
  await page.locator('[data-list-layout=toggle]').click();
  await expect(aside).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(aside).toBeHidden();
  await page.locator('[data-list-open]').click();
  const drawer = page.locator('[data-list-drawer]');
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(420);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(aside).toBeHidden();
});

test('[KIT-20] a facet with ten values or more can be searched', async ({ page }) => {
  await open(page, shop);
  const many = page.locator('[data-list-aside] [data-facet]');
  for (const facet of await many.all()) {
    const values = await facet.locator('[data-facet-text]').count();
    await expect(facet.locator('[data-facet-search]')).toHaveCount(values >= 10 ? 1 : 0);
  }
});

test('[KIT-05] a kit opens over the list, and closes to where it was', async ({ page }) => {
  await open(page, shop);
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
  await expect(addButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('[KIT-06] the quote on paper is the quote alone', async ({ page }) => {
  await open(page, withSession);
  await addButtons(page).first().click();
  await openQuote(page);
  await expect(quote(page).getByRole('listitem')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-kit-sheet]');
  await expect(sheet).toBeVisible();
  for (const words of ['CarStore Espoo', 'Volvo XC60 2021', texts.kitQuoteValid, texts.kitTotal]) {
    await expect(sheet).toContainText(words);
  }
  await expect(page.locator('main')).toBeHidden();
  await expect(quote(page)).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`nothing is wrong with the kit shop for axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, withSession);
    await addButtons(page).first().click();
    expect(await findViolations(page)).toEqual([]);
    await openQuote(page);
    await expect(quote(page).getByRole('listitem')).toHaveCount(1);
    // While the drawer fades in, its colours are between two.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    expect(await findViolations(page, { include: ['[data-kit-quote]'] })).toEqual([]);
  });
}
