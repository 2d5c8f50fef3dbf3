import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, CODE, fulfillJson, PLATE } from './tireHotelAnswers';
import {
  sv,
  getFlow,
  press,
  getPlate,
  sendPlate,
  getCodeBoxes,
  expectHeading,
  findRequests,
  open,
  expectWorking,
  goToLogin,
  goToCode,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-04] [TIRE-45] [TIRE-48] [TIRE-49] [TIRE-64] [TIRE-77] [TIRE-78] [ERR-56] [ERR-57] a registration is normalised and looked up; results and errors are shown, and can be retried', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await test.step('[TIRE-04] [TIRE-48] [TIRE-49] a registration is in capitals without spaces, two to seven characters', async () => {
    await open(page, '?regNo=ab%20c');
    await expect(getPlate(page)).toHaveValue('ABC');
    await getPlate(page).fill('m');
    const goOn = getFlow(page).getByRole('button', { name: sv.bookingContinue, exact: true });
    await expect(goOn).toBeDisabled();
    await goOn.press('Enter');
    await expect(getFlow(page)).toContainText(sv.tireTellPlate);
    expect(answers.requests).toEqual([]);
    await getPlate(page).fill('me k10 6789');
    await expect(getPlate(page)).toHaveValue('MEK1067');
    await expect(goOn).toBeEnabled();
    expect(page.url()).not.toContain('plate=');
  });

  const alert = getFlow(page).getByRole('alert');
  await test.step('[TIRE-48] [TIRE-64] a plate may be typed with a hyphen, and an invalid plate is not searched for', async () => {
    await getPlate(page).fill('mek-106');
    await expect(getPlate(page)).toHaveValue('MEK106');
    await getPlate(page).fill('ü1!');
    await press(page, sv.bookingContinue);
    await expect(getFlow(page)).toContainText(sv.tireTellPlate);
    expect(findRequests(answers, 'search')).toEqual([]);
  });

  await test.step('[TIRE-77] [ERR-56] a plate without an agreement gets a link to book a service', async () => {
    await getPlate(page).fill('XYZ999');
    await expect(alert).toHaveCount(0);
    await sendPlate(page);
    await expect(alert).toContainText(
      'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    );
    await expect(alert.getByRole('link')).toHaveAttribute(
      'href',
      '/service-och-verkstad/boka-bilverkstad',
    );
    await expectWorking(page);
  });

  await test.step('[TIRE-45] while the request is pending the form is read-only, and keeps the focus', async () => {
    const before = findRequests(answers, 'search').length;
    let release = (): void => undefined;
    answers.overrides.set('/authorization/search', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await fulfillJson(route, 404, { message: 'x' });
    });
    await getPlate(page).fill(PLATE);
    await sendPlate(page);
    await expect(getFlow(page).locator('[aria-busy=true]')).toBeVisible();
    await expect(getPlate(page)).toBeFocused();
    await page.keyboard.type('X');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await expect(getPlate(page)).toHaveValue(PLATE);
    await expect(getFlow(page).getByRole('status').filter({ hasText: sv.tireLoading })).toHaveCount(
      1,
    );
    release();
    await expect(alert).toBeVisible();
    await expect(getPlate(page)).toBeFocused();
    expect(findRequests(answers, 'search')).toHaveLength(before + 1);
  });

  await test.step('[TIRE-78] [ERR-57] [TIRE-64] any other failure shows the same message, and can be retried', async () => {
    const failures = [
      (route: Parameters<typeof fulfillJson>[0]) => fulfillJson(route, 502, { message: 'x' }),
      (route: Parameters<typeof fulfillJson>[0]) => route.abort(),
      (route: Parameters<typeof fulfillJson>[0]) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Portal</p>' }),
    ];
    for (const failure of failures) {
      answers.overrides.set('/authorization/search', failure);
      await getPlate(page).fill('');
      await expect(alert).toHaveCount(0);
      await getPlate(page).fill(PLATE);
      await sendPlate(page);
      await expect(alert).toHaveText('Något gick fel, var god och försök senare.');
    }
    answers.overrides.clear();
    await sendPlate(page);
    await expectHeading(page, sv.tireLoginTitle);
  });
});

test('[TIRE-07] [TIRE-51] [TIRE-52] [TIRE-53] [TIRE-54] [TIRE-55] [TIRE-65] [TIRE-66] [TIRE-79] [TIRE-80] [ERR-58] codes are entered in four boxes, by keys, paste or phone; send errors and wrong codes show messages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answers = await answerTireHotel(page);
  await test.step('[TIRE-07] [TIRE-79] [ERR-58] [TIRE-65] the server’s message is shown when a code cannot be sent', async () => {
    answers.overrides.set('/authorization/login', (route) =>
      fulfillJson(route, 429, { message: 'För många koder.' }),
    );
    await open(page);
    await goToLogin(page);
    await expect(getFlow(page).getByRole('link', { name: 'Kontakta oss' })).toHaveAttribute(
      'href',
      '/anlaggningar',
    );
    await press(page, sv.tireSendCode);
    await expect(getFlow(page).getByRole('alert')).toHaveText('För många koder.');
    await expect(getFlow(page).getByRole('button', { name: sv.tireSendCode })).toBeFocused();
    expect(findRequests(answers, '/authorization/login')[0]).toMatchObject({
      path: 'POST /authorization/login?encryptedPhoneNumber=sealed%2Bnumber%3D',
      body: undefined,
    });
    expect(findRequests(answers, '/authorization/login')[0]?.headers['accept-language']).toBe(
      'sv-SE',
    );
    answers.overrides.clear();
    await press(page, sv.tireSendCode);
    await expectHeading(page, sv.tireCodeTitle);
  });

  await test.step('a new code can be typed at once', async () => {
    await page.keyboard.type('12');
    await press(page, sv.tireNewCode);
    await expect(getCodeBoxes(page).first()).toBeFocused();
    await expect(getCodeBoxes(page).first()).toHaveValue('');
  });

  const check = getFlow(page).getByRole('button', { name: sv.tireCheckCode });
  const value = async () =>
    (
      await getCodeBoxes(page).evaluateAll((all) =>
        all.map((box) => (box as HTMLInputElement).value),
      )
    ).join('');
  for (const [at, name] of [
    'Siffra 1 av 4',
    'Siffra 2 av 4',
    'Siffra 3 av 4',
    'Siffra 4 av 4',
  ].entries())
    await expect(getCodeBoxes(page).nth(at)).toHaveAccessibleName(name);
  await expect(getCodeBoxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await getCodeBoxes(page).first().focus();
  await page.keyboard.type('1a2-');
  expect(await value()).toBe('12');
  await expect(getCodeBoxes(page).nth(2)).toBeFocused();
  await expect(check).toBeDisabled();
  await check.press('Enter');
  await expect(getFlow(page)).toContainText(sv.tireTellCode);
  expect(findRequests(answers, 'validate')).toEqual([]);
  await getCodeBoxes(page).nth(2).focus();
  await page.keyboard.press('Backspace');
  await expect(getCodeBoxes(page).nth(1)).toBeFocused();
  expect(await value()).toBe('1');
  await page.keyboard.press('ArrowLeft');
  await expect(getCodeBoxes(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getCodeBoxes(page).nth(1)).toBeFocused();
  await page.keyboard.type('234');
  await expect(check).toBeEnabled();
  await check.press('Enter');
  const alert = getFlow(page).getByRole('alert');
  await expect(alert).toHaveText('Fel kod. Försök igen.');
  const red = await page.evaluate(() => {
    const probe = document.querySelector('#tire-hotel')!.appendChild(document.createElement('i'));
    probe.style.color = 'var(--colors-danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(alert.locator('p')).toHaveCSS('color', red);
  await expect(getCodeBoxes(page).first()).toBeFocused();
  await expectWorking(page);
  await page.keyboard.type('4');
  await expect(alert).toHaveCount(0);
  expect(findRequests(answers, 'validate')[0]?.path).toBe(
    'POST /authorization/validate?authToken=token&otpToken=1234',
  );

  await test.step('[TIRE-52] a code can be pasted, or filled in by the phone', async () => {
    const paste = (text: string) =>
      getCodeBoxes(page)
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
      await expect(getCodeBoxes(page).nth(at)).toHaveValue(digit);
    await getCodeBoxes(page).first().focus();
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('Delete');
    // Autofill of phones enters the whole code into the first box.
    await getCodeBoxes(page).first().fill(CODE);
    await expect(getCodeBoxes(page).nth(3)).toHaveValue('1');
    await press(page, sv.tireCheckCode);
    await expectHeading(page, sv.tireVehicleTitle);
  });
});

test('a code is read from an SMS if the browser supports it, and no longer after leaving the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = { count: 0, aborted: 0 };
    Object.assign(window, { OTPCredential: true, waiting });
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
  await goToCode(page);
  await page.evaluate(
    (code) => (window as unknown as { sms: (code: string) => void }).sms(code),
    CODE,
  );
  await expect(getCodeBoxes(page).nth(3)).toHaveValue('1');
  await press(page, sv.tireCheckCode);
  await expectHeading(page, sv.tireVehicleTitle);
  expect(await page.evaluate(() => (window as unknown as { waiting: object }).waiting)).toEqual({
    count: 1,
    aborted: 1,
  });
});
