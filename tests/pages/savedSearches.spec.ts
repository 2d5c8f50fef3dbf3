import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addressOf } from './addresses';
import { anyCar, changeStock } from './changeStock';
import { HtmlPage } from './htmlPage';
import { linkIn, mailTo } from './inbox';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');

const main = (page: Page) => page.getByRole('main');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is saved, confirmed by a button alone, told of a new car, changed and ended', async ({
    page,
    request,
  }) => {
    const email = `${randomUUID()}@example.org`;
    const list = '/kop-bil?car_brand=Polestar&car_color=Gul';
    await page.goto(addressOf('automotive-se', list));
    await main(page).getByRole('link', { name: sv.alertSave }).first().click();
    await expect(page).toHaveTitle(new RegExp(sv.alertSave));
    await expect(main(page)).toContainText('Polestar');

    await main(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('#alert-email').fill('anna@');
    await page.getByRole('radio', { name: sv.alertInstant }).check();
    await main(page).getByRole('button', { name: sv.alertSubmit }).click();
    await expect(page.locator('#alert-email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#alert-email')).toHaveValue('anna@');
    await expect(page.getByRole('radio', { name: sv.alertInstant })).toBeChecked();
    await page.locator('#alert-email').fill(email);
    await main(page).getByRole('button', { name: sv.alertSubmit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertSentTitle);

    // Opened by a program, say: nothing is confirmed by that.
    const confirm = linkIn(await mailTo(email, /./), 'alerts=confirm');
    expect((await request.get(confirm)).headers()['cache-control']).toBe('no-store');
    await page.goto(confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertConfirmTitle);
    await main(page).getByRole('button', { name: sv.alertConfirm }).click();
    await expect(main(page).getByRole('status')).toHaveText(sv.alertConfirmed);

    const id = `alert-${randomUUID()}`;
    await changeStock({ upsert: { ...(await anyCar('Gul')), car_id: id, slug: id } });
    const news = await mailTo(email, /^Ny bil: Polestar/);
    expect(news.text).toContain(`/bil/${id}/`);
    expect(news.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await changeStock({ delete: id });

    await page.goto(linkIn(news, 'alerts=manage'));
    await page.getByRole('radio', { name: sv.alertDaily }).check();
    await main(page).getByRole('button', { name: sv.alertChange }).click();
    await expect(main(page).getByRole('status')).toHaveText(sv.alertChanged);
    await expect(page.getByRole('radio', { name: sv.alertDaily })).toBeChecked();

    // A mail program without such a button opens the address: it shows the page that asks, and stops nothing.
    const atOnce = news.headers!['List-Unsubscribe']!.slice(1, -1);
    await page.goto(atOnce);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertStopTitle);

    // A mail program's button: one POST, no page before it, no origin.
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await request.post(atOnce, { form })).status()).toBe(200);
    await page.goto(linkIn(news, 'alerts=stop'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.alertLateTitle);
  });
});

test('nothing is offered before something is chosen, and nothing is saved that is no search', async ({
  request,
}) => {
  const list = await HtmlPage.open(request, 'carstore-fi', '/osta-auto');
  expect(list.one('main').links(fi.alertSave)).toEqual([]);
  const page = await HtmlPage.open(
    request,
    'carstore-fi',
    '/tallennetut-autot?alerts=save&list=//evil.example/?car_brand=x',
  );
  expect(page.one('main [role=alert]').text).toBe(fi.alertUnfit);
  expect(page.all('main form')).toEqual([]);
});

test('the way to save a search follows the choice in place; saved cars are watched from their page', async ({
  page,
}) => {
  await page.goto(addressOf('carstore-fi', '/osta-auto?car_brand=Volvo'));
  const watch = main(page).getByRole('link', { name: fi.alertSave }).first();
  await expect(watch).toHaveAttribute('href', /list=[^&]*Volvo/);
  await main(page).locator('[data-list-chip]').first().click();
  await expect(watch).toHaveCount(0);
  await page.goto(
    addressOf('carstore-fi', '/tallennetut-autot?alerts=save&list=/osta-auto?car_brand=Volvo'),
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
  await page.goto(addressOf('carstore-fi', '/tallennetut-autot'));
  await page.locator('#watch-email').fill(email);
  await main(page).getByRole('button', { name: fi.alertSubmit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.alertSentTitle);
  await page.goto(linkIn(await mailTo(email, /./), 'alerts=confirm'));
  await main(page).getByRole('button', { name: fi.alertConfirm }).click();
  await expect(main(page)).toContainText(fi.alertCars.replace('{count}', '1'));
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: fi.alertStop }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.alertStoppedAll);
});
