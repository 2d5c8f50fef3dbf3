import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../site/messages/messagesOf';
import { addressOf } from './addresses';
import { example } from './blockExamples';
import { findCar, usedCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');
const used = usedCar.address;
const ofSite = (site: string, id: string) => addressOf(site, id);

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const button = (part: Locator) => part.locator('summary').last();
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
/** Opens and closes a part with the keyboard alone. */
async function press(part: Locator, key: string): Promise<void> {
  await button(part).focus();
  await button(part).press(key);
}

test.beforeEach(withoutPictures);

for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test('[CAR-14] [CAR-21] [CAR-22] [CAR-23] name, price, overview, dealer and people of a car', async ({
        page,
      }) => {
        await page.goto(used);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(usedCar.name);
        const price = page.locator('[data-price-column]');
        await expect(price).toContainText(usedCar.car_campaign_price_text ?? '');
        await expect(price).toContainText(usedCar.car_price_text ?? '');
        await expect(price).toContainText('Billån');
        await expect(section(page, 'overview')).toContainText('Halvkombi');
        await expect(section(page, 'overview')).toContainText(usedCar.car_regno ?? '');
        const contact = section(page, 'contact');
        await expect(contact.locator(`img[alt="${usedCar.car_site_name ?? ''}"]`)).toHaveCount(1);
        await expect(contact.locator('address')).toContainText(usedCar.car_site_city ?? '');
        await expect(contact.getByRole('link', { name: sv.detailMap })).toHaveAttribute(
          'href',
          /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
        );
        await expect(contact.locator('a[href^="tel:+46"]:visible')).toHaveCount(
          usedCar.car_sellers.length + 1,
        );
        await expect(contact.locator('a[href^="mailto:"]:visible')).toHaveCount(
          usedCar.car_sellers.length + 1,
        );
        await expect(
          contact.getByRole('link', { name: `Om ${usedCar.car_site_name ?? ''}` }),
        ).toHaveAttribute('href', /^\/anlaggningar\/[a-z-]+$/);
        await expect(contact).toContainText(usedCar.car_sellers[0]?.name ?? '');
        await expect(contact.locator('form#contact-form')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

      test('[CAR-15] [CAR-20] [CAR-49] five rows of technical data, and the rest by the keyboard', async ({
        page,
      }) => {
        await page.goto(
          findCar('automotive-se', (car) => car.car_model === 'V60' && !car.car_is_used).address,
        );
        const part = section(page, 'technical-data');
        const rows = part.locator('dl > div:visible');
        await expect(rows).toHaveCount(5);
        await press(part, 'Enter');
        expect(await rows.count()).toBeGreaterThan(14);
        for (const text of [' hk', ' kg', ' mm', ' kW', ' km', 'g/km']) {
          await expect(part).toContainText(text);
        }
        await press(part, 'Space');
        await expect(rows).toHaveCount(5);
      });

      test('[CAR-16] [CAR-17] [CAR-18] [CAR-20] three pieces of equipment in 50 px, 190 px on the other layout', async ({
        page,
      }) => {
        for (const [url, height] of [
          [used, 50],
          [ofSite('carstore-fi', '/auto/7000000'), 190],
        ] as const) {
          await page.goto(url);
          const part = section(page, 'equipment');
          const pieces = part.locator('li:visible');
          await expect(pieces).toHaveCount(3);
          expect(await heightOf(part.locator('ul'))).toBe(height);
          await press(part, 'Enter');
          expect(await pieces.count()).toBeGreaterThan(40);
          expect(await heightOf(part.locator('ul'))).toBeGreaterThan(height);
          await press(part, 'Enter');
          await expect(pieces).toHaveCount(3);
        }
      });

      test('[CAR-24] [CAR-25] up to eight similar cars, 330 px wide in their row', async ({
        page,
      }) => {
        await page.goto(used);
        const cards = page.locator('[data-client=CarRow] [data-car]');
        await expect(cards).toHaveCount(8);
        expect((await cards.first().boundingBox())?.width).toBeCloseTo(330, 0);
        await page.goto(ofSite('automotive-se', '/bil/999/volvo'));
        expect((await cards.first().boundingBox())?.width).toBeCloseTo(315, 0);
      });

      test('[CAR-05] every part has its anchor', async ({ page }) => {
        await page.goto(used);
        for (const id of ['overview', 'equipment', 'description', 'contact', 'contact-form']) {
          await expect(page.locator(`#${id}`)).toHaveCount(1);
        }
        await expect(page.locator('input#contact-quote')).toHaveCount(1);
        await expect(page.locator('input#contact-testdrive')).toHaveCount(1);
        const links = page.getByRole('navigation', { name: sv.detailSections }).getByRole('link');
        for (const link of await links.all()) {
          const anchor = (await link.getAttribute('href')) ?? '';
          await expect(page.locator(anchor)).toHaveCount(1);
        }
      });
    });
  }

  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[CAR-19] [CAR-20] a description higher than 300 px is folded, a short one is not', async ({
      page,
    }) => {
      await page.goto(example('CarDetail', 'Default'));
      const part = section(page, 'description');
      const text = part.locator('[data-folds]');
      expect(await heightOf(text)).toBe(300);
      await press(part, 'Enter');
      expect(await heightOf(text)).toBeGreaterThan(300);
      await press(part, 'Enter');
      expect(await heightOf(text)).toBe(300);
      await page.goto(used);
      await expect(button(part)).toBeHidden();
      expect(await heightOf(text)).toBeLessThan(300);
    });

    for (const [name, url] of [
      ['used', used],
      ['new', ofSite('automotive-no', '/bil/2000003')],
      ['sample', ofSite('carstore-fi', '/auto/7000000')],
      ['commercial', ofSite('carstore-sk', '/auto/6000000')],
      ['British', ofSite('automotive-uk', '/car/3000036')],
      ['gone', ofSite('automotive-se', '/bil/999/volvo-xc60')],
    ] as const) {
      test(`a ${name} car is accessible, folded and unfolded`, async ({ page }) => {
        await page.goto(url, { waitUntil: 'networkidle' });
        // Folded, cars are alike: unfolded they have all of that and more.
        if (url === used) expect(await findViolations(page)).toEqual([]);
        await page
          .locator('main details')
          .evaluateAll((all) => all.forEach((part) => part.toggleAttribute('open', true)));
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}

test('[CAR-23] the price sticks beside the rest on wide windows, its end in sight', async ({
  page,
}) => {
  // The question for consent takes some of it.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(ofSite('automotive-uk', '/car/3000036'), { waitUntil: 'networkidle' });
  const price = page.locator('[data-price-column]');
  await section(page, 'equipment').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect.poll(async () => (await price.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.goto(ofSite('automotive-se', '/bil/1000000'), { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await section(page, 'technical-data').locator('summary').click();
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const box = await price.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(484);
});

test('[CAR-23] price and the way to the form stay at hand on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(used, { waitUntil: 'networkidle' });
  const bar = page.getByRole('region', { name: sv.detailPriceBar });
  for (const id of ['equipment', 'overview']) {
    // Above are the price itself and below the form, which the bar does not repeat.
    await section(page, id).evaluate((part) => part.scrollIntoView());
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(usedCar.car_campaign_price_text ?? '');
  }
  await bar.getByRole('link').click();
  await expect(page.locator('#contact-name')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
});

for (const [anchor, ticked] of [
  ['#contact-quote', '#contact-quote'],
  ['#contact-testdrive', '#contact-testdrive'],
] as const) {
  test(`[CAR-06] [CAR-07] [CAR-08] ${anchor} ticks its box and leads to the form`, async ({
    page,
  }) => {
    await page.goto(used + anchor);
    await expect(page.locator(ticked)).toBeChecked();
    const other = ticked === '#contact-quote' ? '#contact-testdrive' : '#contact-quote';
    await expect(page.locator(other)).not.toBeChecked();
    await expect(page.locator('#contact-form')).toBeInViewport();
  });
}

test('[CAR-08] an anchor that speaks of contact leads to the form after 200 ms, on phones too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${used}#contact`);
  await expect(page.locator('#contact-name')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('[data-price-column] a[href="#contact-quote"]').click();
  await expect(page.locator('#contact-form')).toBeInViewport();
  await expect(page.locator('#contact-quote')).toBeChecked();
});
