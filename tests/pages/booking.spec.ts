import {
  sv,
  PATH,
  phone,
  desk,
  getStep,
  getHeading,
  getContinueButton,
  open,
  lookUp,
  choose,
  goToWorkshops,
  getFirstWorkshop,
  getTimes,
  openSecondWeek,
  fillIn,
  expectAccessible,
  checkAtEachSize,
} from './bookingSteps';
import { delayScripts } from './delayScripts';
import { HtmlPage } from './htmlPage';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

test('[BOOK-01] [BOOK-02] [BOOK-03] [BOOK-05] [BOOK-08] [BOOK-10] [BOOK-13] [BOOK-14] [BOOK-15] [BOOK-16] [BOOK-44] [BOOK-45] [BOOK-64] [BOOK-65] [BOOK-66] [BOOK-78] [SITE-22] [TRACK-04] [TRACK-10] a visit is booked by keyboard only, and axe finds no violation at any step and size', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page);
  await expect(page.getByText('Steg 1/4')).toBeVisible();
  await checkAtEachSize(page);
  await lookUp(page, 'MEK106');
  await expect(getHeading(page, 2)).toBeFocused();
  await expect(page.getByText('Steg 2/4')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Vi har auktoriserade verkstäder för Mercedes-Benz' }),
  ).toBeVisible();
  await expect(getStep(page, 2).getByText(sv.bookingAgreement)).toBeVisible();
  await expect(getStep(page, 2).getByText(sv.bookingAgreementNote).first()).toBeVisible();
  await checkAtEachSize(page);
  await choose(page, 'Liten service');
  await getContinueButton(page, 2).press('Enter');
  await expect(getHeading(page, 3)).toBeFocused();
  await checkAtEachSize(page);
  await getStep(page, 3).getByRole('button', { name: sv.bookingWithoutAddons }).press('Enter');
  await expect(getHeading(page, 4)).toBeFocused();
  await expect(getStep(page, 4).getByText(sv.bookingAuthorised).first()).toBeVisible({
    timeout: 10_000,
  });
  await expect(getFirstWorkshop(page)).toBeVisible();
  await checkAtEachSize(page);
  await getFirstWorkshop(page).press('Enter');
  await expect(getStep(page, 4).getByRole('heading', { level: 3 }).first()).toBeFocused();
  await openSecondWeek(page);
  await expect(getTimes(page).first()).toBeVisible();
  await checkAtEachSize(page);
  // Not the first time, which another test books.
  await getTimes(page).nth(4).press('Enter');
  await expect(page.getByRole('heading', { name: sv.bookingContact })).toBeFocused();
  await fillIn(page);
  await checkAtEachSize(page);
  await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
  const done = page.getByRole('heading', { name: sv.bookingDone });
  await expect(done).toBeFocused();
  const booked = page.locator('section[aria-labelledby="booking-done"]');
  await expect(booked).toContainText('MEK 106, Mercedes-Benz');
  await expect(booked).toContainText('Liten service');
  await expect(booked).toContainText(sv.bookingTotalAgreement);
  // The customer, and the note that prices are those of the selected workshop.
  await expect(booked).toContainText('Maja Lind');
  await expect(booked).toContainText(
    sv.visitMailTo.replace('{email}', 'maja@example.com').replace('{phone}', '070 123 45 67'),
  );
  await expect(booked).toContainText('Priserna är verkstadens egna');
  await expect(booked.getByRole('link', { name: sv.visitCalendar })).toHaveAttribute(
    'href',
    /^\/api\/visits\/calendar\?visit=/,
  );
  await expect(booked.getByRole('link', { name: sv.bookingDirections })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  );
  await checkAtEachSize(page);
  const events = await page.evaluate(() => window.dataLayer as Record<string, unknown>[]);
  const steps = events.filter(({ event }) => event === 'form_interaction');
  expect(steps.map(({ form_step }) => form_step)).toEqual([1, 2, 3, 4, 5]);
  const [purchase, ...others] = events.filter(({ event }) => event === 'purchase');
  expect(others).toEqual([]);
  expect(purchase).toMatchObject({ ecommerce: { currency: 'SEK', items: [{ quantity: 1 }] } });
  expect(JSON.stringify(events)).not.toMatch(/Maja|Lind|MEK|maja/);
  await booked.getByRole('button', { name: sv.bookingNew }).press('Enter');
  await expect(page.locator('#booking-plate')).toHaveValue('');
});
test('[BOOK-04] [BOOK-20] the page lists the makes booked here, and links to booking for other makes', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', PATH);
  const block = page.first('#booking');
  expect(block.texts('h1, h2, h3')).toContain(sv.bookingIntro);
  expect(block.text).toContain(sv.bookingBrands);
  for (const name of ['Porsche', 'IVECO', 'BMW', 'MINI'])
    expect(block.links(new RegExp(name)), name).not.toEqual([]);
  // The links lead to pages about service or booking, not to manufacturers' front pages.
  for (const { attributes } of block.links(/Porsche|IVECO|BMW|MINI/))
    expect(new URL(String(attributes.href)).pathname).toMatch(/service/);
});

test('a click before the script has loaded takes effect once it has', async ({ page }) => {
  const release = await delayScripts(page);
  await open(page);
  await getContinueButton(page, 1).click({ force: true });
  release();
  await expect(getStep(page, 1)).toContainText(sv.bookingPlateMissing);
});

test('input typed before the script has loaded is kept, also in the place field', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await open(page);
  await page.locator('#booking-plate').pressSequentially('mek 106');
  await page.locator('#booking-place').pressSequentially('Göteb');
  release();
  await expect(page.getByRole('option').first()).toHaveText(/^Göteborg/);
  await expect(page.locator('#booking-plate')).toHaveValue('MEK 106');
  await expect(page.locator('#booking-place')).toHaveValue('Göteb');
  await page.getByRole('option', { name: 'Göteborg', exact: true }).click();
  await expect(getContinueButton(page, 1)).toHaveAttribute('aria-disabled', 'false');
});

test('[BOOK-07] [BOOK-53] the next step requires the plate and the place', async ({ page }) => {
  await open(page);
  await expect(getContinueButton(page, 1)).toHaveAttribute('aria-disabled', 'true');
  await page.locator('#booking-plate').pressSequentially('mek106');
  await expect(page.locator('#booking-plate')).toHaveValue('MEK 106');
  await getContinueButton(page, 1).press('Enter');
  // Only the missing field is reported.
  await expect(getStep(page, 1)).toContainText(sv.bookingPlaceMissing);
  await expect(getStep(page, 1)).not.toContainText(sv.bookingPlateMissing);
  await expect(page.locator('#booking-place')).toBeFocused();
  await expect(page.locator('#booking-plate')).not.toHaveAttribute('aria-invalid');
  await page.locator('#booking-place').pressSequentially('Göteborg');
  await page.getByRole('option', { name: 'Göteborg', exact: true }).click();
  await expect(getContinueButton(page, 1)).toHaveAttribute('aria-disabled', 'false');
  await expect(
    getStep(page, 1).getByRole('button', { name: sv.bookingUseMyLocation }),
  ).toBeVisible();
});

test('[BOOK-63] Swedish places are found despite misspellings', async ({ page }) => {
  await open(page);
  await page.locator('#booking-plate').pressSequentially('abc123');
  await expect(page.locator('#booking-plate')).toHaveValue('ABC 123');
  await page.locator('#booking-place').pressSequentially('Linkoping');
  await expect(page.getByRole('option', { name: 'Linköping', exact: true })).toBeVisible();
  await page.locator('#booking-place').fill('Stokholm');
  await expect(page.getByRole('option', { name: 'Stockholm', exact: true })).toBeVisible();
  await page.locator('#booking-place').fill('Oslo');
  await expect(page.getByRole('option', { name: 'Oslo', exact: true })).toHaveCount(0);
});

test('[BOOK-63] a place that is typed in full is accepted on blur, and an unknown text is kept', async ({
  page,
}) => {
  await open(page);
  const place = page.locator('#booking-place');
  await page.locator('#booking-plate').pressSequentially('dsl123');
  await place.pressSequentially('Qwxyzzy');
  await page.locator('#booking-plate').focus();
  await expect(getStep(page, 1)).toContainText(sv.bookingPlaceUnknown);
  await expect(place).toHaveValue('Qwxyzzy');
  await place.fill('lulea');
  await page.locator('#booking-plate').focus();
  await expect(place).toHaveValue('Luleå');
  await expect(getContinueButton(page, 1)).toHaveAttribute('aria-disabled', 'false');
  // Submits before suggestions are loaded.
  await place.fill('uppsala');
  const submit = getStep(page, 1).locator('button[type=submit]');
  await submit.evaluate((button: HTMLButtonElement) => button.click());
  await expect(getHeading(page, 2)).toBeFocused();
  await expect(getStep(page, 1)).toContainText('Uppsala');
});

test('[BOOK-09] [BOOK-17] [BOOK-18] [BOOK-19] [BOOK-47] [BOOK-48] [BOOK-50] [BOOK-56] [BOOK-57] [BOOK-98] [ERR-52] services show what they require and exclude, and are summarised', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const services = getStep(page, 2);
  const getCheckbox = (name: string) => services.getByRole('checkbox', { name, exact: true });
  await test.step('[BOOK-19] the URL may set the place, which can be changed', async () => {
    await open(page, '?lat=59.86&lng=17.64');
    await expect(getStep(page, 1)).toContainText('Stämmer vald plats? Om inte, ändra här.');
    await page.locator('#booking-plate').pressSequentially('DSL123');
    await getContinueButton(page, 1).press('Enter');
    await expect(getHeading(page, 2)).toBeFocused();
  });

  await test.step('[BOOK-17] [BOOK-18] the choice is summarised next to the steps, or in a drawer on phones', async () => {
    await choose(page, 'Liten service');
    const panel = page.getByRole('complementary', { name: 'Summering av val' });
    await expect(panel).toContainText('Liten service');
    await page.setViewportSize(phone);
    await expect(panel).toBeHidden();
    const bar = page.getByRole('status').filter({ hasText: '1 tjänst vald' });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText(/Totalt från \d\s\d{3}\skr/);
    await page.getByRole('button', { name: 'Summering av val' }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Liten service');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(desk);
  });

  const getReplaceButton = (name: string) =>
    services.getByRole('button', { name: new RegExp(`i stället för .*: ${name}$`) });
  await test.step('[BOOK-47] [BOOK-48] an excluded service is unavailable, and one press selects it instead and announces that', async () => {
    await expect(services).toContainText('Basservice är redan valt');
    await choose(page, 'Originalservice');
    await expect(getCheckbox('Originalservice')).not.toBeChecked();
    await getReplaceButton('Originalservice').press('Enter');
    await expect(getCheckbox('Originalservice')).toBeChecked();
    await expect(getCheckbox('Originalservice')).toBeFocused();
    await expect(getCheckbox('Liten service')).not.toBeChecked();
    await expect(services.getByRole('status').filter({ hasText: 'i stället för' })).toHaveText(
      'Originalservice är vald i stället för Liten service.',
    );
    await expect(services).toContainText('Originalservice är redan valt');
    await getReplaceButton('Stor service').press('Enter');
    await expect(getCheckbox('Originalservice')).not.toBeChecked();
    await expectAccessible(page);
  });

  await test.step('[BOOK-09] [BOOK-50] [BOOK-56] [BOOK-57] [BOOK-98] [ERR-52] services show what they require, and where a price is missing', async () => {
    await expect(services.getByRole('link', { name: /Skadebesiktning/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await getReplaceButton('Originalservice').press('Enter');
    await expect(services.getByPlaceholder('Ange miltal')).toBeVisible();
    await expect(services).toContainText(sv.bookingMileageHint);
    await getContinueButton(page, 2).press('Enter');
    await expect(page.locator('#booking-mileage')).toBeFocused();
    await page.locator('#booking-mileage').fill('12 000 mil');
    await expect(page.locator('#booking-mileage')).toHaveValue('12000');
    await expect(getCheckbox('Liten service')).toHaveAccessibleDescription(
      /Originalservice är redan valt/,
    );
    await expect(getCheckbox('Liten service')).not.toHaveAttribute('aria-invalid');
    await services.getByText('Däck och hjul').click();
    await choose(page, 'Däckbyte');
    await expect(
      services.getByRole('combobox', { name: sv.bookingUnits }).locator('option'),
    ).toHaveText(['1 däck', '2 däck', '3 däck', '4 däck']);
    await services.getByText('Fel och kontroll').click();
    await choose(page, 'Annat arbete');
    await expect(services.getByText('Pris saknas*').filter({ visible: true })).toHaveCount(1);
    await expect(services).toContainText('Vi kan ej ge ett pris på denna tjänst');
    await expect(services).toContainText('Ange meddelande');
    const messageField = services.getByPlaceholder('Meddelande till verkstaden');
    await messageField.fill('x'.repeat(90));
    await expect(messageField).toHaveValue('x'.repeat(80));
    await expect(services).toContainText('80/80');
  });
});

test('[BOOK-12] [BOOK-74] [BOOK-83] [BOOK-84] [BOOK-85] [BOOK-86] [BOOK-100] [ERR-53] workshops are on a map and in a sorted list, with weeks of times, and a reload keeps the step', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page);
  await goToWorkshops(page);
  const change = getStep(page, 4).getByRole('button', { name: sv.bookingChangeWorkshop });
  const weeks = getStep(page, 4).getByRole('group', { name: sv.bookingWeeks }).getByRole('button');

  await test.step('the first free time nearby is selected in two presses', async () => {
    await getStep(page, 4)
      .getByRole('button', { name: /^Hitta första lediga tid inom 30 km$/ })
      .press('Enter');
    const found = getStep(page, 4)
      .getByRole('status')
      .filter({ hasText: / bort\.$/ });
    await expect(found).toContainText('Automotive');
    await expectAccessible(page);
    const dayAndTime = /: \S+ (\d+) [^\s,]+,? (\d\d:\d\d|Heldag) hos/;
    const [, day, time] = dayAndTime.exec((await found.textContent())!)!;
    await getStep(page, 4).getByRole('button', { name: sv.visitFirstFreeTake }).press('Enter');
    // The slot offered above is selected: an hour or a whole day.
    const slot = getStep(page, 4).locator(`button[aria-label*=" ${day} "][aria-label$=" ${time}"]`);
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(change).toBeVisible();
    await change.press('Enter');
  });

  await page.setViewportSize(desk);
  await page.reload();
  await expect(getHeading(page, 4)).toBeVisible();
  await expect(getFirstWorkshop(page)).toBeVisible();

  await test.step('[BOOK-12] [BOOK-74] [BOOK-83] workshops are shown on a map and in a list, nearest first or soonest first', async () => {
    const names = getStep(page, 4).locator('li h4');
    await expect(names).toHaveCount(5);
    await expect(names.first()).toHaveText('Automotive Uppsala');
    await expect(getStep(page, 4).locator('[data-map]')).toBeVisible();
    const order = getStep(page, 4).getByRole('combobox', { name: sv.bookingSort });
    await expect(order).toHaveValue('1');
    await order.selectOption({ label: 'Första lediga tid' });
    await expect(order).toHaveValue('0');
    await expect(names).toHaveCount(5);
    await getStep(page, 4).getByRole('button', { name: sv.bookingMore }).press('Enter');
    await expect.poll(() => names.count()).toBeGreaterThan(5);
    await order.selectOption({ value: '1' });
    await expect(names.first()).toHaveText('Automotive Uppsala');
  });

  await test.step('[BOOK-84] [BOOK-85] [BOOK-86] [BOOK-100] [ERR-53] a week has seven days, and more weeks load towards the end', async () => {
    await getFirstWorkshop(page).press('Enter');
    await expect(weeks).toHaveCount(4);
    await expect(getTimes(page).first()).toBeVisible();
    const days = getStep(page, 4).locator('section');
    await expect(days).toHaveCount(7);
    await expect(days.last()).toContainText('Inga lediga tider');
    await openSecondWeek(page);
    await expect(getTimes(page).filter({ hasText: 'Heldag' }).first()).toBeVisible();
    await expect(getStep(page, 4)).toContainText('Bilen lämnas före kl. 08:00.');
    await weeks.last().press('Enter');
    await expect(weeks).toHaveCount(7);
    await openSecondWeek(page);
  });

  await test.step('a time can be changed, and the back button goes one step back', async () => {
    await getTimes(page).first().press('Enter');
    await change.press('Enter');
    await expect(
      getStep(page, 4).getByRole('heading', { name: sv.bookingWorkshops }),
    ).toBeFocused();
    await page.goBack();
    const addons = getStep(page, 3).getByRole('button', { name: sv.bookingWithoutAddons });
    await expect(addons).toBeVisible();
  });
});
