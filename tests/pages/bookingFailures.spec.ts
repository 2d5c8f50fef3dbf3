import type { Page } from '@playwright/test';
import {
  sv,
  step,
  heading,
  goOn,
  open,
  lookUp,
  choose,
  toWorkshops,
  workshops,
  firstWorkshop,
  times,
  fillIn,
} from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

/** Another plate in the place of the one that was told. */
async function tell(page: Page, plate: string): Promise<void> {
  await page.locator('#booking-plate').fill('');
  await page.locator('#booking-plate').pressSequentially(plate);
  await expect(page.locator('#booking-plate')).toHaveValue(/^\w{3} \w{3}$/);
}

test('[BOOK-06] [BOOK-54] [BOOK-91] [BOOK-92] [BOOK-95] [BOOK-96] [ERR-31] [ERR-32] [ERR-43] [ERR-44] [ERR-47] [ERR-48] [OLDBOOK-09] [OLDBOOK-10] [TRACK-11] what cannot be found, is booked elsewhere or breaks off is told, and another plate goes on', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (line) => log.push(line.text()));
  await page.route('**/closestAvailable**', (route) => route.abort());
  await open(page);
  await test.step('[BOOK-92] [ERR-44] who lets nobody know where they are is told why it is asked', async () => {
    await tell(page, 'abc123');
    await step(page, 1).getByRole('button', { name: sv.bookingUseMyLocation }).press('Enter');
    await expect(step(page, 1)).toContainText(
      'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
    );
  });

  await test.step('[ERR-31] [ERR-32] [OLDBOOK-09] [OLDBOOK-10] a plate that is none, or that nobody has, is told in the catalogue’s words', async () => {
    await page.locator('#booking-plate').fill('');
    await lookUp(page, 'UTN010');
    await expect(step(page, 1).getByRole('alert')).toHaveText(
      'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
    );
  });

  await test.step('[BOOK-54] [BOOK-91] [ERR-43] a make that is booked elsewhere has its link beside the words', async () => {
    await tell(page, 'prs911');
    await goOn(page, 1).press('Enter');
    const notice = step(page, 1).getByRole('alert');
    await expect(notice).toContainText(
      'Bokning av service, däckskifte och verkstadsbesök för Porsche gör du via länken högst upp på sidan.',
    );
    await expect(notice.getByRole('link')).toHaveCount(1);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /porsche/);
  });

  await test.step('[BOOK-06] a make without authorised workshops is told so, and has no add-ons to choose', async () => {
    await tell(page, 'sub123');
    await goOn(page, 1).press('Enter');
    await expect(
      page.getByRole('heading', {
        name: 'Vi har inga auktoriserade verkstäder för Subaru, men vi erbjuder vissa tjänster',
      }),
    ).toBeVisible();
    await step(page, 2).getByRole('checkbox').first().press('Space');
    await goOn(page, 2).press('Enter');
    await expect(heading(page, 4)).toBeFocused();
  });

  await test.step('[BOOK-95] [BOOK-96] [ERR-47] [ERR-48] [TRACK-11] a search for workshops that breaks off ends, and is told to the log', async () => {
    await expect(step(page, 4).getByRole('alert')).toContainText(
      'Vi kan ej hitta några anläggningar som passar dig',
    );
    expect(log.join()).toContain('no workshop available');
  });
});

test('[BOOK-94] [BOOK-97] [ERR-35] [ERR-46] [ERR-49] [ERR-54] [ERR-55] services, add-ons and times that cannot be told, and a time that was taken meanwhile', async ({
  page,
}) => {
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 502, json: {} }));
  await test.step('[BOOK-94] [ERR-46] services that cannot be told are said to fail, with an address to write to', async () => {
    await fail('**/api/mechmate/services/**');
    // Both are asked for at once.
    await fail('**/api/mechmate/addons/**');
    await open(page);
    await lookUp(page, 'DSL123');
    const alert = step(page, 2).getByRole('alert');
    await expect(alert).toContainText('Något gick fel, vänligen försök igen senare.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:verkstad@/);
    await page.unroute('**/api/mechmate/services/**');
    await alert.getByRole('button', { name: sv.bookingTryAgain }).press('Enter');
    await expect(step(page, 2).getByRole('checkbox').first()).toBeVisible();
  });

  await test.step('[ERR-55] add-ons that cannot be told are skipped', async () => {
    await choose(page, 'Liten service');
    await goOn(page, 2).press('Enter');
    await expect(heading(page, 4)).toBeFocused();
  });

  await test.step('[ERR-54] times that cannot be told are none', async () => {
    await fail('**/api/mechmate/timeslots/**');
    await firstWorkshop(page).press('Enter');
    const none = step(page, 4).getByText('Inga lediga tider').filter({ visible: true });
    await expect(none).toHaveCount(7);
    await page.unroute('**/api/mechmate/timeslots/**');
  });

  await test.step('[BOOK-97] [ERR-35] [ERR-49] a time that was taken meanwhile is said to be, and another one is chosen', async () => {
    await page.route('**/api/mechmate/book', (route) =>
      route.fulfill({ status: 409, json: { 'Error Result': ['TimeslotNotAvailable'] } }),
    );
    await step(page, 4).getByRole('button', { name: sv.bookingChangeWorkshop }).press('Enter');
    await workshops(page).nth(1).press('Enter');
    await times(page).first().press('Enter');
    await fillIn(page);
    await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
    const alert = step(page, 4).locator('form').getByRole('alert');
    await expect(alert).toContainText('Tiden är inte tillgänglig, vänligen välj en annan tid');
    await expect(times(page).first()).toBeVisible();
    // What was filled in stays, and the form says the way to another time.
    await expect(page.locator('#booking-first-name')).toHaveValue('Maja');
    await alert.getByRole('button', { name: sv.bookingOtherTime }).press('Enter');
    await expect(step(page, 4).getByRole('heading', { level: 3 }).first()).toBeFocused();
    await times(page).nth(1).press('Enter');
    await expect(page.getByRole('heading', { name: sv.bookingContact })).toBeFocused();
    await expect(page.locator('#booking-first-name')).toHaveValue('Maja');
    await expect(alert).toHaveCount(0);
  });
});

test('a booking whose answer is lost is said to be unknown until it is known, after a reload too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    // What is sent arrives, and its answer does not.
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      if (!String(asked[0]).includes('/book') || 'isBack' in sessionStorage) return answer;
      throw new TypeError('The connection is gone');
    };
  });
  await open(page);
  await toWorkshops(page);
  await firstWorkshop(page).press('Enter');
  await times(page).last().press('Enter');
  await fillIn(page);
  await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
  await expect(page.getByText(sv.bookingUnknown)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('isBack', ''));
  await page.reload();
  await expect(page.getByRole('heading', { name: sv.bookingDone })).toBeVisible({
    timeout: 15_000,
  });
});
