import {
  sv,
  step,
  heading,
  goOn,
  open,
  lookUp,
  choose,
  toWorkshops,
  firstWorkshop,
  times,
  fillIn,
} from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[BOOK-06] a make without authorised workshops is told so, and has no add-ons to choose', async ({
  page,
}) => {
  await open(page);
  await lookUp(page, 'SUB123');
  await expect(
    page.getByRole('heading', {
      name: 'Vi har inga auktoriserade verkstäder för Subaru, men vi erbjuder vissa tjänster',
    }),
  ).toBeVisible();
  await step(page, 2).getByRole('checkbox').first().press('Space');
  await goOn(page, 2).press('Enter');
  await expect(heading(page, 4)).toBeFocused();
});

test('[BOOK-54] [BOOK-91] [ERR-43] a make that is booked elsewhere is named', async ({ page }) => {
  await open(page);
  await lookUp(page, 'PRS911');
  await expect(step(page, 1).getByRole('alert')).toContainText(
    'Bokning av service, däckskifte och verkstadsbesök för Porsche gör du via länken högst upp på sidan.',
  );
});

test('[ERR-31] [ERR-32] [OLDBOOK-09] [OLDBOOK-10] a plate that is none, or that nobody has, is told in the catalogue’s words', async ({
  page,
}) => {
  await open(page);
  await lookUp(page, 'UTN010');
  const plate = page.locator('#booking-plate');
  await expect(plate).toHaveAccessibleDescription(
    /Fordonet hittades inte, kontrollera att registreringsnumret är korrekt/,
  );
});

test('[BOOK-92] [ERR-44] who lets nobody know where they are is told why it is asked', async ({
  page,
}) => {
  await open(page);
  await page.locator('#booking-plate').pressSequentially('abc123');
  await expect(page.locator('#booking-plate')).toHaveValue('ABC 123');
  await step(page, 1).getByRole('button', { name: sv.bookingUseMyLocation }).press('Enter');
  await expect(step(page, 1)).toContainText(
    'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
  );
});

test('[BOOK-94] [ERR-46] services that cannot be told are said to fail, with an address to write to', async ({
  page,
}) => {
  await page.route('**/api/mechmate/services/**', (route) =>
    route.fulfill({ status: 502, json: {} }),
  );
  await open(page);
  await lookUp(page, 'DSL123');
  const alert = step(page, 2).getByRole('alert');
  await expect(alert).toContainText('Något gick fel, vänligen försök igen senare.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:verkstad@/);
  await page.unroute('**/api/mechmate/services/**');
  await alert.getByRole('button', { name: sv.bookingTryAgain }).press('Enter');
  await expect(step(page, 2).getByRole('checkbox').first()).toBeVisible();
});

test('[ERR-55] add-ons that cannot be told are skipped', async ({ page }) => {
  await page.route('**/api/mechmate/addons/**', (route) =>
    route.fulfill({ status: 502, json: {} }),
  );
  await open(page);
  await lookUp(page, 'DSL123');
  await choose(page, 'Liten service');
  await goOn(page, 2).press('Enter');
  await expect(heading(page, 4)).toBeFocused();
});

test('[BOOK-95] [BOOK-96] [ERR-47] [ERR-48] [TRACK-11] a search for workshops that breaks off ends, and is told to the log', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (line) => log.push(line.text()));
  await page.route('**/closestAvailable**', (route) => route.abort());
  await open(page);
  await lookUp(page, 'SUB123');
  await step(page, 2).getByRole('checkbox').first().press('Space');
  await goOn(page, 2).press('Enter');
  await expect(step(page, 4).getByRole('alert')).toContainText(
    'Vi kan ej hitta några anläggningar som passar dig',
  );
  expect(log.join()).toContain('no workshop available');
});

test('[ERR-54] times that cannot be told are none', async ({ page }) => {
  await page.route('**/api/mechmate/timeslots/**', (route) =>
    route.fulfill({ status: 502, json: {} }),
  );
  await open(page);
  await toWorkshops(page);
  await firstWorkshop(page).press('Enter');
  await expect(step(page, 4).getByText('Inga lediga tider').filter({ visible: true })).toHaveCount(
    7,
  );
});

test('[BOOK-97] [ERR-35] [ERR-49] a time that was taken meanwhile is said to be, and another one is chosen', async ({
  page,
}) => {
  await page.route('**/api/mechmate/book', (route) =>
    route.fulfill({ status: 409, json: { 'Error Result': ['TimeslotNotAvailable'] } }),
  );
  await open(page);
  await toWorkshops(page);
  await firstWorkshop(page).press('Enter');
  await times(page).first().press('Enter');
  await fillIn(page);
  await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
  await expect(step(page, 4).getByRole('alert')).toHaveText(
    'Tiden är inte tillgänglig, vänligen välj en annan tid',
  );
  await expect(step(page, 4).getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(times(page).first()).toBeVisible();
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
