import { addresses, getAddress } from './addresses';
import { phone, checkAtEachSize } from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, CODE, freeDays, PHONE, PLATE } from './tireHotelAnswers';
import {
  sv,
  PATH,
  getFlow,
  getHeading,
  press,
  getPlate,
  sendPlate,
  getCodeBoxes,
  getTimes,
  expectHeading,
  findRequests,
  open,
  expectWorking,
  goToLogin,
  chooseDay,
  fillIn,
  readEvents,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-02] [TIRE-03] [TIRE-05] [TIRE-06] [TIRE-08] [TIRE-09] [TIRE-10] [TIRE-16] [TIRE-17] [TIRE-18] [TIRE-35] [TIRE-36] [TIRE-37] [TIRE-38] [TIRE-50] [TRACK-04] [TRACK-12] [TRACK-13] [TIRE-72] [TIRE-75] a change is booked by keyboard only, and axe finds no violation on any page at any size', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await page.setViewportSize(phone);
  await open(page);
  await expectHeading(page, 'Fyll i ditt registreringsnummer');
  await expect(getFlow(page).getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
  await checkAtEachSize(page, expectWorking);
  await goToLogin(page);
  await expect(getHeading(page)).toBeFocused();
  await expect(getFlow(page)).toContainText(PHONE.replaceAll(' ', '\u00a0'));
  await expect(getFlow(page)).toContainText('MEK 106');
  await checkAtEachSize(page, expectWorking);
  await press(page, 'Skicka kod');
  await expectHeading(page, 'Fyll i koden nedan');
  await expect(getCodeBoxes(page)).toHaveCount(4);
  await expect(getCodeBoxes(page).first()).toBeFocused();
  await expect(getFlow(page)).toContainText('Koden är skickad.');
  await checkAtEachSize(page, expectWorking);
  await page.keyboard.type(CODE);
  await press(page, 'Verifiera kod');
  await expectHeading(page, 'Ditt fordon');
  await expect(getHeading(page)).toBeFocused();
  await expect(getFlow(page)).toContainText('Mercedes-Benz GLC 300');
  await checkAtEachSize(page, expectWorking);
  await press(page, 'Boka hjulskifte');
  await expectHeading(page, 'När vill du lämna in bilen?');
  await expect(getFlow(page)).toContainText('Automotive Stockholm');
  await expect(page.getByRole('grid')).toBeVisible();
  await checkAtEachSize(page, expectWorking);
  const book = getFlow(page).getByRole('button', { name: 'Genomför bokning', exact: true });
  await expect(book).toBeDisabled();
  await chooseDay(page, freeDays[0]!);
  await expect(page.locator('#tire-times')).toBeFocused();
  await getTimes(page).nth(1).press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
  await fillIn(page);
  await checkAtEachSize(page, expectWorking);
  await expect(book).toBeEnabled();
  await book.press('Enter');
  await expectHeading(page, 'Tack för din bokningsförfrågan');
  await expect(getHeading(page)).toBeFocused();
  await checkAtEachSize(page, expectWorking);
  expect(page.url()).toBe(getAddress('automotive-se', PATH));

  const [create] = findRequests(answers, '/booking/create');
  expect(create?.path).toBe('POST /booking/create?departmentIdentifier=1001-t');
  expect(create?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(create?.body).toEqual({
    bookingDate: `${freeDays[0]}T09:30:00`,
    bookingStart: `${freeDays[0]}T09:30:00`,
    regNo: PLATE,
    freeText: '',
    customer: {
      firstName: 'Maja',
      lastName: 'Lind',
      email: 'maja@example.com',
      phoneMobile: '0701740605',
    },
  });
  const tracked = await readEvents(page);
  expect(tracked.slice(0, -1)).toEqual(
    [
      'phone validation',
      'validation code',
      'vehicle info',
      'time and place',
      'contact details',
      'complete booking',
    ].map((form_step_name, index) => ({
      event: 'form_interaction',
      form_name: 'tire_hotel',
      form_step: index + 1,
      form_step_name,
    })),
  );
  expect(tracked.at(-1)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'T7K2-9QX',
      transaction_type: 'service booking',
      currency: 'SEK',
      value: 0,
      items: [{ item_id: 'DH-4', item_name: 'Hjulskifte, däckhotell', price: 0, quantity: 1 }],
    },
  });
  expect(JSON.stringify(tracked)).not.toMatch(/Maja|Lind|MEK|070/);
});

test(
  '[TIRE-01] [TIRE-22] [TIRE-40] a booking at the embedded tyre hotel works from login to confirmation, with the code from its SMS',
  { tag: '@walk' },
  async ({ page }) => {
    await open(page, '?regNo=dsl 123');
    await expect(getPlate(page)).toHaveValue('DSL123');
    await press(page, sv.bookingContinue);
    await expectHeading(page, sv.tireLoginTitle);
    await press(page, sv.tireSendCode);
    await expectHeading(page, sv.tireCodeTitle);
    const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const { messages } = (await inbox.json()) as { messages: { content: { text?: string } }[] };
    const code = /Din kod till däckhotellet är (\d{4})/.exec(
      messages.map(({ content }) => content.text ?? '').join('\n'),
    )?.[1];
    await getCodeBoxes(page)
      .first()
      .pressSequentially(code ?? '');
    await press(page, sv.tireCheckCode);
    await expectHeading(page, sv.tireVehicleTitle);
    await expect(getFlow(page).getByRole('img', { name: /Vänster fram \d/ })).toBeVisible();
    await page.reload();
    await expectHeading(page, sv.tireVehicleTitle);
    await press(page, sv.tireBook);
    await page
      .getByRole('grid')
      .getByRole('button', { name: /lediga tider$/ })
      .and(page.locator('[aria-disabled=false]'))
      .first()
      .press('Enter');
    await getTimes(page).first().press('Enter');
    await fillIn(page);
    await press(page, sv.tireConfirm);
    await expectHeading(page, sv.tireDone);
    await expect(getFlow(page)).toContainText('DSL 123');
    const file = await page.request.get(
      getAddress(
        'automotive-se',
        (await getFlow(page)
          .getByRole('link', { name: sv.tireCalendarFile })
          .getAttribute('href'))!,
      ).replace('automotive-se.', ''),
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await press(page, sv.tireLogOut);
    await expectHeading(page, sv.tireSearchTitle);
    const times401 = await page.evaluate(async () => {
      const answer = await fetch(
        '/api/tirehotel/booking/GetTimeslotDays?workshopIdentifier=1002-t',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"startDate":"2026-11-26","endDate":"2026-11-26","regNo":"X"}',
        },
      );
      return answer.status;
    });
    expect(times401).toBe(401);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains how to book', async ({ page }) => {
    await page.goto(getAddress('automotive-se', PATH), { waitUntil: 'domcontentloaded' });
    await expect(getFlow(page)).toContainText(sv.tireWithoutScriptText);
    await expect(getFlow(page).getByRole('link', { name: 'Hitta din verkstad' })).toHaveAttribute(
      'href',
      '/anlaggningar',
    );
    await expect(getFlow(page).getByRole('link', { name: 'Boka service' })).toBeVisible();
    await expect(getPlate(page)).toBeHidden();
  });
});

test('[TIRE-74] on English pages the calendar and the texts are English', async ({ page }) => {
  await answerTireHotel(page);
  await page.goto(getAddress('automotive-se', `/en${PATH}`));
  await expect(getHeading(page)).toHaveText('Enter your registration number');
  await getPlate(page).fill(PLATE);
  await sendPlate(page);
  await press(page, 'Send code');
  await getCodeBoxes(page).first().pressSequentially(CODE);
  await press(page, 'Verify code');
  await press(page, 'Book a wheel change');
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveText('Mon');
});
