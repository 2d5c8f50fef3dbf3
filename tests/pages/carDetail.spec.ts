import type { Locator, Page } from '@playwright/test';
import { findViolations, type AxeOptions } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { exampleAddress } from './blockExamples';
import { HtmlPage } from './htmlPage';
import { findCar, usedCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');
const used = usedCar.address;
const getSiteAddress = (site: string, id: string) => getAddress(site, id);

/** Rules for larger windows: colours were already checked on the phone. */
const onDesktops: AxeOptions = {
  include: ['main'],
  rules: { 'color-contrast': { enabled: false } },
};

const getSection = (page: Page, id: string) => page.locator(`section#${id}`);
const getSummary = (region: Locator) => region.locator('summary').last();
const getHeight = async (region: Locator) => (await region.boundingBox())?.height ?? 0;
/** Opens or closes a section with the keyboard. */
async function press(region: Locator, key: string): Promise<void> {
  await getSummary(region).focus();
  await getSummary(region).press(key);
}

test.beforeEach(withoutPictures);

const widths = [390, 1440];
/** A new car with most of its technical data. */
const documentedCar = findCar(
  'automotive-se',
  (car) => car.car_model === 'V60' && !car.car_is_used,
);

test('[CAR-14] [CAR-21] [CAR-22] [CAR-23] a car page shows name, price, overview, dealer and staff', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', usedCar.path);
  expect(page.texts('h1')).toEqual([usedCar.name]);
  const price = page.first('[data-price-column]').text;
  for (const text of [usedCar.car_campaign_price_text, usedCar.car_price_text, 'Billån']) {
    expect(price).toContain((text ?? '?').replace(/\s/g, ' '));
  }
  const overview = page.first('section#overview').text;
  expect(overview).toContain('Halvkombi');
  expect(overview).toContain(usedCar.car_regno ?? '?');
  const contact = page.first('section#contact');
  expect(contact.all(`img[alt="${usedCar.car_site_name}"]`)).toHaveLength(1);
  expect(contact.first('address').text).toContain(usedCar.car_site_city ?? '?');
  expect(contact.links(sv.detailMap)[0]?.attributes.href).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  );
  expect(contact.links(`Om ${usedCar.car_site_name}`)[0]?.attributes.href).toMatch(
    /^\/anlaggningar\/[a-z-]+$/,
  );
  expect(contact.text).toContain(usedCar.car_sellers[0]?.name ?? '?');
  expect(contact.all('form#contact-form')).toHaveLength(1);
});

test('[CAR-05] every section has its anchor', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', usedCar.path);
  const links = page.all(`nav[aria-label="${sv.detailSections}"] a`);
  expect(links.length).toBeGreaterThan(3);
  for (const anchor of [
    ...['#overview', '#equipment', '#description', '#contact', '#contact-form'],
    ...['#contact-quote', '#contact-testdrive'],
    ...links.map(({ attributes }) => attributes.href ?? ''),
  ]) {
    expect(page.all(`[id="${anchor.slice(1)}"]`), anchor).toHaveLength(1);
  }
});

test('[CAR-16] [CAR-17] [CAR-18] [CAR-19] [CAR-20] [CAR-21] [CAR-24] [CAR-25] equipment, description, staff and similar cars fit at every width', async ({
  page,
}) => {
  for (const [url, height] of [
    [used, 50],
    [getSiteAddress('carstore-fi', '/auto/7000000'), 190],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await test.step('[CAR-16] [CAR-17] [CAR-18] [CAR-20] three items of equipment are shown, and the rest can be unfolded by keyboard', async () => {
        const equipment = getSection(page, 'equipment');
        const pieces = equipment.locator('li:visible');
        await expect(pieces).toHaveCount(3);
        expect(await getHeight(equipment.locator('ul'))).toBe(height);
        await press(equipment, 'Enter');
        expect(await pieces.count()).toBeGreaterThan(40);
        expect(await getHeight(equipment.locator('ul'))).toBeGreaterThan(height);
        await press(equipment, 'Enter');
        await expect(pieces).toHaveCount(3);
      });
      if (url !== used) continue;
      const description = getSection(page, 'description');
      await expect(getSummary(description)).toBeHidden();
      expect(await getHeight(description.locator('[data-folds]'))).toBeLessThan(300);
      const contact = getSection(page, 'contact');
      for (const scheme of ['tel:+46', 'mailto:']) {
        await expect(contact.locator(`a[href^="${scheme}"]:visible`)).toHaveCount(
          usedCar.car_sellers.length + 1,
        );
      }
      await expect(contact.locator('form#contact-form')).toBeVisible();
      const cards = page.locator('[data-client=CarRow] [data-car]');
      await expect(cards).toHaveCount(8);
      expect((await cards.first().boundingBox())?.width).toBeCloseTo(330, 0);
    }
  }
});

test('[CAR-19] [CAR-20] a description higher than 300 px is collapsed', async ({ page }) => {
  await page.goto(exampleAddress('CarDetail', 'Default'));
  const description = getSection(page, 'description');
  const text = description.locator('[data-folds]');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => getHeight(text)).toBe(300);
    await press(description, 'Enter');
    expect(await getHeight(text)).toBeGreaterThan(300);
    await press(description, 'Enter');
    expect(await getHeight(text)).toBe(300);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 1440 : 390, height: 900 },
    });

    test('[CAR-15] [CAR-20] [CAR-49] five rows of technical data are shown, and the rest can be unfolded by keyboard', async ({
      page,
    }) => {
      await page.goto(documentedCar.address, { waitUntil: 'domcontentloaded' });
      const technicalData = getSection(page, 'technical-data');
      const rows = technicalData.locator('dl > div:visible');
      await expect(rows).toHaveCount(5);
      await press(technicalData, 'Enter');
      expect(await rows.count()).toBeGreaterThan(14);
      for (const text of [' hk', ' kg', ' mm', ' kW', ' km', 'g/km']) {
        await expect(technicalData).toContainText(text);
      }
      await press(technicalData, 'Space');
      await expect(rows).toHaveCount(5);
      if (javaScriptEnabled) return;
      const equipment = getSection(page, 'equipment');
      await expect(equipment.locator('li:visible')).toHaveCount(3);
      await press(equipment, 'Enter');
      expect(await equipment.locator('li:visible').count()).toBeGreaterThan(3);
    });
  });
}

for (const [name, url] of [
  ['used', used],
  ['new', getSiteAddress('automotive-no', '/bil/2000003')],
  ['sample', getSiteAddress('carstore-fi', '/auto/7000000')],
  ['commercial', getSiteAddress('carstore-sk', '/auto/6000000')],
  ['British', getSiteAddress('automotive-uk', '/car/3000036')],
  ['gone', getSiteAddress('automotive-se', '/bil/999/volvo-xc60')],
] as const) {
  test(`a ${name} car is accessible, collapsed and expanded`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Collapsed, all cars look alike; expanded, the used car contains everything.
    if (url === used) expect(await findViolations(page)).toEqual([]);
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((details) => details.toggleAttribute('open', true)));
    expect(await findViolations(page)).toEqual([]);
    const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await getWidth()).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findViolations(page, onDesktops)).toEqual([]);
    expect(await getWidth()).toBe(1440);
    if (name !== 'gone') return;
    const cards = page.locator('[data-client=CarRow] [data-car]');
    expect((await cards.first().boundingBox())?.width).toBeCloseTo(315, 0);
  });
}

test('[CAR-23] the price column is sticky on wide windows, and its end stays reachable', async ({
  page,
}) => {
  // Larger, since the consent dialog covers a part of it.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(getSiteAddress('automotive-uk', '/car/3000036'), { waitUntil: 'networkidle' });
  const price = page.locator('[data-price-column]');
  await getSection(page, 'equipment').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect.poll(async () => (await price.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.goto(getSiteAddress('automotive-se', '/bil/1000000'), { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await getSection(page, 'technical-data').locator('summary').click();
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const box = await price.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(484);
});

test('the buy box has one filled and one outlined action, without script too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(used);
  const box = page.locator('[data-buy-box]');
  await expect(box.getByRole('link', { name: sv.detailTestDrive })).toBeVisible();
  await expect(box.getByRole('link', { name: sv.detailAsk })).toBeVisible();
  const quote = box.getByRole('link', { name: sv.detailQuote });
  await expect(quote).toBeHidden();
  await box.getByText(sv.detailMore, { exact: true }).click();
  await expect(quote).toBeVisible();
  await expect(box.getByRole('link', { name: sv.sheetOpen })).toBeVisible();
  await context.close();
});

test('on a phone the offers are folded, so that the overview begins on the second screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(used);
  const top = await page
    .locator('#overview')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(2 * 844);
});

test('[CAR-23] price and the link to the form stay visible on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(used, { waitUntil: 'networkidle' });
  const bar = page.getByRole('region', { name: sv.detailPriceBar });
  for (const id of ['equipment', 'overview']) {
    // The bar is hidden while the price above or the form below is in view.
    await getSection(page, id).evaluate((element) => element.scrollIntoView());
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(usedCar.car_campaign_price_text ?? '');
  }
  await bar.getByRole('link').click();
  await expect(page.locator('#contact-name')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
});

for (const [anchor, other] of [
  ['#contact-quote', '#contact-testdrive'],
  ['#contact-testdrive', '#contact-quote'],
] as const) {
  test(`[CAR-06] [CAR-07] [CAR-08] ${anchor} ticks its box and scrolls to the form`, async ({
    page,
  }) => {
    await page.goto(used + anchor, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(anchor)).toBeChecked();
    await expect(page.locator(other)).not.toBeChecked();
    await expect(page.locator('#contact-form')).toBeInViewport();
  });
}

test('[CAR-08] a contact anchor scrolls to the form after 200 ms, also on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${used}#contact`);
  await expect(page.locator('#contact-name')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const column = page.locator('[data-price-column]');
  await column.getByText(sv.detailMore, { exact: true }).click();
  await column.locator('a[href="#contact-quote"]').click();
  await expect(page.locator('#contact-form')).toBeInViewport();
  await expect(page.locator('#contact-quote')).toBeChecked();
});
