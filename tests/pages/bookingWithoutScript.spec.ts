import type { Locator, Page } from '@playwright/test';
import { getAddress } from './addresses';
import { desk, PATH, phone, checkAtEachSize, sv } from './bookingSteps';
import { HtmlPage } from './htmlPage';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use({ ...ownAddress, javaScriptEnabled: false });
test.beforeEach(withoutPictures);

const open = (page: Page, query = '') => page.goto(getAddress('automotive-se', PATH + query));
const getPlaceField = (page: Page) => page.locator('#workshop-place');
const getResults = (page: Page) => page.locator('#workshops-near');

test('[BOOK-01] without script workshops are found near a misspelt place, and a visit can be requested', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page);
  await expect(page.locator('#booking-plate')).toBeHidden();
  await getPlaceField(page).fill('Upsalla');
  await getPlaceField(page).press('Enter');
  await expect(getResults(page).locator('h3')).toHaveText(
    sv.bookingPlainNear.replace('{place}', 'Uppsala'),
  );
  const first = getResults(page).locator('li').first();
  await expect(first).toContainText(/\d\s(km|m)/);
  await expect(first.locator('h4 a')).toHaveAttribute('href', /^\/anlaggningar\//);
  await expect(first.locator('a[href^="tel:"]')).toBeVisible();
  await first.locator('summary').click();
  await expect(first.locator('table').first()).toBeVisible();
  await page.setViewportSize(desk);
  await expect(first.locator('a[href^="tel:"]')).toBeVisible();
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
  await expect(getResults(page).locator('li').first()).toBeVisible();
  await form.locator('#workshop-email').fill('anna@example.com');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/#workshop-request-sent$/);
  await expect(page.locator('#workshop-request-sent h3')).toBeVisible();
  await expect(form).toBeHidden();
});

test('[OLDBOOK-01] without script the service booking also finds workshops and accepts a request', async ({
  request,
}) => {
  const page = await HtmlPage.open(
    request,
    'automotive-se',
    '/service-och-verkstad/boka-bilservice?near=Uppsala',
  );
  expect(page.texts('#workshops-near h3')).toContain(
    sv.bookingPlainNear.replace('{place}', 'Uppsala'),
  );
  const getFieldName = (id: string) => page.first(`#workshop-${id}`).attributes.name!;
  const sent = await page.submit('#workshop-request-form', {
    [getFieldName('regno')]: 'ABC 123',
    [getFieldName('description')]: 'Byt däck',
    [getFieldName('date')]: getDateInOneWeek(),
    [getFieldName('customer')]: 'Anna Öberg',
    [getFieldName('phone')]: '070-174 06 05',
    [getFieldName('email')]: 'anna@example.com',
    [getFieldName('gdpr')]: page.first('#workshop-gdpr').attributes.value ?? 'on',
  });
  expect(sent.all('#workshop-request-sent h3')).toHaveLength(1);
  expect(sent.url.href).toMatch(/boka-bilservice.*#workshop-request-sent$/);
});

test('[BOOK-01] without script an unknown place shows a message, and stays in the field', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', `${PATH}?near=Qwxyzzy`);
  expect(page.first('#workshop-place-error').text).toContain(sv.bookingPlaceUnknown);
  expect(page.first('#workshop-place').attributes.value).toBe('Qwxyzzy');
});

test.describe('checked with script, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  test('the form without script is accessible at any size, and hidden when script runs', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '?near=Uppsala');
    await expect(getPlaceField(page)).toBeHidden();
    await getPlaceField(page).evaluate((field: HTMLElement) => {
      for (let element: HTMLElement | null = field; element; element = element.parentElement) {
        if (getComputedStyle(element).display === 'none') element.style.display = 'block';
      }
    });
    await expect(getResults(page).locator('li').first()).toBeVisible();
    await checkAtEachSize(page);
  });
});

const getDateInOneWeek = (): string =>
  new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function fillIn(form: Locator, email: string): Promise<void> {
  await form.locator('#workshop-regno').fill('ABC 123');
  await form.locator('#workshop-description').fill('Byt däck');
  await form.locator('#workshop-date').fill(getDateInOneWeek());
  await form.locator('#workshop-customer').fill('Anna Öberg');
  await form.locator('#workshop-phone').fill('070-174 06 05');
  await form.locator('#workshop-email').fill(email);
  await form.locator('#workshop-gdpr').check();
}
