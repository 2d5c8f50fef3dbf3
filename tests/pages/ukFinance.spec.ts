import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { askingPrice } from '../../domain/finance/carPrices';
import { messagesOf } from '../../messages/messagesOf';
import { HtmlPage } from './htmlPage';
import { britishCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';
import { ownAddress } from './ownAddress';

test.use(ownAddress);

const en = messagesOf('en');
const car = britishCar.address;
const cashPrice = (askingPrice(britishCar) ?? 0).toLocaleString('en-GB');
const noQuote =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

const getPanel = (page: Page) => page.getByRole('region', { name: en.ukFinanceTitle });
const getPayment = (page: Page) => getPanel(page).locator('output');
const getSlider = (page: Page, name: string) => getPanel(page).getByRole('slider', { name });

/** Opens the page and scrolls to the panel, which then requests quotes. */
async function openPanel(page: Page): Promise<void> {
  await page.goto(car);
  await getPanel(page).scrollIntoViewIfNeeded();
}

/** Waits for a new quote. */
async function waitForChange(page: Page, before: string | null): Promise<string | null> {
  await expect(getPayment(page)).not.toHaveText(before ?? '');
  await expect(getPanel(page).locator('[aria-busy=true]')).toHaveCount(0);
  return getPayment(page).textContent();
}

test.beforeEach(withoutPictures);

test('[UKFIN-06] [UKFIN-08] [UKFIN-09] [UKFIN-10] [UKFIN-11] [UKFIN-12] [ROUTE-21] [CAR-27] each control changes the quote and its terms, by keyboard only', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/codeweaver\/(\w+)/.exec(request.url()) ?? [];
    if (call) requested.push(`${request.method()} ${call}`);
  });
  await openPanel(page);
  await expect(getPayment(page)).toHaveText(/^£\d+\.\d\d$/);
  expect(requested.slice(0, 2)).toEqual(['POST default', 'POST cfd']);
  let quote = await getPayment(page).textContent();
  const terms = getPanel(page).locator('details');
  await terms.locator('summary').press('Enter');
  await expect(terms).toContainText('47 monthly payments');

  await getSlider(page, en.ukFinanceDeposit).press('Home');
  quote = await waitForChange(page, quote);
  await getSlider(page, en.ukFinanceTerm).press('Home');
  quote = await waitForChange(page, quote);
  await expect(terms).toContainText('23 monthly payments');
  const distance = getSlider(page, en.ukFinanceMileage);
  await expect(distance).toHaveAttribute('step', '2000');
  await distance.press('ArrowRight');
  await expect(distance).toHaveAttribute('aria-valuetext', '12,000 miles');
  quote = await waitForChange(page, quote);
  const typed = getPanel(page).getByRole('textbox', { name: en.ukFinancePayment });
  await typed.fill('400');
  await typed.press('Enter');
  await expect(getPayment(page)).toHaveText(/^£(400\.0[01]|399\.99)$/);
  quote = await getPayment(page).textContent();
  await getPanel(page).getByRole('radio').first().press('ArrowDown');
  await expect(getPanel(page).getByRole('radio', { name: 'Hire Purchase' })).toBeChecked();
  await waitForChange(page, quote);
  await expect(distance).toHaveCount(0);
  await expect(getPanel(page)).toContainText('APR');
  await expect.poll(() => requested).toContain('GET legal');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page, { include: ['[data-island=QuoteFinance]'] })).toEqual([]);
  }
});

test('[UKFIN-15] links lead to codeweaver’s pages with the reference of the quote', async ({
  page,
}) => {
  await openPanel(page);
  for (const [name, title] of [
    [en.ukFinanceApply, 'Apply for finance'],
    [en.ukFinanceReserve, 'Reserve a car'],
    [en.ukFinancePartExchange, 'Value a part exchange'],
  ] as const) {
    const [provider] = await Promise.all([
      page.waitForEvent('popup'),
      getPanel(page).getByRole('link', { name }).click(),
    ]);
    await expect(provider.locator('body')).toContainText(title);
    await expect(provider.locator('body')).toContainText(`cash price £${cashPrice}.00`);
    expect(provider.url()).toContain('quoteRef=Q1-');
    await provider.close();
  }
});

test('[UKFIN-12] [CALC-21] the panel shows that it is loading, and keeps its size', async ({
  page,
}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/codeweaver/default', async (route) => {
    await held;
    await route.continue();
  });
  await openPanel(page);
  await expect(getPanel(page).getByRole('status')).toContainText(en.ukFinanceLoading);
  const height = async () => (await getPanel(page).boundingBox())?.height ?? 0;
  const waiting = await height();
  release?.();
  await expect(getPayment(page)).toBeVisible();
  expect(Math.abs((await height()) - waiting)).toBeLessThan(waiting * 0.3);
});

test('[UKFIN-12] [UKFIN-13] [CALC-21] [ERR-20] the error message of a failing service is shown unchanged', async ({
  page,
}) => {
  await page.route('**/api/codeweaver/default', (route) =>
    route.fulfill({ status: 503, json: { error: { status: 503, message: noQuote } } }),
  );
  await openPanel(page);
  await expect(getPanel(page).getByRole('alert').locator('p')).toHaveText(noQuote);
  await getPanel(page).getByRole('link', { name: en.ukFinanceContact }).click();
  await expect(page.locator('form#contact-form')).toBeInViewport();
});

test('[UKFIN-01] [SITE-14] other sites do not have the panel', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/bil/1000057');
  expect(page.all('[data-price-column]')).not.toEqual([]);
  expect(page.all('[data-island=QuoteFinance]')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel links to the contact form', async ({ page }) => {
    await page.goto(car);
    await expect(getPanel(page)).toContainText(en.ukFinanceNoScript);
    await expect(getPanel(page).getByRole('link')).toHaveAttribute('href', '#contact-form');
    await expect(getPanel(page).getByText(en.ukFinanceLoading)).toBeHidden();
  });
});
