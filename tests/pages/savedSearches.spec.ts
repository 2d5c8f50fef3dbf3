import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { createCar, changeStock } from './changeStock';
import { HtmlPage } from './htmlPage';
import { findLink, waitForMail } from './inbox';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');

const getMain = (page: Page) => page.getByRole('main');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is saved, confirmed by a button only, receives a new car, is changed and ended', async ({
    page,
    request,
  }) => {
    const email = `${randomUUID()}@example.org`;
    const list = '/kop-bil?car_brand=Polestar&car_color=Gul';
    await page.goto(getAddress('automotive-se', list));
    await getMain(page).getByRole('link', { name: sv.alertSave }).first().click();
    await expect(page).toHaveTitle(new RegExp(sv.alertSave));
    await expect(getMain(page)).toContainText('Polestar');

    await page.locator('#alert-email').fill('anna@');
    await page.getByRole('radio', { name: sv.alertInstant }).check();
    await getMain(page).getByRole('button', { name: sv.alertSubmit }).click();
    await expect(page.locator('#alert-email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#alert-email')).toHaveValue('anna@');
    await expect(page.getByRole('radio', { name: sv.alertInstant })).toBeChecked();
    await page.locator('#alert-email').fill(email);
    await getMain(page).getByRole('button', { name: sv.alertSubmit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertSentTitle);

    // Opening the link, as mail scanners do, confirms nothing.
    const confirm = findLink(await waitForMail(email, /./), 'alerts=confirm');
    expect((await request.get(confirm)).headers()['cache-control']).toBe('no-store');
    await page.goto(confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertConfirmTitle);
    await getMain(page).getByRole('button', { name: sv.alertConfirm }).click();
    await expect(getMain(page).getByRole('status')).toHaveText(sv.alertConfirmed);

    const id = `alert-${randomUUID()}`;
    await changeStock({ upsert: { ...(await createCar('Gul')), car_id: id, slug: id } });
    const news = await waitForMail(email, /^Ny bil: Polestar/);
    expect(news.text).toContain(`/bil/${id}/`);
    expect(news.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await changeStock({ delete: id });

    await page.goto(findLink(news, 'alerts=manage'));
    await page.getByRole('radio', { name: sv.alertDaily }).check();
    await getMain(page).getByRole('button', { name: sv.alertChange }).click();
    await expect(getMain(page).getByRole('status')).toHaveText(sv.alertChanged);
    await expect(page.getByRole('radio', { name: sv.alertDaily })).toBeChecked();

    // Mail programs without one-click support open the address, which shows a confirmation page and stops
    // nothing.
    const atOnce = news.headers!['List-Unsubscribe']!.slice(1, -1);
    await page.goto(atOnce);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertStopTitle);

    // One-click unsubscription: a single POST without a previous page or an Origin header.
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await request.post(atOnce, { form })).status()).toBe(200);
    await page.goto(findLink(news, 'alerts=stop'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertLateTitle);
  });
});

test('no search can be saved without filters, and an invalid one is refused', async ({
  request,
}) => {
  const list = await HtmlPage.open(request, 'carstore-fi', '/osta-auto');
  expect(list.first('main').links(fi.alertSave)).toEqual([]);
  const page = await HtmlPage.open(
    request,
    'carstore-fi',
    '/tallennetut-autot?alerts=save&list=//evil.example/?car_brand=x',
  );
  expect(page.first('main [role=alert]').text).toBe(fi.alertUnfit);
  expect(page.all('main form')).toEqual([]);
});

test('the link to save a search follows the filters; alerts for saved cars start from their page', async ({
  page,
}) => {
  await page.goto(getAddress('carstore-fi', '/osta-auto?car_brand=Volvo'));
  const watch = getMain(page).getByRole('link', { name: fi.alertSave }).first();
  await expect(watch).toHaveAttribute('href', /list=[^&]*Volvo/);
  await getMain(page).locator('[data-list-chip]').first().click();
  await expect(watch).toHaveCount(0);
  await page.goto(
    getAddress('carstore-fi', '/tallennetut-autot?alerts=save&list=/osta-auto?car_brand=Volvo'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.alertSave);
  expect(await findViolations(page)).toEqual([]);

  await page.evaluate(async () => {
    const [car] = (await (
      await fetch(
        '/api/cars?ids=' +
          document.querySelector('article a[href*="/auto/"]')!.getAttribute('href')!.split('/')[2],
      )
    ).json()) as object[];
    localStorage.setItem('saved-cars', JSON.stringify([car]));
  });
  const email = `${randomUUID()}@example.org`;
  await page.goto(getAddress('carstore-fi', '/tallennetut-autot'));
  await page.locator('#watch-email').fill(email);
  await getMain(page).getByRole('button', { name: fi.alertSubmit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.alertSentTitle);
  await page.goto(findLink(await waitForMail(email, /./), 'alerts=confirm'));
  await getMain(page).getByRole('button', { name: fi.alertConfirm }).click();
  await expect(getMain(page)).toContainText(fi.alertCars.replace('{count}', '1'));
  expect(await findViolations(page)).toEqual([]);
  await getMain(page).getByRole('button', { name: fi.alertStop }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.alertStoppedAll);
});
