import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { answerTireHotel, fulfillJson, createBookingResponse } from './tireHotelAnswers';
import {
  sv,
  getFlow,
  getHeading,
  press,
  getTimes,
  expectHeading,
  readStored,
  findRequests,
  open,
  expectWorking,
  fillIn,
  goToForm,
  goToConfirmation,
  readEvents,
} from './tireHotelSteps';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[TIRE-70] [TIRE-84] [ERR-62] a refused booking shows the server’s message, and another time can be chosen', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToForm(page);
  await fillIn(page);
  await test.step('personal input is not stored, and must be entered again after a reload', async () => {
    expect(await readStored(page)).not.toMatch(/Maja|maja@|0701740605/);
    await page.reload();
    await expectHeading(page, sv.tireBookingTitle);
    await expect(getFlow(page)).toContainText('kl. 08:00');
    await expect(page.locator('#tire-first-name')).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toMatch(/Maja|maja@/);
    await fillIn(page);
  });
  answers.overrides.set('/booking/create', (route) =>
    fulfillJson(route, 409, { message: 'Tiden är inte längre ledig.' }),
  );
  await press(page, sv.tireConfirm);
  await expect(getFlow(page).getByRole('alert')).toHaveText('Tiden är inte längre ledig.');
  await expect(page.locator('#tire-contact')).toHaveCount(0);
  const before = findRequests(answers, 'create')[0]?.headers['idempotency-key'];
  answers.overrides.clear();
  await getTimes(page).nth(1).press('Enter');
  await expect(page.locator('#tire-first-name')).toHaveValue('Maja');
  await press(page, sv.tireConfirm);
  await expectHeading(page, sv.tireDone);
  expect(findRequests(answers, 'create')[1]?.headers['idempotency-key']).not.toBe(before);
});

test('[TIRE-70] [TIRE-85] [ERR-62] after a lost answer or a reload, the outcome of the same booking is looked up', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const answers = await answerTireHotel(page);
  await open(page);
  await goToForm(page);
  await fillIn(page);
  answers.overrides.set('/booking/create', (route) => route.abort());
  await press(page, sv.tireConfirm);
  await expect(getFlow(page)).toContainText(sv.tireUnknown);
  await expect(getFlow(page).locator('[aria-busy=true]')).toHaveCount(0);
  expect(logged.join('\n')).toContain('Booking outcome unknown');
  expect(logged.join('\n')).not.toMatch(/Maja|MEK106|070174/);
  const key = findRequests(answers, 'create')[0]!.headers['idempotency-key']!;
  const { body } = findRequests(answers, 'create')[0]!;
  answers.overrides.set(`GET /booking/${key}`, (route) =>
    fulfillJson(route, 202, { state: 'pending' }),
  );
  await expect.poll(() => findRequests(answers, `GET /booking/${key}`).length).toBeGreaterThan(0);
  await expect(getHeading(page)).toHaveText(sv.tireBookingTitle);
  await page.reload();
  await expect(getFlow(page)).toContainText(sv.tireUnknown);
  answers.overrides.set(`GET /booking/${key}`, (route) =>
    fulfillJson(route, 200, createBookingResponse(body as never)),
  );
  await expectHeading(page, sv.tireDone);
  expect(findRequests(answers, 'create')).toHaveLength(1);
});

test('a booking that never arrived is cancelled by its key', async ({ page }) => {
  const answers = await answerTireHotel(page);
  await open(page);
  await goToForm(page);
  await fillIn(page);
  answers.overrides.set('/booking/create', (route) => route.abort());
  await press(page, sv.tireConfirm);
  await expect.poll(() => findRequests(answers, 'create').length).toBe(1);
  const key = findRequests(answers, 'create')[0]!.headers['idempotency-key']!;
  answers.overrides.set(`GET /booking/${key}`, (route) =>
    fulfillJson(route, 404, { message: 'x' }),
  );
  answers.overrides.set(`DELETE /booking/${key}`, (route) =>
    fulfillJson(route, 409, { message: 'Bokningen gick inte igenom.' }),
  );
  await expect(getFlow(page).getByRole('alert')).toHaveText('Bokningen gick inte igenom.');
  await expect(getHeading(page)).toHaveText(sv.tireBookingTitle);
});

test('[TIRE-19] [TIRE-33] [TIRE-34] [TIRE-46] [TIRE-47] [TIRE-60] [TIRE-71] [TIRE-76] [ERR-63] the booking is summarised and can be rated, with thanks even if the rating fails', async ({
  page,
}) => {
  const answers = await answerTireHotel(page);
  answers.overrides.set('/review/addReview', (route) => route.abort());
  await open(page);
  await goToConfirmation(page);
  for (const words of [
    'T7K2-9QX',
    'MEK 106',
    'kl. 08:00',
    'Hjulskifte, däckhotell',
    'Automotive Stockholm, Industrigatan 3',
    'Maja Lind',
    '0701740605, maja@example.com',
  ])
    await expect(getFlow(page)).toContainText(words);
  await expect(getFlow(page).getByRole('link', { name: sv.tireCalendarFile })).toHaveAttribute(
    'href',
    '/api/visits/calendar?visit=token-of-the-visit&language=sv',
  );
  await expect(getFlow(page).getByRole('link', { name: sv.visitSee })).toHaveAttribute(
    'href',
    '/din-tid?visit=token-of-the-visit',
  );
  const send = getFlow(page).getByRole('button', { name: sv.tireSendRating });
  await expect(getFlow(page).getByRole('radio')).toHaveCount(5);
  await expect(getFlow(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(send).toBeDisabled();
  await send.press('Enter');
  await expect(getFlow(page)).toContainText(sv.tireTellStars);
  expect(findRequests(answers, 'addReview')).toEqual([]);
  await getFlow(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(getFlow(page).getByRole('radio', { name: '4 av 5 stjärnor' })).toBeChecked();
  await page.locator('#tire-rate-comment').fill('Lätt.');
  await send.press('Enter');
  await expect(getFlow(page).getByRole('heading', { name: sv.tireRated })).toBeFocused();
  expect(findRequests(answers, 'addReview')[0]?.body).toEqual({
    rating: 4,
    comment: 'Lätt.',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  await expectWorking(page);
  await expect(getFlow(page).getByRole('link', { name: 'Gå till startsidan' })).toHaveAttribute(
    'href',
    '/',
  );
  // Back leads to the vehicle, since the booking must not be repeated.
  await page.goBack();
  await expectHeading(page, sv.tireVehicleTitle);
  await page.goForward();
  await expectHeading(page, sv.tireDone);
  const before = (await readEvents(page)).length;
  await page.reload();
  await expectHeading(page, sv.tireDone);
  expect((await readEvents(page)).length).toBeLessThan(before);
  expect(await readEvents(page)).toEqual([]);
  await press(page, 'Boka tid för annan bil');
  await expectHeading(page, sv.tireSearchTitle);
});
