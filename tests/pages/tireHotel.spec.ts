import { addresses, addressOf } from './addresses';
import { phone, soundAtEachSize } from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, CODE, freeDays, PHONE, PLATE } from './tireHotelAnswers';
import {
  sv,
  PATH,
  flow,
  heading,
  press,
  plate,
  sendPlate,
  boxes,
  times,
  isHeading,
  asked,
  open,
  sound,
  toLogin,
  chooseDay,
  fillIn,
  events,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-02] [TIRE-03] [TIRE-05] [TIRE-06] [TIRE-08] [TIRE-09] [TIRE-10] [TIRE-16] [TIRE-17] [TIRE-18] [TIRE-35] [TIRE-36] [TIRE-37] [TIRE-38] [TIRE-50] [TRACK-04] [TRACK-12] [TRACK-13] [TIRE-72] [TIRE-75] a change is booked by keyboard alone, and axe finds nothing on any page at any size', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await page.setViewportSize(phone);
  await open(page);
  await isHeading(page, 'Fyll i ditt registreringsnummer');
  await expect(flow(page).getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
  await soundAtEachSize(page, sound);
  await toLogin(page);
  await expect(heading(page)).toBeFocused();
  await expect(flow(page)).toContainText(PHONE.replaceAll(' ', '\u00a0'));
  await expect(flow(page)).toContainText('MEK 106');
  await soundAtEachSize(page, sound);
  await press(page, 'Skicka kod');
  await isHeading(page, 'Fyll i koden nedan');
  await expect(boxes(page)).toHaveCount(4);
  await expect(boxes(page).first()).toBeFocused();
  await expect(flow(page)).toContainText('Koden är skickad.');
  await soundAtEachSize(page, sound);
  await page.keyboard.type(CODE);
  await press(page, 'Verifiera kod');
  await isHeading(page, 'Ditt fordon');
  await expect(heading(page)).toBeFocused();
  await expect(flow(page)).toContainText('Mercedes-Benz GLC 300');
  await soundAtEachSize(page, sound);
  await press(page, 'Boka hjulskifte');
  await isHeading(page, 'När vill du lämna in bilen?');
  await expect(flow(page)).toContainText('Automotive Stockholm');
  await expect(page.getByRole('grid')).toBeVisible();
  await soundAtEachSize(page, sound);
  const book = flow(page).getByRole('button', { name: 'Genomför bokning', exact: true });
  await expect(book).toBeDisabled();
  await chooseDay(page, freeDays[0]!);
  await expect(page.locator('#tire-times')).toBeFocused();
  await times(page).nth(1).press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
  await fillIn(page);
  await soundAtEachSize(page, sound);
  await expect(book).toBeEnabled();
  await book.press('Enter');
  await isHeading(page, 'Tack för din bokningsförfrågan');
  await expect(heading(page)).toBeFocused();
  await soundAtEachSize(page, sound);
  expect(page.url()).toBe(addressOf('automotive-se', PATH));

  const [create] = asked(answers, '/booking/create');
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
  const told = await events(page);
  expect(told.slice(0, -1)).toEqual(
    [
      'phone validation',
      'validation code',
      'vehicle info',
      'time and place',
      'contact details',
      'complete booking',
    ].map((form_step_name, at) => ({
      event: 'form_interaction',
      form_name: 'tire_hotel',
      form_step: at + 1,
      form_step_name,
    })),
  );
  expect(told.at(-1)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'T7K2-9QX',
      transaction_type: 'service booking',
      currency: 'SEK',
      value: 0,
      items: [{ item_id: 'DH-4', item_name: 'Hjulskifte, däckhotell', price: 0, quantity: 1 }],
    },
  });
  expect(JSON.stringify(told)).not.toMatch(/Maja|Lind|MEK|070/);
});

test(
  '[TIRE-01] [TIRE-22] [TIRE-40] the way through the embedded tyre hotel, with the code of its SMS',
  { tag: '@walk' },
  async ({ page }) => {
    await open(page, '?regNo=dsl 123');
    await expect(plate(page)).toHaveValue('DSL123');
    await press(page, sv.bookingContinue);
    await isHeading(page, sv.tireLoginTitle);
    await press(page, sv.tireSendCode);
    await isHeading(page, sv.tireCodeTitle);
    const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const { messages } = (await inbox.json()) as { messages: { content: { text?: string } }[] };
    const code = /Din kod till däckhotellet är (\d{4})/.exec(
      messages.map(({ content }) => content.text ?? '').join('\n'),
    )?.[1];
    await boxes(page)
      .first()
      .pressSequentially(code ?? '');
    await press(page, sv.tireCheckCode);
    await isHeading(page, sv.tireVehicleTitle);
    await expect(flow(page).getByRole('img', { name: /Vänster fram \d/ })).toBeVisible();
    await page.reload();
    await isHeading(page, sv.tireVehicleTitle);
    await press(page, sv.tireBook);
    await page
      .getByRole('grid')
      .getByRole('button', { name: /lediga tider$/ })
      .and(page.locator('[aria-disabled=false]'))
      .first()
      .press('Enter');
    await times(page).first().press('Enter');
    await fillIn(page);
    await press(page, sv.tireConfirm);
    await isHeading(page, sv.tireDone);
    await expect(flow(page)).toContainText('DSL 123');
    const file = await page.request.get(
      addressOf(
        'automotive-se',
        (await flow(page).getByRole('link', { name: sv.tireCalendarFile }).getAttribute('href'))!,
      ).replace('automotive-se.', ''),
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await press(page, sv.tireLogOut);
    await isHeading(page, sv.tireSearchTitle);
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

  test('the page says how to book', async ({ page }) => {
    await page.goto(addressOf('automotive-se', PATH), { waitUntil: 'domcontentloaded' });
    await expect(flow(page)).toContainText(sv.tireWithoutScriptText);
    await expect(flow(page).getByRole('link', { name: 'Hitta din verkstad' })).toHaveAttribute(
      'href',
      '/anlaggningar',
    );
    await expect(flow(page).getByRole('link', { name: 'Boka service' })).toBeVisible();
    await expect(plate(page)).toBeHidden();
  });
});

test('[TIRE-74] on English pages the calendar and the words are English', async ({ page }) => {
  await answerTireHotel(page);
  await page.goto(addressOf('automotive-se', `/en${PATH}`));
  await expect(heading(page)).toHaveText('Enter your registration number');
  await plate(page).fill(PLATE);
  await sendPlate(page);
  await press(page, 'Send code');
  await boxes(page).first().pressSequentially(CODE);
  await press(page, 'Verify code');
  await press(page, 'Book a wheel change');
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveText('Mon');
});
