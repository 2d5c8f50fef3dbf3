import type { APIRequestContext, Page } from '@playwright/test';
import type { Car } from '../../domain/documents/car';
import { messagesOf } from '../../messages/messagesOf';
import type { SiteName } from '../../sites/sites';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { findCar, usedCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';
import { ownAddress } from './ownAddress';

test.use(ownAddress);

const sv = messagesOf('sv');
const used = usedCar.address;
const getMain = (page: Page) => page.getByRole('main');
const getBackLink = (page: Page) => getMain(page).getByRole('link', { name: sv.detailBack });

type TrackedEvent = Record<string, unknown>;
const readTrackedEvents = (page: Page, name: string): Promise<TrackedEvent[]> =>
  page.evaluate(
    (event) =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? []).filter(
        (entry) => (entry as TrackedEvent).event === event,
      ) as TrackedEvent[],
    name,
  );

test.beforeEach(withoutPictures);

test(
  '[LIST-04] a visitor opens a car from the list, calculates its cost, and contacts its dealer',
  { tag: '@walk' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(getAddress('automotive-se', '/kop-bil?car_condition=Begagnad'));
    await page.locator('[data-list-cars] [data-car] a').first().click();
    await page.locator('[data-price-column] [data-island=CalculateLoan] summary').click();
    await expect(page.locator('[data-price-column] input[type=range]').first()).toBeVisible();
    await page.locator('[data-price-column] a[href="#contact-form"]').click();
    const form = page.locator('[data-hydrated] #contact-form');
    await form.locator('#contact-name').fill('Maja Lind');
    await form.locator('#contact-phone').fill('+46 70 123 45 67');
    await form.locator('#contact-email').fill('maja@example.com');
    // A form that is submitted within 1.5 s counts as a bot's.
    await page.clock.fastForward(1500);
    await form.getByRole('button', { name: sv.contactSubmit }).click();
    await expect(form.getByRole('status')).toContainText(sv.contactSuccess);
    const leads = await readTrackedEvents(page, 'lead');
    expect(leads.map(({ lead_action }) => lead_action)).toEqual(['form_open', 'form_sent']);
    expect(JSON.stringify(leads)).not.toContain('maja');
  },
);

test('[CAR-29] the back link leads to the previous list with its filters, or to the default list', async ({
  page,
}) => {
  const list = getAddress('automotive-se', '/kop-bil?car_brand=Volvo&sort=price_asc');
  await page.goto(list);
  await page.locator('[data-list-cars] [data-car] a').nth(1).click();
  await page.waitForURL(/\/bil\//);
  // Links to sections of the page work before the script has loaded.
  await getMain(page).locator('a[href="#overview"]').click();
  await page.waitForLoadState('networkidle');
  await getBackLink(page).click();
  await expect(page).toHaveURL(list);

  const fresh = await page.context().newPage();
  await fresh.goto(used);
  await getBackLink(fresh).click();
  await expect(fresh).toHaveURL(getAddress('automotive-se', '/kop-bil'));
});

test('[TRACK-08] [TRACK-06] the data layer records the car and contact actions; the car is saved, compared and listed as seen', async ({
  page,
}) => {
  await page.goto(used, { waitUntil: 'networkidle' });
  await expect
    .poll(async () => (await readTrackedEvents(page, 'product_detail_page')).length)
    .toBe(1);
  expect((await readTrackedEvents(page, 'product_detail_page'))[0]).toMatchObject({
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

  await test.step('the car can be saved and compared', async () => {
    const save = getMain(page)
      .getByRole('button', { name: `Spara ${usedCar.name}` })
      .first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await getMain(page)
      .getByRole('button', { name: /^Jämför/ })
      .first()
      .click();
    await expect(page.locator('[data-compare-tray]')).toBeVisible();
  });

  await test.step('[TRACK-06] calling, writing and starting the form are recorded in the data layer', async () => {
    // Prevents navigation to telephone and mail links.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    const contact = page.locator('section#contact');
    await contact.locator('a[href^="tel:"]').first().click();
    await contact.locator('a[href^="mailto:"]').last().click();
    await contact.locator('#contact-name').focus();
    await contact.locator('#contact-email').focus();
    const leads = await readTrackedEvents(page, 'lead');
    expect(leads.map(({ lead_action }) => lead_action)).toEqual(['phone', 'email', 'form_open']);
    expect(leads[0]).toMatchObject({ product_info: { id: usedCar.car_id } });
  });

  await page.goto(getAddress('automotive-se', '/sparade-bilar'), { waitUntil: 'domcontentloaded' });
  await expect(getMain(page).locator(`[data-car="${usedCar.car_id}"]`).first()).toBeVisible();
  const seen = await page.evaluate(() => localStorage.getItem('viewed-cars'));
  expect(seen).toContain(usedCar.slug);
});

/** Opens the page of a car as HTML without a browser. */
const openCar = (
  request: APIRequestContext,
  site: SiteName,
  matches: Parameters<typeof findCar>[1],
) => HtmlPage.open(request, site, findCar(site, matches).path);
const openUsedCar = (request: APIRequestContext) =>
  HtmlPage.open(request, 'automotive-se', usedCar.path);

test('[CAR-35] cars whose connected services may stop show a notice, only on Swedish sites', async ({
  request,
}) => {
  const isLegacy = (car: Car) => car.car_has_legacy_connectivity;
  const readNotices = (page: HtmlPage) => page.first('section#equipment').texts('[role=note]');
  const [notice, ...others] = readNotices(await openCar(request, 'automotive-se', isLegacy));
  expect(notice).toContain(sv.detailConnectivityTitle);
  expect(others).toEqual([]);
  expect(readNotices(await openUsedCar(request))).toEqual([]);
  expect(readNotices(await openCar(request, 'automotive-no', isLegacy))).toEqual([]);
});

test('[CAR-36] the loan warning is shown with the price in Sweden only', async ({ request }) => {
  const readPrice = (page: HtmlPage) => page.first('[data-price-column]').text;
  const warning = 'Att låna kostar pengar!';
  expect(readPrice(await openUsedCar(request))).toContain(warning);
  const norwegian = await openCar(
    request,
    'automotive-no',
    (car) => car.car_loan_option !== undefined && !car.car_is_used,
  );
  expect(readPrice(norwegian)).not.toContain(warning);
});

test('[CAR-38] prices of commercial vehicles are marked as without VAT', async ({ request }) => {
  const van = await openCar(
    request,
    'automotive-se',
    (car) => car.car_vehicle_type_code === 'LCV' && !car.car_is_sample,
  );
  expect(van.first('[data-price-column]').text).toContain(sv.carWithoutVat);
  const column = (await openUsedCar(request)).first('[data-price-column]');
  expect(column.all('strong')).not.toEqual([]);
  expect(column.texts('*')).not.toContain(sv.carWithoutVat);
});

test('[CAR-51] a car links to the other packages of its model', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/bil/1000037');
  const [link] = page.all('main nav[aria-labelledby=linked-vehicles] a');
  expect(link?.text).not.toBe('');
  const other = await page.follow(link);
  expect(other.path).not.toBe(page.path);
  expect(other.texts('h1')).toHaveLength(1);
});

test('[CAR-27] [CAR-28] quotes of codeweaver are shown on the British site only', async ({
  request,
}) => {
  const british = await HtmlPage.open(request, 'automotive-uk', '/car/3000036');
  expect(british.all('[data-island=QuoteFinance]')).toHaveLength(1);
  const others = '[data-island=QuoteFinance], [data-client=CarMediaViewer]';
  expect((await openUsedCar(request)).all(others)).toEqual([]);
});

test('a sample car asks which seller to contact, and offers no test drive', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/bil/1000000');
  const [label] = page
    .all('#contact-form label')
    .filter(({ text }) => text.startsWith(sv.contactSeller));
  const seller = page.first(`#${label?.attributes.for}`);
  expect(seller.attributes[':name']).toBe('select');
  expect(seller.all('option').length).toBeGreaterThan(2);
  expect(page.all('#contact-testdrive')).toEqual([]);
});
