import {
  sv,
  phone,
  desk,
  step,
  heading,
  goOn,
  open,
  lookUp,
  choose,
  toWorkshops,
  firstWorkshop,
  times,
  openSecondWeek,
  fillIn,
  sound,
} from './bookingSteps';
import { holdScripts } from './holdScripts';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

/** Each books a car of its own at a time of its own, since they run side by side. */
const visits = [
  {
    size: phone,
    plate: 'MEK106',
    car: 'MEK 106, Mercedes-Benz',
    make: 'Mercedes-Benz',
    service: 'Liten service',
    at: 0,
  },
  {
    size: desk,
    plate: 'ELB12A',
    car: 'ELB 12A, Volvo',
    make: 'Volvo',
    service: 'Elbilsservice',
    at: 8,
  },
];

for (const { size, plate, car, make, service, at } of visits) {
  test(`[BOOK-01] [BOOK-02] [BOOK-03] [BOOK-05] [BOOK-08] [BOOK-10] [BOOK-13] [BOOK-14] [BOOK-15] [BOOK-16] [BOOK-44] [BOOK-45] [BOOK-64] [BOOK-65] [BOOK-66] [BOOK-78] [SITE-22] [TRACK-04] [TRACK-10] a visit is booked by keyboard alone at ${size.width} px, and axe finds nothing at any step`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page);
    await expect(page.getByText('Steg 1/4')).toBeVisible();
    await sound(page);
    await lookUp(page, plate);
    await expect(heading(page, 2)).toBeFocused();
    await expect(page.getByText('Steg 2/4')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `Vi har auktoriserade verkstäder för ${make}` }),
    ).toBeVisible();
    await expect(step(page, 2).getByText(sv.bookingAgreement)).toBeVisible();
    await expect(step(page, 2).getByText(sv.bookingAgreementNote).first()).toBeVisible();
    await sound(page);
    await choose(page, service);
    await goOn(page, 2).press('Enter');
    await expect(heading(page, 3)).toBeFocused();
    await sound(page);
    await step(page, 3).getByRole('button', { name: sv.bookingWithoutAddons }).press('Enter');
    await expect(heading(page, 4)).toBeFocused();
    await expect(step(page, 4).getByText(sv.bookingAuthorised).first()).toBeVisible({
      timeout: 10_000,
    });
    await expect(firstWorkshop(page)).toBeVisible();
    await sound(page);
    await firstWorkshop(page).press('Enter');
    await expect(step(page, 4).getByRole('heading', { level: 3 }).first()).toBeFocused();
    await openSecondWeek(page);
    await expect(times(page).first()).toBeVisible();
    await sound(page);
    await times(page).nth(at).press('Enter');
    await expect(page.getByRole('heading', { name: sv.bookingContact })).toBeFocused();
    await fillIn(page);
    await sound(page);
    await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
    const done = page.getByRole('heading', { name: sv.bookingDone });
    await expect(done).toBeFocused();
    const booked = page.locator('section[aria-labelledby="booking-done"]');
    await expect(booked).toContainText(car);
    await expect(booked).toContainText(service);
    await expect(booked).toContainText(sv.bookingTotalAgreement);
    // Whom it is for, and at the prices of the workshop that was chosen.
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
    await sound(page);
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
}

test('[BOOK-04] [BOOK-20] the page says which makes it is for and where others are booked', async ({
  page,
}) => {
  await open(page);
  const block = page.locator('#booking');
  await expect(block.getByRole('heading', { name: sv.bookingIntro })).toBeVisible();
  await expect(block).toContainText(sv.bookingBrands);
  for (const name of ['Porsche', 'IVECO', 'BMW', 'MINI'])
    await expect(block.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('a press that comes before the code does counts once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await goOn(page, 1).click({ force: true });
  release();
  await expect(step(page, 1)).toContainText(sv.bookingTellFirst);
});

test('what is typed before the code is there is kept, in the field of the place too', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page);
  await page.locator('#booking-plate').pressSequentially('mek 106');
  await page.locator('#booking-place').pressSequentially('Göteb');
  release();
  await expect(page.getByRole('option').first()).toHaveText(/^Göteborg/);
  await expect(page.locator('#booking-plate')).toHaveValue('MEK 106');
  await expect(page.locator('#booking-place')).toHaveValue('Göteb');
  await page.getByRole('option', { name: 'Göteborg', exact: true }).click();
  await expect(goOn(page, 1)).toHaveAttribute('aria-disabled', 'false');
});

test('[BOOK-07] [BOOK-53] one goes on once the plate and the place are told', async ({ page }) => {
  await open(page);
  await expect(goOn(page, 1)).toHaveAttribute('aria-disabled', 'true');
  await page.locator('#booking-plate').pressSequentially('mek106');
  await expect(page.locator('#booking-plate')).toHaveValue('MEK 106');
  await goOn(page, 1).press('Enter');
  // Only what is missing is marked.
  await expect(step(page, 1)).toContainText(sv.bookingPlaceMissing);
  await expect(step(page, 1)).not.toContainText(sv.bookingTellFirst);
  await expect(page.locator('#booking-place')).toBeFocused();
  await expect(page.locator('#booking-plate')).not.toHaveAttribute('aria-invalid');
  await page.locator('#booking-place').pressSequentially('Göteborg');
  await page.getByRole('option', { name: 'Göteborg', exact: true }).click();
  await expect(goOn(page, 1)).toHaveAttribute('aria-disabled', 'false');
  await expect(step(page, 1).getByRole('button', { name: sv.bookingUseMyLocation })).toBeVisible();
});

test('[BOOK-63] places of Sweden are found though they are misspelt', async ({ page }) => {
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

test('[BOOK-63] a place that is typed in full is taken when it is left, and another text stays', async ({
  page,
}) => {
  await open(page);
  const place = page.locator('#booking-place');
  await page.locator('#booking-plate').pressSequentially('dsl123');
  await place.pressSequentially('Qwxyzzy');
  await page.locator('#booking-plate').focus();
  await expect(step(page, 1)).toContainText(sv.bookingPlaceUnknown);
  await expect(place).toHaveValue('Qwxyzzy');
  await place.fill('lulea');
  await page.locator('#booking-plate').focus();
  await expect(place).toHaveValue('Luleå');
  await expect(goOn(page, 1)).toHaveAttribute('aria-disabled', 'false');
  // Pressed at once, before any suggestion can be there.
  await place.fill('uppsala');
  const submit = step(page, 1).locator('button[type=submit]');
  await submit.evaluate((button: HTMLButtonElement) => button.click());
  await expect(heading(page, 2)).toBeFocused();
  await expect(step(page, 1)).toContainText('Uppsala');
});

test('[BOOK-54] [BOOK-91] a make that is booked elsewhere has its link beside the words', async ({
  page,
}) => {
  await open(page);
  await page.locator('#booking-plate').pressSequentially('prs911');
  await page.locator('#booking-place').pressSequentially('Uppsala');
  await page.getByRole('option', { name: 'Uppsala', exact: true }).click();
  await goOn(page, 1).press('Enter');
  const notice = step(page, 1).getByRole('alert');
  await expect(notice).toContainText(sv.bookingNotSupported.replace('{brand}', 'Porsche'));
  const links = notice.getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', /porsche/);
});

test('[BOOK-19] the page’s address may name the place, which can be changed', async ({ page }) => {
  await open(page, '?lat=59.86&lng=17.64');
  await expect(step(page, 1)).toContainText('Stämmer vald plats? Om inte, ändra här.');
  await page.locator('#booking-plate').pressSequentially('DSL123');
  await goOn(page, 1).press('Enter');
  await expect(heading(page, 2)).toBeFocused();
});

test('[BOOK-09] [BOOK-50] [BOOK-56] [BOOK-57] [BOOK-98] [ERR-52] services say what they need, and where a price is missing', async ({
  page,
}) => {
  await open(page);
  await lookUp(page, 'DSL123');
  const services = step(page, 2);
  await expect(services.getByRole('link', { name: /Skadebesiktning/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await choose(page, 'Originalservice');
  await expect(services.getByPlaceholder('Ange miltal')).toBeVisible();
  await expect(services).toContainText(sv.bookingMileageHint);
  await goOn(page, 2).press('Enter');
  await expect(page.locator('#booking-mileage')).toBeFocused();
  await page.locator('#booking-mileage').fill('12 000 mil');
  await expect(page.locator('#booking-mileage')).toHaveValue('12000');
  const liten = services.getByRole('checkbox', { name: 'Liten service', exact: true });
  await expect(liten).toHaveAccessibleDescription(/Originalservice är redan valt/);
  await expect(liten).not.toHaveAttribute('aria-invalid');
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
  const said = services.getByPlaceholder('Meddelande till verkstaden');
  await said.fill('x'.repeat(90));
  await expect(said).toHaveValue('x'.repeat(80));
  await expect(services).toContainText('80/80');
});

test('[BOOK-47] [BOOK-48] choosing a service takes the place of those that it excludes, and says so', async ({
  page,
}) => {
  await open(page);
  await lookUp(page, 'DSL123');
  const services = step(page, 2);
  const box = (name: string) => services.getByRole('checkbox', { name, exact: true });
  await choose(page, 'Liten service');
  await expect(services).toContainText('Basservice är redan valt');
  await choose(page, 'Originalservice');
  await expect(box('Originalservice')).toBeChecked();
  await expect(box('Liten service')).not.toBeChecked();
  await expect(services.getByRole('status').filter({ hasText: 'i stället för' })).toHaveText(
    'Originalservice är vald i stället för Liten service.',
  );
  await expect(services).toContainText('Originalservice är redan valt');
  await choose(page, 'Stor service');
  await expect(box('Originalservice')).not.toBeChecked();
  await sound(page);
});

test('[BOOK-17] [BOOK-18] what was chosen is summed up beside the steps, or in a drawer on phones', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page);
  await lookUp(page, 'DSL123');
  await choose(page, 'Liten service');
  const panel = page.getByRole('complementary', { name: 'Summering av val' });
  await expect(panel).toContainText('Liten service');
  await page.setViewportSize(phone);
  await expect(panel).toBeHidden();
  const bar = page.getByRole('status').filter({ hasText: '1 tjänst vald' });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/Totalt \d\s\d{3}\skr/);
  await page.getByRole('button', { name: 'Summering av val' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Liten service');
});

test('[BOOK-12] [BOOK-74] [BOOK-83] workshops stand on a map and in a list, nearest first or soonest first', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page);
  await toWorkshops(page);
  const names = step(page, 4).locator('li h4');
  await expect(names).toHaveCount(5);
  await expect(names.first()).toHaveText('Automotive Uppsala');
  await expect(step(page, 4).locator('[data-map]')).toBeVisible();
  const order = step(page, 4).getByRole('combobox', { name: sv.bookingSort });
  await expect(order).toHaveValue('1');
  await order.selectOption({ label: 'Första lediga tid' });
  await expect(order).toHaveValue('0');
  await expect(names).toHaveCount(5);
  await step(page, 4).getByRole('button', { name: sv.bookingMore }).press('Enter');
  await expect.poll(() => names.count()).toBeGreaterThan(5);
});

test('[BOOK-84] [BOOK-85] [BOOK-86] [BOOK-100] [ERR-53] a week has seven days, and more weeks come as the end nears', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page);
  await toWorkshops(page);
  await firstWorkshop(page).press('Enter');
  const weeks = step(page, 4).getByRole('group', { name: sv.bookingWeeks }).getByRole('button');
  await expect(weeks).toHaveCount(4);
  await expect(times(page).first()).toBeVisible();
  const days = step(page, 4).locator('section');
  await expect(days).toHaveCount(7);
  await expect(days.last()).toContainText('Inga lediga tider');
  await openSecondWeek(page);
  await expect(times(page).filter({ hasText: 'Heldag' }).first()).toBeVisible();
  await expect(step(page, 4)).toContainText('Bilen lämnas före kl. 08:00.');
  await weeks.last().press('Enter');
  await expect(weeks).toHaveCount(7);
});

test('a reload goes on at the same step, the back button goes a step back, and a time can be changed', async ({
  page,
}) => {
  await open(page);
  await toWorkshops(page);
  await page.reload();
  await expect(heading(page, 4)).toBeVisible();
  await expect(firstWorkshop(page)).toBeVisible({ timeout: 10_000 });
  await firstWorkshop(page).press('Enter');
  await times(page).first().press('Enter');
  await step(page, 4).getByRole('button', { name: sv.bookingChangeWorkshop }).press('Enter');
  await expect(step(page, 4).getByRole('heading', { name: sv.bookingWorkshops })).toBeFocused();
  await page.goBack();
  await expect(step(page, 3).getByRole('button', { name: sv.bookingWithoutAddons })).toBeVisible();
});
