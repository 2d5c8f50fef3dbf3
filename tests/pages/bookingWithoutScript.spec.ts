import type { Locator, Page } from '@playwright/test';
import { addressOf } from './addresses';
import { desk, phone, sound, sv } from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use({ ...ownAddress, javaScriptEnabled: false });
test.beforeEach(withoutPictures);

const PATH = '/service-och-verkstad/boka-bilverkstad';
const open = (page: Page, query = '') => page.goto(addressOf('automotive-se', PATH + query));
const place = (page: Page) => page.locator('#workshop-place');
const results = (page: Page) => page.locator('#workshops-near');

for (const size of [phone, desk]) {
  test(`[BOOK-01] without script workshops are found near a place that is misspelt, and asked for a visit, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page);
    await expect(page.locator('#booking-plate')).toBeHidden();
    await place(page).fill('Upsalla');
    await place(page).press('Enter');
    await expect(results(page).locator('h3')).toHaveText(
      sv.bookingPlainNear.replace('{place}', 'Uppsala'),
    );
    const first = results(page).locator('li').first();
    await expect(first).toContainText(/\d\s(km|m)/);
    await expect(first.locator('h4 a')).toHaveAttribute('href', /^\/anlaggningar\//);
    await expect(first.locator('a[href^="tel:"]')).toBeVisible();
    await first.locator('summary').click();
    await expect(first.locator('table').first()).toBeVisible();

    const form = page.locator('#workshop-request-form');
    await expect(form.locator('#workshop-name')).toHaveValue(/./);
    await fillIn(form, 'anna@example.c');
    await form.locator('button[type=submit]').click();

    await expect(form.locator('a[href="#workshop-email"]')).toHaveText(
      `${sv.contactEmail}: ${sv.contactFaultEmail}`,
    );
    await expect(form.locator('#workshop-description')).toHaveValue('Byt däck');
    await expect(form.locator('#workshop-gdpr')).toBeChecked();
    await expect(results(page).locator('li').first()).toBeVisible();
    await form.locator('#workshop-email').fill('anna@example.com');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/#workshop-request-sent$/);
    await expect(page.locator('#workshop-request-sent h3')).toBeVisible();
    await expect(form).toBeHidden();
  });
}

test('[OLDBOOK-01] without script the older variant finds workshops and takes a request as well', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-se', '/service-och-verkstad/boka-bilservice?near=Uppsala'));
  await expect(page.locator('#booking-plate')).toBeHidden();
  await expect(results(page).locator('h3')).toHaveText(
    sv.bookingPlainNear.replace('{place}', 'Uppsala'),
  );
  const form = page.locator('#workshop-request-form');
  await fillIn(form, 'anna@example.com');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('#workshop-request-sent h3')).toBeVisible();
  await expect(page).toHaveURL(/boka-bilservice.*#workshop-request-sent$/);
});

test('[BOOK-01] without script a place that nobody knows is told, and stays typed', async ({
  page,
}) => {
  await open(page, '?near=Qwxyzzy');
  await expect(page.locator('#workshop-place-error')).toContainText(sv.bookingPlaceUnknown);
  await expect(place(page)).toHaveValue('Qwxyzzy');
});

test.describe('looked at with script, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  for (const size of [phone, desk]) {
    test(`the way without script has no barriers at ${size.width} px, and is not shown`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, '?near=Uppsala');
      await expect(place(page)).toBeHidden();
      await place(page).evaluate((field: HTMLElement) => {
        for (let part: HTMLElement | null = field; part; part = part.parentElement) {
          if (getComputedStyle(part).display === 'none') part.style.display = 'block';
        }
      });
      await expect(results(page).locator('li').first()).toBeVisible();
      await sound(page);
    });
  }
});

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function fillIn(form: Locator, email: string): Promise<void> {
  await form.locator('#workshop-regno').fill('ABC 123');
  await form.locator('#workshop-description').fill('Byt däck');
  await form.locator('#workshop-date').fill(inAWeek());
  await form.locator('#workshop-customer').fill('Anna Öberg');
  await form.locator('#workshop-phone').fill('070-174 06 05');
  await form.locator('#workshop-email').fill(email);
  await form.locator('#workshop-gdpr').check();
}
