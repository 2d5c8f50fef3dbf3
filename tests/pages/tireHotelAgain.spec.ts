import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, freeDays, fulfillJson, session } from './tireHotelAnswers';
import {
  getFlow,
  getHeading,
  expectHeading,
  readStored,
  open,
  press,
  expectWorking,
  sv,
  goToConfirmation,
  goToVehicle,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('a visitor who has booked is shown the booking before booking again', async ({ page }) => {
  await answerTireHotel(page);
  await open(page);
  await goToConfirmation(page);
  await page.goBack();
  await expectHeading(page, sv.tireVehicleTitle);
  const booked = getFlow(page).getByRole('region', { name: sv.tireBooked });
  await expect(booked).toContainText(/kl\. 08:00/);
  await expect(booked.getByRole('link', { name: sv.visitSee })).toHaveAttribute(
    'href',
    '/din-tid?visit=token-of-the-visit',
  );
  await press(page, sv.tireBook);
  await expectHeading(page, sv.tireBookingTitle);
  await expect(booked).toContainText(sv.tireBookedAgain);
  await expectWorking(page);
});

test('a booking that was cancelled on its own page is no longer shown when its visitor returns', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToConfirmation(page);
  const created = answers.requests.find(({ path }) => path.startsWith('POST /booking/create'))!;
  answers.overrides.set(`/booking/${created.headers['idempotency-key']}`, (route) =>
    fulfillJson(route, 410, { message: 'Tiden är avbokad.' }),
  );
  await expect.poll(() => readStored(page)).toContain('"page":"Confirmation"');
  await page.reload();
  await expectHeading(page, sv.tireVehicleTitle);
  await expect(getFlow(page).getByRole('region', { name: sv.tireBooked })).toHaveCount(0);
});

test('[TIRE-23] a booking that the tyre hotel knows is shown after the code; a failed logout is reported and retried', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  const [first, ...others] = session.vehicles;
  const nextChange = { date: freeDays[3]!, time: null };
  answers.overrides.set('/authorization/validate', (route) =>
    fulfillJson(route, 200, { ...session, vehicles: [{ ...first, nextChange }, ...others] }),
  );
  await open(page);
  await goToVehicle(page);
  const booked = getFlow(page).getByRole('region', { name: sv.tireBooked });
  await expect(booked).toContainText(sv.tireNoTime);
  await expect(booked).toContainText(sv.tireBookedMail);

  answers.overrides.set('/authorization/logout', (route) => route.abort());
  await press(page, sv.tireLogOut);
  await expectHeading(page, sv.tireSearchTitle);
  const alert = getFlow(page).getByRole('alert');
  await expect(alert).toContainText(sv.tireStillOpen);
  answers.overrides.clear();
  await press(page, sv.bookingTryAgain);
  await expect(alert).toHaveCount(0);
  await expect(getHeading(page)).toBeFocused();
});
