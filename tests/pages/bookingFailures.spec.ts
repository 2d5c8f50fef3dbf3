import type { Page } from '@playwright/test';
import {
  sv,
  getStep,
  getHeading,
  getContinueButton,
  open,
  lookUp,
  choose,
  goToWorkshops,
  getWorkshops,
  getFirstWorkshop,
  getTimes,
  fillIn,
} from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

/** Replaces the entered plate. */
async function replacePlate(page: Page, plate: string): Promise<void> {
  await page.locator('#booking-plate').fill('');
  await page.locator('#booking-plate').pressSequentially(plate);
  await expect(page.locator('#booking-plate')).toHaveValue(/^\w{3} \w{3}$/);
}

test('[BOOK-06] [BOOK-54] [BOOK-91] [BOOK-92] [BOOK-95] [BOOK-96] [ERR-31] [ERR-32] [ERR-43] [ERR-44] [ERR-47] [ERR-48] [OLDBOOK-09] [OLDBOOK-10] [TRACK-11] unknown plates, unsupported makes and aborted searches show errors, and another plate can be entered', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (line) => log.push(line.text()));
  await page.route('**/closestAvailable**', (route) => route.abort());
  await open(page);
  await test.step('[BOOK-92] [ERR-44] a visitor who denies the position is shown why it is requested', async () => {
    await replacePlate(page, 'abc123');
    await getStep(page, 1).getByRole('button', { name: sv.bookingUseMyLocation }).press('Enter');
    await expect(getStep(page, 1)).toContainText(
      'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
    );
  });

  await test.step('[ERR-31] [ERR-32] [OLDBOOK-09] [OLDBOOK-10] an invalid or unknown plate shows the documented message', async () => {
    await page.locator('#booking-plate').fill('');
    await lookUp(page, 'UTN010');
    await expect(getStep(page, 1).getByRole('alert')).toHaveText(
      'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
    );
  });

  await test.step('[BOOK-54] [BOOK-91] [ERR-43] an unsupported make shows a link to its own booking next to the message', async () => {
    await replacePlate(page, 'prs911');
    await getContinueButton(page, 1).press('Enter');
    const notice = getStep(page, 1).getByRole('alert');
    await expect(notice).toContainText(
      'Bokning av service, däckskifte och verkstadsbesök för Porsche gör du via länken högst upp på sidan.',
    );
    await expect(notice.getByRole('link')).toHaveCount(1);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /porsche/);
  });

  await test.step('[BOOK-06] a make without authorised workshops shows a message, and has no add-ons', async () => {
    await replacePlate(page, 'sub123');
    await getContinueButton(page, 1).press('Enter');
    await expect(
      page.getByRole('heading', {
        name: 'Vi har inga auktoriserade verkstäder för Subaru, men vi erbjuder vissa tjänster',
      }),
    ).toBeVisible();
    await getStep(page, 2).getByRole('checkbox').first().press('Space');
    await getContinueButton(page, 2).press('Enter');
    await expect(getHeading(page, 4)).toBeFocused();
  });

  await test.step('[BOOK-95] [BOOK-96] [ERR-47] [ERR-48] [TRACK-11] an aborted search for workshops ends, and is logged', async () => {
    await expect(getStep(page, 4).getByRole('alert')).toContainText(
      'Vi kan ej hitta några anläggningar som passar dig',
    );
    expect(log.join()).toContain('no workshop available');
  });
});

test('[BOOK-94] [BOOK-97] [ERR-35] [ERR-46] [ERR-49] [ERR-54] [ERR-55] services, add-ons and times that fail to load, and a time taken in the meantime, show messages', async ({
  page,
}) => {
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 502, json: {} }));
  await test.step('[BOOK-94] [ERR-46] services that fail to load show an error with an address to write to', async () => {
    await fail('**/api/mechmate/services/**');
    // Both lists are requested at the same time.
    await fail('**/api/mechmate/addons/**');
    await open(page);
    await lookUp(page, 'DSL123');
    const alert = getStep(page, 2).getByRole('alert');
    await expect(alert).toContainText('Något gick fel, vänligen försök igen senare.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:verkstad@/);
    await page.unroute('**/api/mechmate/services/**');
    await alert.getByRole('button', { name: sv.bookingTryAgain }).press('Enter');
    await expect(getStep(page, 2).getByRole('checkbox').first()).toBeVisible();
  });

  await test.step('[ERR-55] add-ons that fail to load are skipped', async () => {
    await choose(page, 'Liten service');
    await getContinueButton(page, 2).press('Enter');
    await expect(getHeading(page, 4)).toBeFocused();
  });

  await test.step('[ERR-54] times that fail to load are shown as no free times', async () => {
    await fail('**/api/mechmate/timeslots/**');
    await getFirstWorkshop(page).press('Enter');
    const none = getStep(page, 4).getByText('Inga lediga tider').filter({ visible: true });
    await expect(none).toHaveCount(7);
    await page.unroute('**/api/mechmate/timeslots/**');
  });

  await test.step('[BOOK-97] [ERR-35] [ERR-49] a time taken in the meantime shows a message, and another one can be chosen', async () => {
    await page.route('**/api/mechmate/book', (route) =>
      route.fulfill({ status: 409, json: { 'Error Result': ['TimeslotNotAvailable'] } }),
    );
    await getStep(page, 4).getByRole('button', { name: sv.bookingChangeWorkshop }).press('Enter');
    await getWorkshops(page).nth(1).press('Enter');
    await getTimes(page).first().press('Enter');
    await fillIn(page);
    await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
    const alert = getStep(page, 4).locator('form').getByRole('alert');
    await expect(alert).toContainText('Tiden är inte tillgänglig, vänligen välj en annan tid');
    await expect(getTimes(page).first()).toBeVisible();
    // The entered values stay, and the form links to the selection of another time.
    await expect(page.locator('#booking-first-name')).toHaveValue('Maja');
    await alert.getByRole('button', { name: sv.bookingOtherTime }).press('Enter');
    await expect(getStep(page, 4).getByRole('heading', { level: 3 }).first()).toBeFocused();
    await getTimes(page).nth(1).press('Enter');
    await expect(page.getByRole('heading', { name: sv.bookingContact })).toBeFocused();
    await expect(page.locator('#booking-first-name')).toHaveValue('Maja');
    await expect(alert).toHaveCount(0);
  });
});

test('a booking whose answer is lost is shown as unknown until its outcome is known, also after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    // The request arrives, but its response is lost.
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (!String(request[0]).includes('/book') || 'isBack' in sessionStorage) return answer;
      throw new TypeError('The connection is gone');
    };
  });
  await open(page);
  await goToWorkshops(page);
  await getFirstWorkshop(page).press('Enter');
  await getTimes(page).last().press('Enter');
  await fillIn(page);
  await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
  await expect(page.getByText(sv.bookingUnknown)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('isBack', ''));
  await page.reload();
  await expect(page.getByRole('heading', { name: sv.bookingDone })).toBeVisible({
    timeout: 15_000,
  });
});
