import type { Page } from '@playwright/test';
import { messagesOf } from '../../site/messages/messagesOf';
import { addressOf } from './addresses';
import { findCar, usedCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';
import { ownAddress } from './ownAddress';

test.use(ownAddress);

const sv = messagesOf('sv');
const used = usedCar.address;
const main = (page: Page) => page.getByRole('main');
const back = (page: Page) => main(page).getByRole('link', { name: sv.detailBack });

type Told = Record<string, unknown>;
const told = (page: Page, name: string): Promise<Told[]> =>
  page.evaluate(
    (event) =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? []).filter(
        (entry) => (entry as Told).event === event,
      ) as Told[],
    name,
  );

test.beforeEach(withoutPictures);

test('[LIST-04] a visitor opens a car from the list, reckons, and asks its dealer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(addressOf('automotive-se', '/kop-bil?car_condition=Begagnad'));
  await page.locator('[data-list-cars] [data-car] a').first().click();
  await expect(page.locator('[data-price-column] input[type=range]').first()).toBeVisible();
  await page.locator('[data-price-column] a[href="#contact-form"]').click();
  const form = page.locator('#contact-form[novalidate]');
  await form.locator('#contact-name').fill('Maja Lind');
  await form.locator('#contact-phone').fill('+46 70 123 45 67');
  await form.locator('#contact-email').fill('maja@example.com');
  // Whoever sends within 1.5 s is taken for a program.
  await page.clock.fastForward(1500);
  await form.getByRole('button', { name: sv.contactSubmit }).click();
  await expect(form.getByRole('status')).toContainText(sv.contactSuccess);
  const leads = await told(page, 'lead');
  expect(leads.map(({ lead_action }) => lead_action)).toEqual(['form_open', 'form_sent']);
  expect(JSON.stringify(leads)).not.toContain('maja');
});

test('[CAR-29] back leads to the list as it was, and to the list where there was nothing', async ({
  page,
}) => {
  const list = addressOf('automotive-se', '/kop-bil?car_brand=Volvo&sort=price_asc');
  await page.goto(list);
  await page.locator('[data-list-cars] [data-car] a').nth(1).click();
  await page.waitForURL(/\/bil\//);
  // A part of the page may be visited before the script has come.
  await main(page).locator('a[href="#overview"]').click();
  await page.waitForLoadState('networkidle');
  await back(page).click();
  await expect(page).toHaveURL(list);

  const fresh = await page.context().newPage();
  await fresh.goto(used);
  await back(fresh).click();
  await expect(fresh).toHaveURL(addressOf('automotive-se', '/kop-bil'));
});

test('[TRACK-08] the data layer is told of the car, its dealer and its prices', async ({
  page,
}) => {
  await page.goto(used);
  await expect.poll(async () => (await told(page, 'product_detail_page')).length).toBe(1);
  expect((await told(page, 'product_detail_page'))[0]).toMatchObject({
    dealer: { name: usedCar.car_site_name, city: usedCar.car_site_city },
    product_info: {
      id: usedCar.car_id,
      year: usedCar.car_year,
      brand: usedCar.car_brand,
      model: usedCar.car_model,
    },
    price_info: {
      price: usedCar.car_campaign_price,
      ordinary_price: usedCar.car_price,
      currency: 'SEK',
      includes_vat: true,
    },
  });
});

test('[TRACK-06] the data layer is told when a visitor calls, writes or begins the form', async ({
  page,
}) => {
  await page.goto(used);
  await expect.poll(async () => (await told(page, 'product_detail_page')).length).toBe(1);
  // What the links lead to is not for the browser of a test.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const contact = page.locator('section#contact');
  await contact.locator('a[href^="tel:"]').first().click();
  await contact.locator('a[href^="mailto:"]').last().click();
  await contact.locator('#contact-name').focus();
  await contact.locator('#contact-email').focus();
  const leads = await told(page, 'lead');
  expect(leads.map(({ lead_action }) => lead_action)).toEqual(['phone', 'email', 'form_open']);
  expect(leads[0]).toMatchObject({ product_info: { id: usedCar.car_id } });
});

test('a car can be saved and compared on its page, and is remembered as seen', async ({ page }) => {
  await page.goto(used, { waitUntil: 'networkidle' });
  const save = main(page)
    .getByRole('button', { name: `Spara ${usedCar.name}` })
    .first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await main(page)
    .getByRole('button', { name: /^Jämför/ })
    .first()
    .click();
  await expect(page.locator('[data-compare-tray]')).toBeVisible();
  await page.goto(addressOf('automotive-se', '/sparade-bilar'));
  await expect(main(page).locator(`[data-car="${usedCar.car_id}"]`).first()).toBeVisible();
  const seen = await page.evaluate(() => localStorage.getItem('viewed-cars'));
  expect(seen).toContain(usedCar.slug);
});

test('[CAR-35] a notice on cars whose connected services may stop, on Swedish sites alone', async ({
  page,
}) => {
  await page.goto(findCar('automotive-se', (car) => car.car_has_legacy_connectivity).address);
  const notice = page.locator('section#equipment [role=note]');
  await expect(notice).toContainText(sv.detailConnectivityTitle);
  await page.goto(used);
  await expect(notice).toHaveCount(0);
  await page.goto(findCar('automotive-no', (car) => car.car_has_legacy_connectivity).address);
  await expect(page.locator('section#equipment')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[CAR-36] the warning of what borrowing costs stands with the price in Sweden alone', async ({
  page,
}) => {
  const warning = page.locator('[data-price-column]').getByText('Att låna kostar pengar!');
  await page.goto(used);
  await expect(warning).toBeVisible();
  await page.goto(
    findCar('automotive-no', (car) => car.car_loan_option !== undefined && !car.car_is_used)
      .address,
  );
  await expect(page.locator('[data-price-column]')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('[CAR-38] prices of commercial vehicles are said to be without VAT', async ({ page }) => {
  const price = page.locator('[data-price-column]');
  await page.goto(
    findCar('automotive-se', (car) => car.car_vehicle_type_code === 'LCV' && !car.car_is_sample)
      .address,
  );
  await expect(price).toContainText(sv.carWithoutVat);
  await page.goto(used);
  await expect(price.locator('strong').first()).toBeVisible();
  await expect(price.getByText(sv.carWithoutVat, { exact: true })).toHaveCount(0);
});

test('[CAR-51] other packages of a model are a link away', async ({ page }) => {
  await page.goto(addressOf('automotive-se', '/bil/1000037'));
  const links = main(page).getByRole('navigation', { name: sv.detailLinked }).getByRole('link');
  const name = await links.first().textContent();
  const before = page.url();
  await links.first().click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(name).not.toBe('');
});

test('[CAR-27] [CAR-28] quotes of the finance service stand on the British site alone', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-uk', '/car/3000036'));
  await expect(page.locator('[data-island=QuoteFinance]')).toHaveCount(1);
  await page.goto(used);
  await expect(
    page.locator('[data-island=QuoteFinance], [data-client=CarMediaViewer]'),
  ).toHaveCount(0);
});

test('a sample car asks where it shall be bought, and offers no drive that is not to be had', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-se', '/bil/1000000'));
  const form = page.locator('#contact-form');
  await expect(form.getByRole('combobox', { name: sv.contactSeller })).toBeVisible();
  expect(await form.locator('select option').count()).toBeGreaterThan(2);
});
