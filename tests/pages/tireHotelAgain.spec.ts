import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, freeDays, json, session } from './tireHotelAnswers';
import {
  flow,
  heading,
  isHeading,
  kept,
  open,
  press,
  sound,
  sv,
  toConfirmation,
  toVehicle,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('whoever has booked is told so before booking again', async ({ page }) => {
  await answerTireHotel(page);
  await open(page);
  await toConfirmation(page);
  await page.goBack();
  await isHeading(page, sv.tireVehicleTitle);
  const booked = flow(page).getByRole('region', { name: sv.tireBooked });
  await expect(booked).toContainText(/kl\. 08:00/);
  await expect(booked.getByRole('link', { name: sv.visitSee })).toHaveAttribute(
    'href',
    '/din-tid?visit=token-of-the-visit',
  );
  await press(page, sv.tireBook);
  await isHeading(page, sv.tireBookingTitle);
  await expect(booked).toContainText(sv.tireBookedAgain);
  await sound(page);
});

test('a booking that is cancelled on its own page is booked no more once its visitor comes back', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toConfirmation(page);
  const created = answers.asked.find(({ path }) => path.startsWith('POST /booking/create'))!;
  answers.instead.set(`/booking/${created.headers['idempotency-key']}`, (route) =>
    json(route, 410, { message: 'Bokningen är avbokad.' }),
  );
  await expect.poll(() => kept(page)).toContain('"page":"Confirmation"');
  await page.reload();
  await isHeading(page, sv.tireVehicleTitle);
  await expect(flow(page).getByRole('region', { name: sv.tireBooked })).toHaveCount(0);
});

test('[TIRE-23] what the tyre hotel knows to be booked is told after the code; a logout that does not reach the server is told, and tried again', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  const [first, ...others] = session.vehicles;
  const nextChange = { date: freeDays[3]!, time: null };
  answers.instead.set('/authorization/validate', (route) =>
    json(route, 200, { ...session, vehicles: [{ ...first, nextChange }, ...others] }),
  );
  await open(page);
  await toVehicle(page);
  const booked = flow(page).getByRole('region', { name: sv.tireBooked });
  await expect(booked).toContainText(sv.tireNoTime);
  await expect(booked).toContainText(sv.tireBookedMail);

  answers.instead.set('/authorization/logout', (route) => route.abort());
  await press(page, sv.tireLogOut);
  await isHeading(page, sv.tireSearchTitle);
  const fault = flow(page).getByRole('alert');
  await expect(fault).toContainText(sv.tireStillOpen);
  answers.instead.clear();
  await press(page, sv.bookingTryAgain);
  await expect(fault).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});
