import { expect, test, type Page } from '@playwright/test';
import { IDLE_MS } from '../../domain/tireHotel/limits';
import { messagesOf } from '../../site/messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addresses, addressOf } from './addresses';
import { desk, phone } from './bookingSteps';
import { ownAddress } from './ownAddress';
import {
  answerTireHotel,
  CODE,
  dayWithoutTimes,
  freeDays,
  json,
  madeBooking,
  PHONE,
  PLATE,
  type TireHotelAnswers,
} from './tireHotelAnswers';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

const sv = messagesOf('sv');
const PATH = '/dack-och-biltillbehor/dackhotell';
const STORE = 'tire-hotel-store';

const flow = (page: Page) => page.locator('#tire-hotel');
const heading = (page: Page) => page.locator('#tire-heading');
const press = (page: Page, name: string) =>
  flow(page).getByRole('button', { name, exact: true }).press('Enter');
const plate = (page: Page) => page.locator('#tire-plate');
const boxes = (page: Page) => flow(page).locator('input[inputmode="numeric"]');
const times = (page: Page) => page.locator('[role=group][aria-labelledby=tire-times] button');
const isHeading = (page: Page, name: string) => expect(heading(page)).toHaveText(name);
const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), STORE);
const asked = ({ asked: all }: TireHotelAnswers, path: string) =>
  all.filter((one) => one.path.includes(path));

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(addressOf('automotive-se', PATH + query));
  await plate(page).scrollIntoViewIfNeeded();
}

/** No barrier, no word that is wider than the window. */
async function sound(page: Page): Promise<void> {
  expect(await findViolations(page, { include: ['#tire-hotel'] })).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}

async function toLogin(page: Page): Promise<void> {
  await plate(page).pressSequentially(PLATE);
  await expect(plate(page)).toHaveValue(PLATE);
  await plate(page).press('Enter');
  await isHeading(page, sv.tireLoginTitle);
}

async function toCode(page: Page): Promise<void> {
  await toLogin(page);
  await press(page, sv.tireSendCode);
  await isHeading(page, sv.tireCodeTitle);
}

async function toVehicle(page: Page): Promise<void> {
  await toCode(page);
  await boxes(page).first().pressSequentially(CODE);
  await press(page, sv.tireCheckCode);
  await isHeading(page, sv.tireVehicleTitle);
}

async function toBooking(page: Page): Promise<void> {
  await toVehicle(page);
  await press(page, sv.tireBook);
  await isHeading(page, sv.tireBookingTitle);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Presses a day, in whichever month it is. */
async function chooseDay(page: Page, day: string): Promise<void> {
  const name = new RegExp(
    `\\b${Number(day.slice(8))} ${new Date(day).toLocaleDateString('sv-SE', { month: 'long' })} `,
  );
  const later = page.getByRole('button', { name: sv.tireLaterMonth });
  for (let month = 0; month < 4; month += 1) {
    const found = page.getByRole('grid').getByRole('button', { name });
    if ((await found.count()) > 0) return found.press('Enter');
    await later.press('Enter');
  }
  throw new Error(`${day} is nowhere`);
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('#tire-first-name').fill('Maja');
  await page.locator('#tire-last-name').fill('Lind');
  await page.locator('#tire-mobile').pressSequentially('070-174 06 05');
  await page.locator('#tire-email').fill('maja@example.com');
}

async function toForm(page: Page): Promise<void> {
  await toBooking(page);
  await chooseDay(page, freeDays[0]!);
  await times(page).first().press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
}

async function toConfirmation(page: Page): Promise<void> {
  await toForm(page);
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await isHeading(page, sv.tireDone);
}

const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer as { event?: string }[]).filter(
      ({ event }) => event === 'form_interaction' || event === 'purchase',
    ),
  );

for (const size of [phone, desk]) {
  test(`[TIRE-02] [TIRE-03] [TIRE-05] [TIRE-06] [TIRE-08] [TIRE-09] [TIRE-10] [TIRE-16] [TIRE-17] [TIRE-18] [TIRE-35] [TIRE-36] [TIRE-37] [TIRE-38] [TIRE-50] [TRACK-04] [TRACK-12] [TRACK-13] [TIRE-72] [TIRE-75] a change is booked by keyboard alone at ${size.width} px, and axe finds nothing on any page`, async ({
    page,
  }) => {
    const answers = await answerTireHotel(page);
    await page.setViewportSize(size);
    await open(page);
    await isHeading(page, 'Fyll i ditt registreringsnummer');
    await expect(flow(page).getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
    await sound(page);
    await toLogin(page);
    await expect(heading(page)).toBeFocused();
    await expect(flow(page)).toContainText(PHONE.replaceAll(' ', '\u00a0'));
    await expect(flow(page)).toContainText('MEK 106');
    await sound(page);
    await press(page, 'Skicka kod');
    await isHeading(page, 'Fyll i koden nedan');
    await expect(heading(page)).toBeFocused();
    await expect(boxes(page)).toHaveCount(4);
    await expect(flow(page)).toContainText('Koden är skickad.');
    await sound(page);
    await boxes(page).first().pressSequentially(CODE);
    await press(page, 'Verifiera kod');
    await isHeading(page, 'Ditt fordon');
    await expect(heading(page)).toBeFocused();
    await expect(flow(page)).toContainText('Mercedes-Benz GLC 300');
    await sound(page);
    await press(page, 'Boka hjulskifte');
    await isHeading(page, 'När vill du lämna in bilen?');
    await expect(flow(page)).toContainText('Automotive Stockholm');
    await expect(page.getByRole('grid')).toBeVisible();
    await sound(page);
    const book = flow(page).getByRole('button', { name: 'Genomför bokning', exact: true });
    await expect(book).toBeDisabled();
    await chooseDay(page, freeDays[0]!);
    await expect(page.locator('#tire-times')).toBeFocused();
    await times(page).nth(1).press('Enter');
    await expect(page.locator('#tire-contact')).toBeFocused();
    await fillIn(page);
    await sound(page);
    await expect(book).toBeEnabled();
    await book.press('Enter');
    await isHeading(page, 'Tack för din bokningsförfrågan');
    await expect(heading(page)).toBeFocused();
    await sound(page);
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
      [1, 2, 3, 4, 5, 6].map((form_step) => ({
        event: 'form_interaction',
        form_name: 'tire_hotel',
        form_step,
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
}

test('[TIRE-01] [TIRE-22] [TIRE-40] the way through the embedded tyre hotel, with the code of its SMS', async ({
  page,
}) => {
  await open(page, '?regNo=dsl 123');
  await expect(plate(page)).toHaveValue('DSL123');
  await press(page, sv.bookingContinue);
  await isHeading(page, sv.tireLoginTitle);
  await press(page, sv.tireSendCode);
  await isHeading(page, sv.tireCodeTitle);
  const inbox = await page.request.get(`${addresses.embedded}/_inbox?format=json`);
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
    const answer = await fetch('/api/tirehotel/booking/GetTimeslotDays?workshopIdentifier=1002-t', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"startDate":"2026-11-26","endDate":"2026-11-26","regNo":"X"}',
    });
    return answer.status;
  });
  expect(times401).toBe(401);
});

test('[TIRE-04] [TIRE-48] [TIRE-49] a registration is capitals without spaces, two to seven', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page, '?regNo=ab%20c');
  await expect(plate(page)).toHaveValue('ABC');
  await plate(page).fill('m');
  const goOn = flow(page).getByRole('button', { name: sv.bookingContinue, exact: true });
  await expect(goOn).toBeDisabled();
  await goOn.press('Enter');
  await expect(flow(page)).toContainText(sv.tireTellPlate);
  expect(answers.asked).toEqual([]);
  await plate(page).fill('me k10 6789');
  await expect(plate(page)).toHaveValue('MEK1067');
  await expect(goOn).toBeEnabled();
  expect(page.url()).not.toContain('plate=');
});

test('[TIRE-77] [ERR-56] without an agreement there is a link to book a service', async ({
  page,
}) => {
  await answerTireHotel(page);
  await open(page);
  await plate(page).fill('XYZ999');
  await plate(page).press('Enter');
  const fault = flow(page).getByRole('alert');
  await expect(fault).toContainText(
    'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
  );
  await expect(fault.getByRole('link')).toHaveAttribute(
    'href',
    '/service-och-verkstad/boka-bilverkstad',
  );
  await sound(page);
});

test('[TIRE-78] [ERR-57] [TIRE-64] whatever else fails is told alike, and can be tried again', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  const failures = [
    (route: Parameters<typeof json>[0]) => json(route, 502, { message: 'x' }),
    (route: Parameters<typeof json>[0]) => route.abort(),
    (route: Parameters<typeof json>[0]) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Portal</p>' }),
  ];
  await plate(page).fill(PLATE);
  for (const failure of failures) {
    answers.instead.set('/authorization/search', failure);
    await plate(page).press('Enter');
    await expect(flow(page).getByRole('alert')).toHaveText(
      'Något gick fel, var god och försök senare.',
    );
    await plate(page).fill('');
    await expect(flow(page).getByRole('alert')).toHaveCount(0);
    await plate(page).fill(PLATE);
  }
  answers.instead.clear();
  await plate(page).press('Enter');
  await isHeading(page, sv.tireLoginTitle);
});

test('[TIRE-07] [TIRE-79] [ERR-58] [TIRE-65] what the server says of a code that is not sent is shown', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.instead.set('/authorization/login', (route) =>
    json(route, 429, { message: 'För många koder.' }),
  );
  await open(page);
  await toLogin(page);
  await expect(flow(page).getByRole('link', { name: 'Kontakta oss' })).toHaveAttribute(
    'href',
    '/anlaggningar',
  );
  await press(page, sv.tireSendCode);
  await expect(flow(page).getByRole('alert')).toHaveText('För många koder.');
  await expect(flow(page).getByRole('button', { name: sv.tireSendCode })).toBeFocused();
  expect(asked(answers, '/authorization/login')[0]).toMatchObject({
    path: 'POST /authorization/login?encryptedPhoneNumber=sealed%2Bnumber%3D',
    body: undefined,
  });
  expect(asked(answers, '/authorization/login')[0]?.headers['accept-language']).toBe('sv-SE');
});

test('[TIRE-51] [TIRE-53] [TIRE-54] [TIRE-55] [TIRE-80] [ERR-58] [TIRE-66] four boxes take digits, keys move between them, and a wrong code is told in red', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toCode(page);
  const check = flow(page).getByRole('button', { name: sv.tireCheckCode });
  const value = async () =>
    (
      await boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
    ).join('');
  for (const [at, name] of [
    'Siffra 1 av 4',
    'Siffra 2 av 4',
    'Siffra 3 av 4',
    'Siffra 4 av 4',
  ].entries())
    await expect(boxes(page).nth(at)).toHaveAccessibleName(name);
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await boxes(page).first().focus();
  await page.keyboard.type('1a2-');
  expect(await value()).toBe('12');
  await expect(boxes(page).nth(2)).toBeFocused();
  await expect(check).toBeDisabled();
  await check.press('Enter');
  await expect(flow(page)).toContainText(sv.tireTellCode);
  expect(asked(answers, 'validate')).toEqual([]);
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Backspace');
  await expect(boxes(page).nth(1)).toBeFocused();
  expect(await value()).toBe('1');
  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.type('234');
  await expect(check).toBeEnabled();
  await check.press('Enter');
  const fault = flow(page).getByRole('alert');
  await expect(fault).toHaveText('Fel kod. Försök igen.');
  const red = await page.evaluate(() => {
    const probe = document.querySelector('#tire-hotel')!.appendChild(document.createElement('i'));
    probe.style.color = 'var(--colors-danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(fault.locator('p')).toHaveCSS('color', red);
  await expect(boxes(page).first()).toBeFocused();
  await sound(page);
  await page.keyboard.type('4');
  await expect(fault).toHaveCount(0);
  expect(asked(answers, 'validate')[0]?.path).toBe(
    'POST /authorization/validate?authToken=token&otpToken=1234',
  );
});

test('[TIRE-52] a code is pasted, or filled in by the phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerTireHotel(page);
  await open(page);
  await toCode(page);
  const paste = (text: string) =>
    boxes(page)
      .first()
      .evaluate((box, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        box.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
  await paste('471199');
  for (const [at, digit] of [...CODE].entries())
    await expect(boxes(page).nth(at)).toHaveValue(digit);
  await boxes(page).first().focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Delete');
  // As keyboards of phones do: all of it goes into the first box.
  await boxes(page).first().fill(CODE);
  await expect(boxes(page).nth(3)).toHaveValue('1');
  await press(page, sv.tireCheckCode);
  await isHeading(page, sv.tireVehicleTitle);
});

test('a code from an SMS is filled in where the browser reads it, and no longer waited for once the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = { count: 0, aborted: 0 };
    Object.assign(window, { OTPCredential: class {}, waiting });
    navigator.credentials.get = (options?: CredentialRequestOptions) => {
      waiting.count += 1;
      options?.signal?.addEventListener('abort', () => (waiting.aborted += 1));
      return new Promise((resolve) => {
        Object.assign(window, { sms: (code: string) => resolve({ code } as never) });
      });
    };
  });
  await answerTireHotel(page);
  await open(page);
  await toCode(page);
  await page.evaluate(
    (code) => (window as unknown as { sms: (code: string) => void }).sms(code),
    CODE,
  );
  await expect(boxes(page).nth(3)).toHaveValue('1');
  await press(page, sv.tireCheckCode);
  await isHeading(page, sv.tireVehicleTitle);
  expect(await page.evaluate(() => (window as unknown as { waiting: object }).waiting)).toEqual({
    count: 1,
    aborted: 1,
  });
});

test('[TIRE-11] [TIRE-12] [TIRE-13] [TIRE-14] [TIRE-29] [TIRE-86] the wheels, the station and the package are shown, in pictures and in words', async ({
  page,
}) => {
  await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  const warning = flow(page).getByRole('region', { name: sv.tireWarning });
  await expect(warning).toContainText('uppfyller snart inte längre lagkravet');
  await expect(warning.getByRole('link', { name: sv.tireContactWorkshop })).toHaveAttribute(
    'href',
    'mailto:dack.stockholm@automotive.example',
  );
  const wheels = flow(page).getByRole('list', { name: 'Incheckade däck' }).getByRole('listitem');
  await expect(wheels).toHaveCount(5);
  await expect(wheels.nth(0)).toContainText(/Vänster fram.*Bra.*225\/45 R18.*6,4 mm.*Lagkrav 3 mm/);
  await expect(wheels.nth(2)).toContainText(/Vänster bak.*Byt snart.*3,5 mm.*Byt vid 4 mm/);
  await expect(wheels.nth(3)).toContainText(/Höger bak.*Under lagkravet.*2,7 mm/);
  await expect(wheels.nth(4)).toContainText(/Reservhjul.*Bra.*7,5 mm.*Lagkrav 1,6 mm/);
  const drawing = flow(page).getByRole('img', { name: /^Bilen sedd uppifrån/ });
  await expect(drawing).toHaveAccessibleName(
    /Vänster fram 6,4 mm, Höger fram 6,2 mm, Vänster bak 3,5 mm, Höger bak 2,7 mm$/,
  );
  const station = flow(page).getByRole('region', { name: 'Din servicestation' });
  await expect(station).toContainText('Automotive Stockholm');
  await expect(station.getByRole('link', { name: '08-465 004 12' })).toHaveAttribute(
    'href',
    'tel:0846500412',
  );
  await expect(station.getByRole('link', { name: /dack\.stockholm/ })).toBeVisible();
  const packaged = flow(page).getByRole('region', { name: 'Ditt däckpaket' });
  await expect(packaged).toContainText('Premium');
  await expect(packaged.getByRole('link')).toHaveAttribute('href', /hjulskifte/);
  // The other vehicle of the same holder, whose tyres are well.
  await flow(page).getByRole('radio', { name: 'ELB 12A' }).check();
  await expect(flow(page)).toContainText('Volvo EX30');
  await expect(warning).toHaveCount(0);
  await expect(packaged).toContainText('Bas');
  await sound(page);
});

test('[TIRE-15] [TIRE-21] [TIRE-23] [TIRE-40] [TIRE-20] whoever logs out leaves nothing behind', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  const help = flow(page).getByRole('link', { name: 'dackhotell@automotive.example' });
  await expect(help).toHaveAttribute('href', 'mailto:dackhotell@automotive.example');
  await expect(flow(page).getByRole('button', { name: 'Logga ut' })).toHaveCount(0);
  for (const name of ['Boka tid för annan bil', 'Logga ut']) {
    await toVehicle(page);
    await expect(help).toBeVisible();
    expect(await kept(page)).toContain(PLATE);
    await press(page, name);
    await isHeading(page, sv.tireSearchTitle);
    await expect(heading(page)).toBeFocused();
    await expect(plate(page)).toHaveValue('');
    expect(await kept(page)).toBeNull();
    await expect(flow(page)).not.toContainText(/GLC|MEK/);
  }
  expect(asked(answers, '/authorization/logout')).toHaveLength(2);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('body')).not.toContainText('GLC');
});

test('[TIRE-02] [TIRE-22] a reload goes on where it was, and back goes a page back', async ({
  page,
}) => {
  await answerTireHotel(page);
  await page.goto(addressOf('automotive-se', '/dack-och-biltillbehor'));
  await open(page);
  await toCode(page);
  await page.reload();
  await isHeading(page, sv.tireCodeTitle);
  await page.goBack();
  await isHeading(page, sv.tireLoginTitle);
  await page.goBack();
  await isHeading(page, sv.tireSearchTitle);
  await page.goForward();
  await isHeading(page, sv.tireLoginTitle);
  await page.goForward();
  await isHeading(page, sv.tireCodeTitle);
  await boxes(page).first().pressSequentially(CODE);
  await press(page, sv.tireCheckCode);
  await isHeading(page, sv.tireVehicleTitle);
  await press(page, sv.tireBook);
  await isHeading(page, sv.tireBookingTitle);
  await page.goBack();
  await isHeading(page, sv.tireVehicleTitle);
  // The pages before the code are passed over.
  await page.goBack();
  await expect(page).toHaveURL(addressOf('automotive-se', '/dack-och-biltillbehor'));
  await page.goForward();
  await isHeading(page, sv.tireVehicleTitle);
});

test('[TIRE-63] after 20 idle minutes nothing of the visitor is shown or kept', async ({
  page,
}) => {
  await page.clock.install();
  const answers = await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  await page.clock.fastForward(IDLE_MS - 60_000);
  await isHeading(page, sv.tireVehicleTitle);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(IDLE_MS - 60_000);
  await isHeading(page, sv.tireVehicleTitle);
  await page.clock.fastForward(120_000);
  await isHeading(page, sv.tireSearchTitle);
  await expect(flow(page).getByRole('alert')).toHaveText(sv.tireIdle);
  expect(await kept(page)).toBeNull();
  await expect(page.locator('body')).not.toContainText('GLC');
  expect(asked(answers, '/authorization/logout')).toHaveLength(1);
});

test('[TIRE-63] a computer that slept shows nothing when it wakes, nor does a reload', async ({
  page,
}) => {
  await page.clock.install();
  await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  const left = (await kept(page))!;
  // The clock goes on, and no timer runs.
  await page.clock.setSystemTime(Date.now() + IDLE_MS + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isHeading(page, sv.tireSearchTitle);
  await page.evaluate(([name, text]) => sessionStorage.setItem(name!, text!), [STORE, left]);
  await page.reload();
  await expect(plate(page)).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
  await isHeading(page, sv.tireSearchTitle);
});

test('[TIRE-63] a page that comes back from the memory of the browser after logout shows nothing', async ({
  page,
}) => {
  await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  // What another page of this tab does when somebody logs out there.
  await page.evaluate((name) => sessionStorage.removeItem(name), STORE);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await isHeading(page, sv.tireSearchTitle);
  await expect(page.locator('body')).not.toContainText('GLC');
});

test('[TIRE-63] whoever logs out in one tab is logged out in the others', async ({
  page,
  context,
}) => {
  await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  const other = await context.newPage();
  await answerTireHotel(other);
  await open(other);
  await toVehicle(other);
  await press(other, sv.tireLogOut);
  await isHeading(page, sv.tireSearchTitle);
  expect(await kept(page)).toBeNull();
});

test('[TIRE-30] [TIRE-61] [TIRE-62] [TIRE-67] [TIRE-73] [TIRE-74] the calendar shows 42 days from a Monday, and lets only free ones be chosen', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toBooking(page);
  const grid = page.getByRole('grid', { name: sv.tireDay });
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(grid.getByRole('columnheader').first()).toHaveText('mån');
  const [days] = asked(answers, 'GetTimeslotDays');
  const day = (from: Date) => from.toLocaleDateString('sv-SE');
  const first = new Date();
  first.setDate(first.getDate() + 3);
  expect(days?.path).toBe('POST /booking/GetTimeslotDays?workshopIdentifier=1001-t');
  expect(days?.body).toMatchObject({ startDate: day(first), regNo: 'MB' });
  const enabled = grid.locator('button[aria-disabled=false]');
  await enabled.first().focus();
  await expect(enabled.first()).toHaveAccessibleName(/^\S+ \d+ \S+ \d{4}, lediga tider$/);
  const earlier = page.getByRole('button', { name: sv.tireEarlierMonth });
  const later = page.getByRole('button', { name: sv.tireLaterMonth });
  const month = grid.locator('xpath=preceding-sibling::div[1]');
  const firstMonth = new Date(freeDays[0]!).getMonth();
  if (firstMonth === new Date().getMonth()) await expect(earlier).toBeDisabled();
  else await earlier.press('Enter');
  await expect(month).toContainText(
    new Date().toLocaleDateString('sv-SE', { month: 'long', year: 'numeric' }),
  );
  await earlier.press('Enter');
  await expect(month).toContainText(
    new Date().toLocaleDateString('sv-SE', { month: 'long', year: 'numeric' }),
  );
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
});

test('[TIRE-31] [TIRE-41] [TIRE-43] [TIRE-44] [TIRE-68] [TIRE-69] [TIRE-83] [ERR-61] times are waited for, fail, are there, and can be changed', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toBooking(page);
  let release = (): void => undefined;
  answers.instead.set('/booking/GetTimeslots', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await json(route, 502, { message: 'x' });
  });
  await chooseDay(page, freeDays[0]!);
  await expect(flow(page)).toContainText(sv.tireTimesLoading);
  release();
  await expect(flow(page).getByRole('alert')).toContainText(
    'Kunde inte hämta tider för valt datum.',
  );
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  answers.instead.clear();
  await press(page, sv.bookingTryAgain);
  await expect(times(page)).toHaveText(['08:00', '09:30', '10:00', '13:15']);
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  expect(asked(answers, 'GetTimeslots?').at(-1)).toMatchObject({
    path: 'POST /booking/GetTimeslots?workshopIdentifier=1001-t',
    body: { startDate: freeDays[0], endDate: freeDays[0], regNo: 'MB' },
  });
  await times(page).first().press('Enter');
  await expect(flow(page)).toContainText('kl. 08:00');
  await press(page, sv.tireChangeTime);
  await expect(page.locator('#tire-times')).toBeFocused();
  await times(page).nth(2).press('Enter');
  await expect(flow(page)).toContainText('kl. 10:00');
  await press(page, sv.tireChangeDay);
  await expect(page.locator('#tire-day')).toBeFocused();
  await chooseDay(page, freeDays[1]!);
  await expect(page.locator('#tire-contact')).toHaveCount(0);
});

test('[TIRE-42] [TIRE-43] [TIRE-32] [TIRE-59] on a day without times the workshop comes back with one', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toBooking(page);
  await chooseDay(page, dayWithoutTimes);
  await expect(page.getByText('Verkstaden återkommer med tid', { exact: true })).toBeVisible();
  await expect(page.locator('#tire-contact')).toBeVisible();
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await isHeading(page, sv.tireDone);
  await expect(flow(page)).toContainText('Verkstaden återkommer med tid');
  expect(asked(answers, 'create')[0]?.body).toMatchObject({
    bookingDate: `${dayWithoutTimes}T00:00:00`,
    bookingStart: null,
  });
});

test('the day and time of the last change are chosen in one press', async ({ page }) => {
  await answerTireHotel(page);
  await open(page);
  await toBooking(page);
  await flow(page)
    .getByRole('button', { name: /^Samma som förra gången: \S+ 09:30$/ })
    .press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
  await expect(flow(page)).toContainText('kl. 09:30');
});

test('[TIRE-56] [TIRE-57] [TIRE-58] [TIRE-59] the booking waits for a day, a time and who comes', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toBooking(page);
  const book = flow(page).getByRole('button', { name: sv.tireConfirm });
  await book.press('Enter');
  await expect(flow(page)).toContainText(sv.tireTellDay);
  await chooseDay(page, freeDays[0]!);
  await expect(times(page).first()).toBeVisible();
  await book.press('Enter');
  await expect(flow(page)).toContainText(sv.tireTellTime);
  await times(page).first().press('Enter');
  await book.press('Enter');
  const faults = flow(page).getByRole('alert');
  await expect(faults.or(flow(page).getByText(sv.bookingInvalid)).first()).toBeVisible();
  for (const [name, required] of [
    ['first-name', true],
    ['last-name', true],
    ['mobile', true],
    ['email', true],
    ['comment', false],
  ] as const)
    expect(await page.locator(`#tire-${name}`).getAttribute('required')).toBe(required ? '' : null);
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
  expect(asked(answers, 'create')).toEqual([]);
});

test('what is typed is not kept: a reload asks for it again', async ({ page }) => {
  await answerTireHotel(page);
  await open(page);
  await toForm(page);
  await fillIn(page);
  expect(await kept(page)).not.toMatch(/Maja|maja@|0701740605/);
  await page.reload();
  await isHeading(page, sv.tireBookingTitle);
  await expect(flow(page)).toContainText('kl. 08:00');
  await expect(page.locator('#tire-first-name')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Maja|maja@/);
});

test('[TIRE-81] [ERR-59] without a free day the workshop is called or written to', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.instead.set('/booking/GetTimeslotDays', (route) =>
    json(route, 200, { availableDates: [] }),
  );
  await open(page);
  await toVehicle(page);
  await press(page, sv.tireBook);
  const fault = flow(page).getByRole('alert');
  await expect(fault).toContainText(
    'Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.',
  );
  await expect(fault.getByRole('link', { name: '08-465 004 12' })).toBeVisible();
  await expect(fault.getByRole('link', { name: /dack\.stockholm@/ })).toBeVisible();
  await sound(page);
});

test('[TIRE-82] [ERR-60] [TIRE-39] days that cannot be told are asked for again, and back leads to the vehicle', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.instead.set('/booking/GetTimeslotDays', (route) => route.abort());
  await open(page);
  await toVehicle(page);
  await press(page, sv.tireBook);
  await expect(flow(page).getByRole('alert')).toContainText('Ett fel uppstod');
  answers.instead.clear();
  await press(page, sv.bookingTryAgain);
  await expect(page.getByRole('grid')).toBeVisible();
  await press(page, 'Tillbaka');
  await isHeading(page, sv.tireVehicleTitle);
});

test('[TIRE-63] a session that the server has ended leads back to the search, which says so', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toVehicle(page);
  answers.instead.set('/booking/GetTimeslotDays', (route) =>
    json(route, 401, { message: 'Du är utloggad.' }),
  );
  await press(page, sv.tireBook);
  await isHeading(page, sv.tireSearchTitle);
  await expect(flow(page).getByRole('alert')).toHaveText('Du är utloggad.');
  expect(await kept(page)).toBeNull();
});

test('[TIRE-70] [TIRE-84] [ERR-62] a booking that is refused is told in the server’s words, and another time can be chosen', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toForm(page);
  await fillIn(page);
  answers.instead.set('/booking/create', (route) =>
    json(route, 409, { message: 'Tiden är inte längre ledig.' }),
  );
  await press(page, sv.tireConfirm);
  await expect(flow(page).getByRole('alert')).toHaveText('Tiden är inte längre ledig.');
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  const before = asked(answers, 'create')[0]?.headers['idempotency-key'];
  answers.instead.clear();
  await times(page).nth(1).press('Enter');
  await expect(page.locator('#tire-first-name')).toHaveValue('Maja');
  await press(page, sv.tireConfirm);
  await isHeading(page, sv.tireDone);
  expect(asked(answers, 'create')[1]?.headers['idempotency-key']).not.toBe(before);
});

test('[TIRE-70] [TIRE-85] [ERR-62] a lost answer, and a reload in the middle, lead to looks at the same booking', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const answers = await answerTireHotel(page);
  await open(page);
  await toForm(page);
  await fillIn(page);
  answers.instead.set('/booking/create', (route) => route.abort());
  await press(page, sv.tireConfirm);
  await expect(flow(page)).toContainText(sv.tireUnknown);
  await expect(flow(page).locator('[aria-busy=true]')).toHaveCount(0);
  expect(logged.join('\n')).toContain('Nobody can tell yet');
  expect(logged.join('\n')).not.toMatch(/Maja|MEK106|070174/);
  const key = asked(answers, 'create')[0]!.headers['idempotency-key']!;
  const { body } = asked(answers, 'create')[0]!;
  answers.instead.set(`GET /booking/${key}`, (route) => json(route, 202, { state: 'pending' }));
  await expect.poll(() => asked(answers, `GET /booking/${key}`).length).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(sv.tireBookingTitle);
  await page.reload();
  await expect(flow(page)).toContainText(sv.tireUnknown);
  answers.instead.set(`GET /booking/${key}`, (route) =>
    json(route, 200, madeBooking(body as never)),
  );
  await isHeading(page, sv.tireDone);
  expect(asked(answers, 'create')).toHaveLength(1);
});

test('a booking that never arrived is given up under its key', async ({ page }) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await toForm(page);
  await fillIn(page);
  answers.instead.set('/booking/create', (route) => route.abort());
  await press(page, sv.tireConfirm);
  await expect.poll(() => asked(answers, 'create').length).toBe(1);
  const key = asked(answers, 'create')[0]!.headers['idempotency-key']!;
  answers.instead.set(`GET /booking/${key}`, (route) => json(route, 404, { message: 'x' }));
  answers.instead.set(`DELETE /booking/${key}`, (route) =>
    json(route, 409, { message: 'Bokningen gick inte igenom.' }),
  );
  await expect(flow(page).getByRole('alert')).toHaveText('Bokningen gick inte igenom.');
  await expect(heading(page)).toHaveText(sv.tireBookingTitle);
});

test('[TIRE-45] while the server is asked nothing can be changed, and the focus stays', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  let release = (): void => undefined;
  answers.instead.set('/authorization/search', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await json(route, 404, { message: 'x' });
  });
  await open(page);
  await plate(page).fill(PLATE);
  await plate(page).press('Enter');
  await expect(flow(page).locator('[aria-busy=true]')).toBeVisible();
  await expect(plate(page)).toBeFocused();
  await page.keyboard.type('X');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(plate(page)).toHaveValue(PLATE);
  await expect(flow(page).getByRole('status').filter({ hasText: sv.tireLoading })).toHaveCount(1);
  release();
  await expect(flow(page).getByRole('alert')).toBeVisible();
  await expect(plate(page)).toBeFocused();
  expect(asked(answers, 'search')).toHaveLength(1);
});

test('[TIRE-19] [TIRE-33] [TIRE-34] [TIRE-46] [TIRE-47] [TIRE-60] [TIRE-71] [TIRE-76] [ERR-63] the booking is summed up and rated, with thanks even when that fails', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.instead.set('/review/addReview', (route) => route.abort());
  await open(page);
  await toConfirmation(page);
  for (const words of [
    'T7K2-9QX',
    'MEK 106',
    'kl. 08:00',
    'Hjulskifte, däckhotell',
    'Automotive Stockholm, Industrigatan 3',
    'Maja Lind',
    '0701740605, maja@example.com',
  ])
    await expect(flow(page)).toContainText(words);
  await expect(flow(page).getByRole('link', { name: sv.tireCalendarFile })).toHaveAttribute(
    'href',
    '/api/visits/calendar?visit=token-of-the-visit&language=sv',
  );
  await expect(flow(page).getByRole('link', { name: sv.visitSee })).toHaveAttribute(
    'href',
    '/din-tid?visit=token-of-the-visit',
  );
  const send = flow(page).getByRole('button', { name: sv.tireSendRating });
  await expect(flow(page).getByRole('radio')).toHaveCount(5);
  await expect(flow(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(send).toBeDisabled();
  await send.press('Enter');
  await expect(flow(page)).toContainText(sv.tireTellStars);
  expect(asked(answers, 'addReview')).toEqual([]);
  await flow(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(flow(page).getByRole('radio', { name: '4 av 5 stjärnor' })).toBeChecked();
  await page.locator('#tire-rate-comment').fill('Lätt.');
  await send.press('Enter');
  await expect(flow(page).getByRole('heading', { name: sv.tireRated })).toBeFocused();
  expect(asked(answers, 'addReview')[0]?.body).toEqual({
    rating: 4,
    comment: 'Lätt.',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  });
  await sound(page);
  await expect(flow(page).getByRole('link', { name: 'Gå till startsidan' })).toHaveAttribute(
    'href',
    '/',
  );
  // Back is the vehicle: what is booked is not booked again.
  await page.goBack();
  await isHeading(page, sv.tireVehicleTitle);
  await page.goForward();
  await isHeading(page, sv.tireDone);
  const before = (await events(page)).length;
  await page.reload();
  await isHeading(page, sv.tireDone);
  expect((await events(page)).length).toBeLessThan(before);
  expect(await events(page)).toEqual([]);
  await press(page, 'Boka tid för annan bil');
  await isHeading(page, sv.tireSearchTitle);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to book', async ({ page }) => {
    await page.goto(addressOf('automotive-se', PATH));
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
  await plate(page).press('Enter');
  await press(page, 'Send code');
  await boxes(page).first().pressSequentially(CODE);
  await press(page, 'Verify code');
  await press(page, 'Book a wheel change');
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveText('Mon');
  await sound(page);
});
