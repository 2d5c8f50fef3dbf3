import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { allowPosition } from './allowPosition';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const dealers = getAddress('automotive-se', '/service-och-verkstad/hitta-verkstad');
const chargers = getAddress('charging', '/hitta-laddstation');
const pickups = getAddress('pickup', '/aterforsaljare');

const goteborg = { latitude: 57.7, longitude: 11.97 };

/** Opens a finder page and waits until its map is ready. */
async function openFinder(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('combobox').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="FindLocations"]')).toHaveAttribute('data-hydrated', '');
}

async function openMap(page: Page, address: string): Promise<void> {
  await openFinder(page, address);
  await expect(page.getByRole('button', { name: 'Zooma in', exact: true })).toBeVisible();
}

const getEntries = (page: Page) => page.locator('li[id^="location-"]').filter({ visible: true });
const getEntry = (page: Page, name: string) => page.locator('details').filter({ hasText: name });
const getSummary = (page: Page, name: string) => getEntry(page, name).locator('summary');
const getMap = (page: Page) => page.locator('[data-map]');
const getPreview = (page: Page, name: string) => getMap(page).getByRole('group', { name });

const openAt = (request: APIRequestContext, address: string) => {
  const { hostname, pathname } = new URL(address);
  return HtmlPage.open(request, hostname.replace('.localhost', ''), pathname);
};

/** Returns the places of a finder without JavaScript, and one of them. */
async function readPlaces(request: APIRequestContext, address: string, name: string) {
  const all = (await openAt(request, address)).all('li[id^="location-"]');
  return { all, place: all.find(({ text }) => text.includes(name)) };
}

test.beforeEach(paintedPictures);

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[LOC-01] [LOC-05] [LOC-06] the finder has a map with a side panel, zoom buttons and clusters', async ({
    page,
  }) => {
    await openMap(page, dealers);
    await expect(page.getByRole('tablist')).toBeHidden();
    const list = (await getEntries(page).first().boundingBox())!;
    const mapBox = (await getMap(page).boundingBox())!;
    expect(list.x + list.width).toBeLessThanOrEqual(mapBox.x);
    const clusters = page.getByRole('button', { name: /^\d+ platser, zooma in$/ });
    const before = await clusters.count();
    expect(before).toBeGreaterThan(0);
    const pins = getMap(page).getByRole('button', { name: 'Automotive' });
    const alone = await pins.count();
    for (let step = 0; step < 3; step++) {
      await page.getByRole('button', { name: 'Zooma ut', exact: true }).click();
    }
    await expect.poll(() => pins.count()).toBeLessThan(alone);
    // By keyboard, since another marker may cover it while the map settles.
    await clusters.first().press('Enter');
    await expect.poll(() => pins.count()).toBeGreaterThan(0);
  });

  test('[LOC-07] [LOC-28] [LOC-29] [LOC-30] a pin zooms in; its window opens the list entry, and closing it clears the selection', async ({
    page,
  }) => {
    await openMap(page, dealers);
    await getMap(page).getByRole('button', { name: 'Automotive Umeå' }).click();
    await expect(getPreview(page, 'Automotive Umeå')).toBeVisible();
    await expect(getEntry(page, 'Automotive Umeå')).toHaveAttribute('open', '');
    // At zoom 12 a pixel is about 17 m here: the surrounding town is in view, but not the next one.
    await expect(getMap(page).getByRole('button', { name: /^Automotive/ })).toHaveCount(1);
    await getPreview(page, 'Automotive Umeå').getByRole('button', { name: 'Visa mer' }).click();
    await expect(getSummary(page, 'Automotive Umeå')).toBeFocused();
    await expect(getEntry(page, 'Automotive Umeå').getByText('Öppettider')).toBeVisible();
    await getPreview(page, 'Automotive Umeå').getByRole('button', { name: 'Stäng' }).click();
    await expect(getPreview(page, 'Automotive Umeå')).toBeHidden();
    await expect(getEntry(page, 'Automotive Umeå')).not.toHaveAttribute('open');
  });

  test('a click on the map and Escape in the window clear the selection', async ({ page }) => {
    await openMap(page, dealers);
    const pin = getMap(page).getByRole('button', { name: 'Automotive Umeå' });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(
      getPreview(page, 'Automotive Umeå').getByRole('button', { name: 'Visa mer' }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getPreview(page, 'Automotive Umeå')).toBeHidden();
    await pin.click();
    await expect(getPreview(page, 'Automotive Umeå')).toBeVisible();
    await getMap(page).click({ position: { x: 20, y: 20 } });
    await expect(getPreview(page, 'Automotive Umeå')).toBeHidden();
  });

  test('[LOC-10] [LOC-27] one entry is open at a time; opening it shows the window, opening it again closes it', async ({
    page,
  }) => {
    await openMap(page, dealers);
    await getSummary(page, 'Automotive Borås').click();
    await expect(
      getEntry(page, 'Automotive Borås').getByText('Verkstad', { exact: true }),
    ).toBeVisible();
    await expect(getPreview(page, 'Automotive Borås')).toBeVisible();
    await getSummary(page, 'Automotive Eskilstuna').click();
    await expect(getPreview(page, 'Automotive Eskilstuna')).toBeVisible();
    await expect(page.locator('details[name="locations"][open]')).toHaveCount(1);
    await getSummary(page, 'Automotive Eskilstuna').click();
    await expect(page.locator('details[name="locations"][open]')).toHaveCount(0);
    await expect(getPreview(page, 'Automotive Eskilstuna')).toBeHidden();
  });

  test('[LOC-08] [LOC-25] [LOC-26] the list shows 20 entries, and loads five more at a time', async ({
    page,
  }) => {
    await openFinder(page, chargers);
    await expect(getEntries(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Visa fler' }).click();
    // All 24, which is at most five more.
    await expect(getEntries(page)).toHaveCount(24);
    await expect(page.getByRole('button', { name: 'Visa fler' })).toBeHidden();
    await expect(page.getByText('Visar 24 av 24')).toBeVisible();
  });

  test('[LOC-03] [LOC-34] [LOC-35] [LOC-36] [LOC-37] the search suggests places, and arrow keys move through them, wrapping around', async ({
    page,
  }) => {
    await openMap(page, dealers);
    const input = page.getByRole('combobox', { name: 'Sök ort, adress eller anläggning' });
    const options = page.getByRole('option');
    await input.fill('Automotive');
    await expect(options).toHaveCount(5);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(0).getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', String(id));
    await page.keyboard.press('Escape');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(options).toHaveCount(0);

    await input.fill('Linkoping');
    await expect(options.first()).toContainText('Automotive Linköping');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getEntry(page, 'Automotive Linköping')).toHaveAttribute('open', '');
    await expect(getPreview(page, 'Automotive Linköping')).toBeVisible();
  });

  test('[LOC-36] [LOC-42] [LOC-58] Enter looks an address up, and an empty search shows all entries', async ({
    page,
  }) => {
    await openMap(page, dealers);
    const input = page.getByRole('combobox');
    await input.fill('Kiruna');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Närmast Kiruna. Visar 3 av 24')).toBeVisible();
    await expect(getEntries(page).first()).toContainText('Automotive Umeå');
    await expect(getEntries(page).first()).toContainText(/\d+ km/);
    await input.fill('  ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Visar 20 av 24')).toBeVisible();
    await expect(getMap(page).getByRole('button', { name: 'Automotive Umeå' })).toBeVisible();
    await expect(getEntries(page).first()).not.toContainText(/\d km/);
  });

  test('[LOC-43] [LOC-44] [ERR-02] an unknown address marks the field as invalid', async ({
    page,
  }) => {
    await openFinder(page, dealers);
    const input = page.getByRole('combobox');
    const box = input.locator('xpath=..');
    const readBorder = () => box.evaluate((element) => getComputedStyle(element).borderColor);
    const usual = await readBorder();
    await input.fill('Xyzzyborg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'hittar ingen' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(readBorder).not.toBe(usual);
    await input.fill('X');
    await expect(input).not.toHaveAttribute('aria-invalid');
  });

  test('[LOC-65] the map adapts to its size', async ({ page }) => {
    await openMap(page, dealers);
    await page.setViewportSize({ width: 1100, height: 900 });
    await getMap(page).getByRole('button', { name: 'Automotive Umeå' }).click();
    await expect(getPreview(page, 'Automotive Umeå')).toBeVisible();
    const frame = (await getMap(page).boundingBox())!;
    const pin = (await getMap(page)
      .getByRole('button', { name: 'Automotive Umeå' })
      .boundingBox())!;
    const middle = frame.x + frame.width / 2;
    expect(Math.abs(pin.x + pin.width / 2 - middle)).toBeLessThan(4);
  });

  test('axe finds no violation with an entry open and a window over the map', async ({ page }) => {
    await openMap(page, chargers);
    await getSummary(page, 'Automotive Borås').click();
    await expect(getPreview(page, 'Automotive Borås')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('with a position', () => {
  test.use({ viewport: { width: 1440, height: 900 }, geolocation: goteborg });

  test('[LOC-04] [LOC-31] [LOC-33] [LOC-46] near me requests the position, sorts by distance, and is hidden once the visitor is located', async ({
    page,
    context,
  }) => {
    await openMap(page, dealers);
    await expect(getEntries(page).first()).not.toContainText(/\d km/);
    await allowPosition(page, context);
    await page.getByRole('button', { name: 'Nära mig' }).click();
    await expect(page.getByText(/^Närmast dig\. /)).toBeVisible();
    await expect(getEntries(page).first()).toContainText('Automotive Göteborg');
    await expect(getEntries(page).first()).toContainText('~900 m');
    await expect(page.getByRole('button', { name: 'Nära mig' })).toBeHidden();
    await page.getByRole('link', { name: 'Visa alla' }).click();
    await expect(page.getByText('Visar 20 av 24')).toBeVisible();
    await expect(getEntries(page).first()).toContainText('Automotive Göteborg');
  });

  test('[LOC-46] a visitor who has allowed the position before is not asked again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await openMap(page, dealers);
    await expect(getEntries(page).first()).toContainText('Automotive Göteborg');
    await expect(page.getByText('Visar 20 av 24')).toBeVisible();
  });
});

test('[LOC-45] [ERR-06] without permission a warning is logged and the finder shows a message', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openFinder(page, dealers);
  await page.getByRole('button', { name: 'Nära mig' }).click();
  await expect(page.getByText('Vi får inte veta var du är.')).toBeVisible();
  expect(warnings.join('\n')).toContain('The position of the visitor is not known');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LOC-02] [LOC-32] list and map are shown in turn, under the tabs Panel and Map', async ({
    page,
  }) => {
    await openFinder(page, getAddress('automotive-se', '/en/service-och-verkstad/hitta-verkstad'));
    const panel = page.getByRole('tab', { name: 'Panel' });
    const tab = page.getByRole('tab', { name: 'Map' });
    await expect(panel).toHaveAttribute('aria-selected', 'true');
    await expect(getMap(page)).toBeHidden();
    await panel.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(getMap(page)).toBeVisible();
    await expect(getEntries(page)).toHaveCount(0);
    await getMap(page).scrollIntoViewIfNeeded();
    await getMap(page).getByRole('button', { name: 'Automotive Umeå' }).click();
    await getPreview(page, 'Automotive Umeå').getByRole('button', { name: 'Show more' }).click();
    await expect(panel).toHaveAttribute('aria-selected', 'true');
    await expect(getSummary(page, 'Automotive Umeå')).toBeFocused();
  });

  test('axe finds no violation', async ({ page }) => {
    await openFinder(page, pickups);
    await getSummary(page, 'Automotive Göteborg').click();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LOC-11] [LOC-12] [SITE-24] all dealers are on the page, with all their details and a link to driving directions', async ({
    page,
  }) => {
    await page.goto(dealers);
    await expect(getEntries(page)).toHaveCount(24);
    await getSummary(page, 'Automotive Borås').click();
    const place = getEntry(page, 'Automotive Borås');
    await expect(place.getByText('Måndag–fredag')).toBeVisible();
    await expect(place.getByRole('link', { name: '+46 8 465 004 14' })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Vägbeskrivning' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=57.70838%2C12.94422&travelmode=driving',
    );
    await getSummary(page, 'Automotive Lund').click();
    await expect(place).not.toHaveAttribute('open');
  });

  test('[LOC-13] [LOC-16] [LOC-17] [SITE-24] all charging points are listed, more than 20, with their chargers', async ({
    request,
  }) => {
    const { all, place } = await readPlaces(request, chargers, 'Automotive Umeå');
    expect(all).toHaveLength(24);
    expect(place?.text).toMatch(/CCS2/);
    expect(place?.text).toContain('22 kW');
  });

  test('[LOC-14] [LOC-18] [SITE-24] pickup dealers are listed with e-mail, telephone and web address', async ({
    request,
  }) => {
    const { all, place } = await readPlaces(request, pickups, 'Automotive Karlstad');
    expect(all).toHaveLength(6);
    expect(place?.texts('a')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^karlstad@/),
        '+46 8 465 004 26',
        'pickup.example',
      ]),
    );
  });

  test('the search is a form, and the server shows what is nearby', async ({ page }) => {
    await page.goto(dealers);
    await page.getByRole('combobox').fill('Kiruna');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?near=Kiruna$/);
    await expect(page.getByText('Närmast Kiruna.')).toBeVisible();
    await expect(getEntries(page)).toHaveCount(3);
    await expect(getEntries(page).first()).toContainText('Automotive Umeå');
  });
});

test('[LOC-66] [ERR-16] when the map cannot be loaded the finder shows a message, and the list still works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch();
    // The map library, under any file name.
    const drawsMaps = (await response.text()).includes('leaflet-marker-draggable');
    await (drawsMaps ? route.abort() : route.fulfill({ response }));
  });
  // By the public path: only browsers resolve hosts below localhost.
  await openFinder(page, '/service-och-verkstad/hitta-verkstad');
  await expect(page.getByText('Kartan gick inte att visa.')).toBeVisible();
  await expect.poll(() => errors.join('\n')).toContain('The map cannot be shown');
  await getSummary(page, 'Automotive Borås').click();
  await expect(getEntry(page, 'Automotive Borås').getByText('Öppettider')).toBeVisible();
  await page.getByRole('combobox').fill('Kiruna');
  await page.keyboard.press('Enter');
  await expect(getEntries(page).first()).toContainText('Automotive Umeå');
});

test('the content security policy does not allow the maps service, since no site has a key', async ({
  request,
}) => {
  for (const address of [dealers, chargers, pickups]) {
    const { headers } = await openAt(request, address);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('googleapis');
  }
});
