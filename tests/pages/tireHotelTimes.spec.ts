import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, dayWithoutTimes, freeDays, fulfillJson, today } from './tireHotelAnswers';
import { bookingWindow } from '../../domain/tireHotel/bookingWindow';
import {
  sv,
  getFlow,
  press,
  getTimes,
  expectHeading,
  findRequests,
  open,
  expectWorking,
  goToVehicle,
  goToBooking,
  chooseDay,
  fillIn,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-30] [TIRE-39] [TIRE-61] [TIRE-62] [TIRE-67] [TIRE-73] [TIRE-74] [TIRE-82] [ERR-60] failed days can be requested again, and the calendar shows 42 days of which free ones can be chosen', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.overrides.set('/booking/GetTimeslotDays', (route) => route.abort());
  await open(page);
  await goToVehicle(page);
  await press(page, sv.tireBook);
  await expect(getFlow(page).getByRole('alert')).toContainText('Ett fel uppstod');
  answers.overrides.clear();
  await press(page, sv.bookingTryAgain);
  const grid = page.getByRole('grid', { name: sv.tireDay });
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(grid.getByRole('columnheader').first()).toHaveText('mån');
  const days = findRequests(answers, 'GetTimeslotDays').at(-1);
  expect(days?.path).toBe('POST /booking/GetTimeslotDays?workshopIdentifier=1001-t');
  expect(days?.body).toMatchObject({ startDate: bookingWindow(today).first, regNo: 'MB' });
  const enabled = grid.locator('button[aria-disabled=false]');
  await enabled.first().focus();
  await expect(enabled.first()).toHaveAccessibleName(/^\S+ \d+ \S+ \d{4}, lediga tider$/);
  const earlier = page.getByRole('button', { name: sv.tireEarlierMonth });
  const later = page.getByRole('button', { name: sv.tireLaterMonth });
  const month = grid.locator('xpath=preceding-sibling::div[1]');
  const thisMonth = new Date(today).toLocaleDateString('sv-SE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (freeDays[0]!.slice(0, 7) === today.slice(0, 7)) await expect(earlier).toBeDisabled();
  else await earlier.press('Enter');
  await expect(month).toContainText(thisMonth);
  await earlier.press('Enter');
  await expect(month).toContainText(thisMonth);
  const taken = grid.locator('button[aria-disabled=true]').first();
  await taken.click({ force: true });
  await expect(page.locator('#tire-times')).toHaveCount(0);
  for (let count = 0; count < 5; count += 1) await later.press('Enter');
  await expect(later).toBeDisabled();
  const current = grid.locator('[tabindex="0"]');
  await current.focus();
  const before = await current.getAttribute('aria-label');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toBeFocused();
  await expect(current).not.toHaveAttribute('aria-label', before!);
  await page.keyboard.press('PageUp');
  await expect(later).toBeEnabled();
  await expect(current).toBeFocused();
  await press(page, 'Tillbaka');
  await expectHeading(page, sv.tireVehicleTitle);
});

test('[TIRE-31] [TIRE-41] [TIRE-43] [TIRE-44] [TIRE-56] [TIRE-57] [TIRE-58] [TIRE-59] [TIRE-68] [TIRE-69] [TIRE-83] [ERR-61] times load, fail and can be changed, and the booking requires a day, a time and contact details', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToBooking(page);
  const book = getFlow(page).getByRole('button', { name: sv.tireConfirm });
  await book.press('Enter');
  await expect(getFlow(page)).toContainText(sv.tireTellDay);
  let release = (): void => undefined;
  answers.overrides.set('/booking/GetTimeslots', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await fulfillJson(route, 502, { message: 'x' });
  });
  await chooseDay(page, freeDays[0]!);
  await expect(getFlow(page)).toContainText(sv.tireTimesLoading);
  release();
  await expect(getFlow(page).getByRole('alert')).toContainText(
    'Kunde inte hämta tider för valt datum.',
  );
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  answers.overrides.clear();
  await press(page, sv.bookingTryAgain);
  await expect(getTimes(page)).toHaveText(['08:00', '09:30', '10:00', '13:15']);
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  expect(findRequests(answers, 'GetTimeslots?').at(-1)).toMatchObject({
    path: 'POST /booking/GetTimeslots?workshopIdentifier=1001-t',
    body: { startDate: freeDays[0], endDate: freeDays[0], regNo: 'MB' },
  });
  await book.press('Enter');
  await expect(getFlow(page)).toContainText(sv.tireTellTime);
  await getTimes(page).first().press('Enter');
  await expect(getFlow(page)).toContainText('kl. 08:00');
  await press(page, sv.tireChangeTime);
  await expect(page.locator('#tire-times')).toBeFocused();
  await getTimes(page).nth(2).press('Enter');
  await expect(getFlow(page)).toContainText('kl. 10:00');
  await press(page, sv.tireChangeDay);
  await expect(page.locator('#tire-day')).toBeFocused();
  await chooseDay(page, freeDays[1]!);
  await expect(page.locator('#tire-contact')).toHaveCount(0);

  await test.step('[TIRE-56] [TIRE-57] [TIRE-58] [TIRE-59] the booking requires contact details', async () => {
    await getTimes(page).first().press('Enter');
    await book.press('Enter');
    const alerts = getFlow(page).getByRole('alert');
    await expect(alerts.or(getFlow(page).getByText(sv.bookingInvalid)).first()).toBeVisible();
    for (const [name, required] of [
      ['first-name', true],
      ['last-name', true],
      ['mobile', true],
      ['email', true],
      ['comment', false],
    ] as const)
      expect(await page.locator(`#tire-${name}`).getAttribute('required')).toBe(
        required ? '' : null,
      );
    await fillIn(page);
    await expect(page.locator('#tire-mobile')).toHaveValue('0701740605');
    await expect(book).toBeEnabled();
    for (const [field, wrong, right] of [
      ['mobile', '0701740', '+46701740605'],
      ['mobile', '1234567890123456', '12345678'],
      ['email', 'maja@example', 'maja@example.com'],
      ['first-name', ' ', 'Maja'],
      ['last-name', '', 'Lind'],
    ] as const) {
      await page.locator(`#tire-${field}`).fill(wrong);
      await expect(book).toBeDisabled();
      await page.locator(`#tire-${field}`).fill(right);
      await expect(book).toBeEnabled();
    }
    expect(findRequests(answers, 'create')).toEqual([]);
  });
});

test('[TIRE-42] [TIRE-43] [TIRE-32] [TIRE-59] the previous day and time are suggested; on a day without times the workshop sets the time later', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToBooking(page);
  await expect(
    getFlow(page).getByRole('listitem').filter({ hasText: sv.tireLegendOpen }),
  ).toBeVisible();
  await getFlow(page)
    .getByRole('button', { name: /^Samma som förra gången: \S+ 09:30$/ })
    .press('Enter');
  await expect(getFlow(page)).toContainText(/Första sådana tid: \S+ \d+ \S+( \d{4})? kl\. 09:30\./);
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  await press(page, sv.visitFirstFreeTake);
  await expect(page.locator('#tire-contact')).toBeFocused();
  await expect(getFlow(page)).toContainText('kl. 09:30');
  await press(page, sv.tireChangeDay);
  await chooseDay(page, dayWithoutTimes);
  await expect(page.getByText('Verkstaden återkommer med tid', { exact: true })).toBeVisible();
  await expect(page.locator('#tire-contact')).toBeVisible();
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await expectHeading(page, sv.tireDone);
  await expect(getFlow(page)).toContainText('Verkstaden återkommer med tid');
  expect(findRequests(answers, 'create')[0]?.body).toMatchObject({
    bookingDate: `${dayWithoutTimes}T00:00:00`,
    bookingStart: null,
  });
});

test('[TIRE-81] [ERR-59] without a free day, contact details of the workshop are shown', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.overrides.set('/booking/GetTimeslotDays', (route) =>
    fulfillJson(route, 200, { availableDates: [] }),
  );
  await open(page);
  await goToVehicle(page);
  await press(page, sv.tireBook);
  const alert = getFlow(page).getByRole('alert');
  await expect(alert).toContainText(
    'Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.',
  );
  await expect(alert.getByRole('link', { name: '08-465 004 12' })).toBeVisible();
  await expect(alert.getByRole('link', { name: /dack\.stockholm@/ })).toBeVisible();
  await expect(getFlow(page).getByRole('button', { name: sv.tireConfirm })).toHaveCount(0);
  await expectWorking(page);
});
