import { MAX_IDLE_MS } from '../../domain/tireHotel/limits';
import { getAddress } from './addresses';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, CODE, fulfillJson, PLATE } from './tireHotelAnswers';
import {
  sv,
  STORE,
  getFlow,
  getHeading,
  press,
  getPlate,
  getCodeBoxes,
  expectHeading,
  readStored,
  findRequests,
  open,
  expectWorking,
  goToCode,
  goToVehicle,
  fillIn,
  goToForm,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-11] [TIRE-12] [TIRE-13] [TIRE-14] [TIRE-15] [TIRE-20] [TIRE-21] [TIRE-23] [TIRE-29] [TIRE-40] [TIRE-86] wheels, station and package are shown in pictures and text, and logging out removes all data', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  const help = getFlow(page).getByRole('link', { name: 'dackhotell@automotive.example' });
  await expect(help).toHaveAttribute('href', 'mailto:dackhotell@automotive.example');
  await expect(getFlow(page).getByRole('button', { name: 'Logga ut' })).toHaveCount(0);
  await goToVehicle(page);
  await test.step('[TIRE-11] [TIRE-12] [TIRE-13] [TIRE-14] [TIRE-29] [TIRE-86] wheels, station and package are shown', async () => {
    const warning = getFlow(page).getByRole('region', { name: sv.tireWarning });
    await expect(warning).toContainText('uppfyller snart inte längre lagkravet');
    const contact = warning.getByRole('group', { name: 'Kontakta verkstaden' }).getByRole('link');
    await expect(contact.nth(0)).toHaveAttribute('href', /^tel:/);
    await expect(contact.nth(1)).toHaveAttribute(
      'href',
      'mailto:dack.stockholm@automotive.example',
    );
    const wheels = getFlow(page)
      .getByRole('list', { name: 'Incheckade däck' })
      .getByRole('listitem');
    await expect(wheels).toHaveCount(5);
    await expect(wheels.nth(0)).toContainText(
      /Vänster fram.*Bra.*225\/45 R18.*6,4 mm.*Lagkrav 3 mm/,
    );
    await expect(wheels.nth(2)).toContainText(
      /Vänster bak.*Snart för slitet.*3,5 mm.*Byt vid 4 mm/,
    );
    await expect(wheels.nth(3)).toContainText(/Höger bak.*Under lagkravet.*2,7 mm/);
    await expect(wheels.nth(4)).toContainText(/Reservhjul.*Bra.*7,5 mm.*Lagkrav 1,6 mm/);
    const drawing = getFlow(page).getByRole('img', { name: /^Bilen sedd uppifrån/ });
    await expect(drawing).toHaveAccessibleName(
      /Vänster fram 6,4 mm, Höger fram 6,2 mm, Vänster bak 3,5 mm, Höger bak 2,7 mm$/,
    );
    const station = getFlow(page).getByRole('region', { name: 'Din servicestation' });
    await expect(station).toContainText('Automotive Stockholm');
    await expect(station.getByRole('link', { name: '08-465 004 12' })).toHaveAttribute(
      'href',
      'tel:0846500412',
    );
    await expect(station.getByRole('link', { name: /dack\.stockholm/ })).toBeVisible();
    const packaged = getFlow(page).getByRole('region', { name: 'Ditt däckpaket' });
    await expect(packaged).toContainText('Premium');
    await expect(packaged.getByRole('link')).toHaveAttribute('href', /hjulskifte/);
    // Another vehicle of the customer, whose tyres are good.
    await getFlow(page).getByRole('radio', { name: 'ELB 12A' }).press('Space');
    await expect(getFlow(page)).toContainText('Volvo EX30');
    await expect(warning).toHaveCount(0);
    await expect(packaged).toContainText('Bas');
    await expectWorking(page);
  });
  for (const name of ['Boka tid för annan bil', 'Logga ut']) {
    if (name === 'Logga ut') await goToVehicle(page);
    await expect(help).toBeVisible();
    expect(await readStored(page)).toContain(PLATE);
    await press(page, name);
    await expectHeading(page, sv.tireSearchTitle);
    await expect(getHeading(page)).toBeFocused();
    await expect(getPlate(page)).toHaveValue('');
    await expect.poll(() => readStored(page)).toBeNull();
    await expect(getFlow(page)).not.toContainText(/GLC|MEK/);
  }
  expect(findRequests(answers, '/authorization/logout')).toHaveLength(2);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('body')).not.toContainText('GLC');
});

test('[TIRE-02] [TIRE-22] a reload stays at the same step, and back goes one page back', async ({
  page,
}) => {
  await answerTireHotel(page);
  await page.goto(getAddress('automotive-se', '/dack-och-biltillbehor'));
  await open(page);
  await goToCode(page);
  await page.reload();
  await expectHeading(page, sv.tireCodeTitle);
  await page.goBack();
  await expectHeading(page, sv.tireLoginTitle);
  await page.goBack();
  await expectHeading(page, sv.tireSearchTitle);
  await page.goForward();
  await expectHeading(page, sv.tireLoginTitle);
  await page.goForward();
  await expectHeading(page, sv.tireCodeTitle);
  await getCodeBoxes(page).first().pressSequentially(CODE);
  await press(page, sv.tireCheckCode);
  await expectHeading(page, sv.tireVehicleTitle);
  await press(page, sv.tireBook);
  await expectHeading(page, sv.tireBookingTitle);
  await page.goBack();
  await expectHeading(page, sv.tireVehicleTitle);
  // Back skips the pages before the code.
  await page.goBack();
  await expect(page).toHaveURL(getAddress('automotive-se', '/dack-och-biltillbehor'));
  await page.goForward();
  await expectHeading(page, sv.tireVehicleTitle);
});

test('[TIRE-63] after 20 idle minutes no data of the visitor is shown or stored', async ({
  page,
}) => {
  await page.clock.install();
  const answers = await answerTireHotel(page);
  await open(page);
  await goToVehicle(page);
  await page.clock.fastForward(MAX_IDLE_MS - 60_000);
  await expectHeading(page, sv.tireVehicleTitle);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(MAX_IDLE_MS - 60_000);
  await expectHeading(page, sv.tireVehicleTitle);
  await page.clock.fastForward(120_000);
  await expectHeading(page, sv.tireSearchTitle);
  await expect(getFlow(page).getByRole('alert')).toHaveText(sv.tireIdle);
  await expect.poll(() => readStored(page)).toBeNull();
  await expect(page.locator('body')).not.toContainText('GLC');
  await expect.poll(() => findRequests(answers, '/authorization/logout')).toHaveLength(1);
});

test('[TIRE-63] a computer that wakes from sleep shows no data, also after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await answerTireHotel(page);
  await open(page);
  await goToVehicle(page);
  await expect.poll(() => readStored(page)).toContain('"page":"LoggedIn"');
  const stored = (await readStored(page))!;
  // Advances the clock without running timers.
  await page.clock.setSystemTime(Date.now() + MAX_IDLE_MS + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectHeading(page, sv.tireSearchTitle);
  await page.evaluate(([name, text]) => sessionStorage.setItem(name!, text!), [STORE, stored]);
  await page.reload();
  await expect(getPlate(page)).toBeVisible();
  await expect.poll(() => readStored(page)).toBeNull();
  await expectHeading(page, sv.tireSearchTitle);
});

test('[TIRE-63] a page restored from the back/forward cache after logout shows no data', async ({
  page,
}) => {
  await answerTireHotel(page);
  await open(page);
  await goToVehicle(page);
  // Simulates a logout in another page of this tab.
  await page.evaluate((name) => {
    sessionStorage.removeItem(name);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, STORE);
  await expectHeading(page, sv.tireSearchTitle);
  await expect(page.locator('body')).not.toContainText('GLC');
});

test('[TIRE-63] logging out in one tab logs out all tabs', async ({ page, context }) => {
  await answerTireHotel(page);
  await open(page);
  await goToVehicle(page);
  const other = await context.newPage();
  await answerTireHotel(other);
  await open(other);
  await goToVehicle(other);
  await press(other, sv.tireLogOut);
  await expectHeading(page, sv.tireSearchTitle);
  await expect.poll(() => readStored(page)).toBeNull();
});

test('[TIRE-63] a session that the server has ended returns to the search, with a message', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToVehicle(page);
  answers.overrides.set('/booking/GetTimeslotDays', (route) =>
    fulfillJson(route, 401, { message: 'Du är utloggad.' }),
  );
  await press(page, sv.tireBook);
  await expectHeading(page, sv.tireSearchTitle);
  await expect(getFlow(page).getByRole('alert')).toHaveText('Du är utloggad.');
  await expect.poll(() => readStored(page)).toBeNull();
});

test('[TIRE-63] a session that expires before the booking is made returns to the search', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.overrides.set('/booking/create', (route) =>
    fulfillJson(route, 401, { message: 'Du är utloggad.' }),
  );
  await open(page);
  await goToForm(page);
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await expectHeading(page, sv.tireSearchTitle);
  await expect(getFlow(page).getByRole('alert')).toHaveText('Du är utloggad.');
});
