import type { Locator, Page } from '@playwright/test';
import { SERVICE_TIME_ZONE } from '../../features/enquiries/model/serviceRequest';
import { todayIn } from '../../features/enquiries/model/today';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { delayScripts } from './delayScripts';
import { usedCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';
import { ownAddress } from './ownAddress';

test.use(ownAddress);

const sv = messagesOf('sv');
const nb = messagesOf('nb');

test.beforeEach(withoutPictures);
test.beforeEach(({ page }) => page.clock.install());

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const forms = [
  { site: 'automotive-se', path: '/salj-bil', id: '#sell-car-form', submit: sv.sellCarSubmit },
  {
    site: 'carstore-fi',
    path: '/myy-auto',
    id: '#sell-car-form',
    submit: messagesOf('fi').sellCarSubmit,
  },
  {
    site: 'automotive-no',
    path: '/service-og-verksted',
    id: '#service-request-form',
    submit: nb.serviceSubmit,
  },
] as const;

/** Scrolls to a form, which loads its script, and waits until it is hydrated. */
async function openForm(page: Page, id: string): Promise<Locator> {
  await page.locator(id).scrollIntoViewIfNeeded();
  const form = page.locator(`[data-hydrated] ${id}`);
  await expect(form).toBeVisible();
  // A form that is submitted within 1.5 s counts as a bot's.
  await page.clock.fastForward(1500);
  return form;
}

async function fillInSellCar(page: Page): Promise<void> {
  const form = page.locator('#sell-car-form');
  await form.locator('#sell-car-option').press('Space');
  await form.locator('#sell-car-regno').fill('ABC 117');
  await form.locator('#sell-car-mileage').fill('8000');
  await form.locator('#sell-car-name').fill('Maja Lind');
  await form.locator('#sell-car-phone').fill('070-123 45 67');
  await form.locator('#sell-car-email').fill('maja@example.com');
}

for (const { site, path, id, submit } of forms) {
  test(`[FORM-24] [FORM-33] the form on ${site} reports missing input and fits phones and large screens, and axe finds no violation`, async ({
    page,
  }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(getAddress(site, path));
      const form = await openForm(page, id);
      await form.getByRole('button', { name: submit }).press('Enter');
      await expect(form.getByRole('group').first()).toBeFocused();
      expect(await findViolations(page, { include: [id] })).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    }
  });
}

test('[FORM-22] [FORM-28] [FORM-29] [OQ-122] a visitor sells a car, and the input survives a reload', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se', '/salj-bil'));
  await openForm(page, '#sell-car-form');
  await fillInSellCar(page);
  await page.reload();
  const form = await openForm(page, '#sell-car-form');
  await expect(form.getByText(sv.formDraftNote)).toBeVisible();
  await expect(form.locator('#sell-car-name')).toHaveValue('Maja Lind');
  await form.getByRole('button', { name: sv.sellCarSubmit }).click();
  await expect(form.getByRole('heading', { name: sv.contactSuccessTitle })).toBeFocused();
  await expect(form.locator('#sell-car-name')).toBeHidden();
  await page.reload();
  await expect(page.getByText(sv.formDraftNote)).toBeHidden();
});

test('[FORM-30] [ERR-51] a failure is reported in the language of the page, and the input is kept', async ({
  page,
}) => {
  await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(getAddress('automotive-se', '/salj-bil'));
  const form = await openForm(page, '#sell-car-form');
  await fillInSellCar(page);
  await form.getByRole('button', { name: sv.sellCarSubmit }).click();
  await expect(form.getByRole('alert')).toContainText(sv.sellCarFailure);
  await expect(form.locator('#sell-car-name')).toHaveValue('Maja Lind');
});

test('the form can be sent when the vehicle register does not answer', async ({ page }) => {
  await page.route(/\/api\/vehicles/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(getAddress('automotive-se', '/salj-bil'));
  const form = await openForm(page, '#sell-car-form');
  await fillInSellCar(page);
  await expect(form.getByText(sv.tradeInDown)).toBeVisible();
  await form.getByRole('button', { name: sv.sellCarSubmit }).click();
  await expect(form.getByRole('heading', { name: sv.contactSuccessTitle })).toBeVisible();
});

test('[FORM-36] [FORM-37] [FORM-41] a service request is sent by keyboard, to the workshop nearest to a place', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-no', '/service-og-verksted'));
  const form = await openForm(page, '#service-request-form');
  await form.locator('#service-types').press('Space');
  await form.locator('#service-types-2').press('Space');
  await form.getByRole('button', { name: /^Fjern EU-kontroll/ }).press('Enter');
  await expect(form.locator('#service-types-2')).not.toBeChecked();
  await form.getByLabel(nb.servicePlace).fill('Bergen');
  await form.getByLabel(nb.servicePlace).press('Enter');
  await expect(form.locator('#service-dealer')).toHaveValue('Automotive Bergen');
  await form.locator('#service-regno').fill('EL12345');
  await form.locator('#service-date').fill('2020-01-01');
  await form.locator('#service-name').fill('Kari Nordmann');
  await form.locator('#service-phone').fill('22 12 34 56');
  await form.locator('#service-email').fill('kari@example.no');
  await form.locator('#service-gdpr').press('Space');
  await form.locator('#service-newsletter').press('Space');
  await form.locator('#service-name').press('Enter');
  await expect(form.locator('#service-date')).toHaveAccessibleDescription(
    new RegExp(nb.formFaultTooEarly),
  );
  await form.locator('#service-date').fill(todayIn(SERVICE_TIME_ZONE));
  await form.locator('#service-name').press('Enter');
  await expect(form.getByRole('heading', { name: 'Takk for din henvendelse!' })).toBeFocused();
});

test('a trade-in counts as down payment in the calculators, also if requested before the script has loaded', async ({
  page,
}) => {
  const release = await delayScripts(page);
  const range = {
    low: 61_000,
    high: 70_000,
    likeCars: 4,
    askedFrom: 80_000,
    askedTo: 90_000,
    asLikeOwn: 76_000,
    extrasShare: 0,
    dealerShare: 0.14,
  };
  const vehicle = { make: 'Volvo', model: 'V60', year: 2019, fuel: 'diesel' };
  await page.route('**/api/vehicles/estimate', (route) =>
    route.fulfill({ json: { vehicle, range } }),
  );
  await page.goto(usedCar.address);
  const column = page.locator('[data-price-column]');
  await column.getByText(sv.tradeInExchange).click();
  await column.locator('#exchange-plate').fill('ABC123');
  await column.locator('#exchange-mileage').fill('9000');
  const use = column.getByRole('button', { name: /^Använd 61/ });
  await column.getByRole('button', { name: sv.tradeInEstimate }).click();
  release();
  await use.click();
  await expect(column.getByText(/^Kalkylerna på sidan räknar nu med 61/)).toBeVisible();
  await column.locator('[data-island=CalculateLoan] summary').click();
  await expect(column.getByRole('slider', { name: sv.financeDownPayment }).first()).toHaveValue(
    '61000',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FORM-22] selling a car leads to a page that thanks the visitor', async ({ page }) => {
    await page.goto(getAddress('automotive-se', '/salj-bil'));
    await expect(page.getByRole('button', { name: sv.tradeInEstimate })).toBeHidden();
    await fillInSellCar(page);
    await page.locator('#sell-car-form').getByRole('button', { name: sv.sellCarSubmit }).click();
    await expect(page).toHaveURL(/#sell-car-sent$/);
    await expect(page.getByRole('heading', { name: sv.contactSuccessTitle })).toBeVisible();
  });

  test('[FORM-31] [FORM-37] an incomplete request for a motorcycle is returned with its input, then accepted', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-no', '/service-og-verksted'));
    const form = page.locator('#service-request-form');
    await form.locator('#service-vehicle-2').press('Space');
    await form.getByLabel('Service på motorsykkel').press('Space');
    await form.getByLabel('Vinterlagring av motorsykkel').press('Space');
    await form.locator('#service-dealer').selectOption('Automotive Oslo');
    await form.locator('#service-regno').fill('EL12345');
    await form.locator('#service-date').fill(todayIn(SERVICE_TIME_ZONE));
    await form.locator('#service-name').fill('Kari Nordmann');
    await form.locator('#service-phone').fill('22 12 34 56');
    // Valid for the browser, but not for the form.
    await form.locator('#service-email').fill('kari@example.c0m');
    await form.locator('#service-gdpr').check();
    await form.locator('#service-newsletter').check();
    await form.getByRole('button', { name: nb.serviceSubmit }).click();
    await expect(form.locator('#service-email')).toHaveAccessibleDescription(/e-post/i);
    await expect(form.getByLabel('Vinterlagring av motorsykkel')).toBeChecked();
    await form.locator('#service-email').fill('kari@example.no');
    await form.getByRole('button', { name: nb.serviceSubmit }).click();
    await expect(page).toHaveURL(/#service-request-sent$/);
    await expect(page.getByRole('heading', { name: 'Takk for din henvendelse!' })).toBeVisible();
  });
});
