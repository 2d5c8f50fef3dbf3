import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import {
  dropdowns,
  getFirstDropdown,
  getHamburger,
  megaMenu,
  open,
  phone,
  getSheet,
  wide,
} from './menus';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');

/** Returns whether each expandable element is open, by its accessible name in Chromium. */
async function readDisclosures(page: Page): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const named = nodes
    .filter(({ role, ignored }) => !ignored && /^DisclosureTriangle/.test(String(role?.value)))
    .map(({ name, properties }): [string, boolean] => [
      String(name?.value),
      properties?.find((entry) => entry.name === 'expanded')?.value.value === true,
    ]);
  return Object.fromEntries(named);
}

test.beforeEach(paintedPictures);

test.describe('accessibility tree of', () => {
  test('[NAV-05] [NAV-09] the dropdowns: a navigation of lists, with named buttons and their expanded state', async ({
    page,
  }) => {
    await open(page, dropdowns, wide);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - link "CarStore"
      - navigation "${sv.mainNavigation}":
        - list:
          - listitem:
            - group: Köp bil
          - listitem:
            - link "Sälj din bil"
          - listitem:
            - link "Bilägande"
            - group
          - listitem:
            - group: Om CarStore
      - list:
        - listitem:
          - link "Hitta oss"
      - group
    `);
    // Chromium reports names as they are displayed, here in capitals.
    expect(await readDisclosures(page)).toMatchObject({
      'KÖP BIL': false,
      [`${sv.submenu}: Bilägande`]: false,
      [`${sv.languageSwitcher}: Svenska (sv)`]: false,
    });
    await getFirstDropdown(page).locator(':scope > summary').click();
    expect(await readDisclosures(page)).toMatchObject({ 'KÖP BIL': true });
  });

  test('[NAV-06] the sheet on phones: a button to open it, one to close it, and the same navigation', async ({
    page,
  }) => {
    await open(page, dropdowns, phone);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - link "CarStore"
      - button "${sv.openMenu}"
    `);
    await getHamburger(page).click();
    await expect(getSheet(page)).toMatchAriaSnapshot(`
      - button "${sv.closeMenu}"
      - navigation "${sv.mainNavigation}":
        - list
    `);
  });

  test('[MEGA-04] a panel: headings are links, each followed by its list', async ({ page }) => {
    await open(page, megaMenu, wide);
    await getFirstDropdown(page).locator(':scope > summary').click();
    await expect(getFirstDropdown(page)).toMatchAriaSnapshot(`
      - group:
        - text: Köp bil
        - paragraph:
          - link /^Köp bil( [\\d\\s]+)?$/
        - list:
          - listitem:
            - link /^Alla bilar( [\\d\\s]+)?$/
            - group:
              - list:
                - listitem:
                  - link /^Nya bilar( [\\d\\s]+)?$/
    `);
    expect(await readDisclosures(page)).toMatchObject({ 'Köp bil': true });
  });

  test('[CARO-01] [CARO-02] a carousel: a named region with named slides, dots and buttons', async ({
    page,
  }) => {
    await open(page, dropdowns, wide);
    await expect(page.locator('[data-client=Carousel]')).toMatchAriaSnapshot(`
      - region "Aktuellt hos CarStore":
        - group "Aktuellt hos CarStore":
          - group "1 av 3":
            - heading [level=2]
            - link
          - group "2 av 3"
          - group "3 av 3"
        - group "${sv.chooseSlide}":
          - button "1 av 3"
          - button "2 av 3"
          - button "3 av 3"
        - status
        - button "${sv.pauseSlides}"
        - button "${sv.previousSlide}" [disabled]
        - button "${sv.nextSlide}"
    `);
  });

  test('[LOC-03] [LOC-34] the finder: a combobox with its list of suggestions, whose number is announced', async ({
    page,
  }) => {
    await open(page, megaMenu, wide, '/service-och-verkstad/hitta-verkstad');
    const search = page.getByRole('main').getByRole('search');
    await search.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=FindLocations]')).toHaveAttribute('data-hydrated', '');
    await search.getByRole('combobox').fill('Automotive G');
    await expect(search.getByRole('option').first()).toBeVisible();
    await expect(search).toMatchAriaSnapshot(`
      - combobox "Sök ort, adress eller anläggning" [expanded]
      - button "Rensa sökningen"
      - button "Sök"
      - listbox "Förslag":
        - option /Automotive Göteborg/
      - status: /Antal förslag/
    `);
  });

  test('[FOOT-10] the consent banner and its dialog', async ({ page }) => {
    await page.goto(getAddress('automotive-uk'));
    const question = page.getByRole('region', { name: en.consentTitle });
    await expect(question).toMatchAriaSnapshot(`
      - region "${en.consentTitle}":
        - paragraph:
          - strong: "${en.consentTitle}"
          - link
        - button "${en.consentDecline}"
        - button "${en.consentAccept}"
        - button "${en.consentDetails}"
    `);
    await question.getByRole('button', { name: en.consentDetails }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "${en.consentSettings}":
        - heading "${en.consentSettings}" [level=2]
        - button
        - checkbox [checked] [disabled]
        - checkbox "${en.consentStatistics}"
        - checkbox "${en.consentMarketing}"
        - button "${en.consentDecline}"
        - button "${en.consentAccept}"
        - button "${en.consentSave}"
    `);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NAV-09] the language can be changed on the same page', async ({ page }) => {
    for (const size of [wide, phone]) {
      await open(page, dropdowns, size, '/salj-din-bil');
      if (size === phone) await getHamburger(page).click();
      await page.locator(`summary[aria-label^="${sv.languageSwitcher}"]`).click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(getAddress(dropdowns, '/en/salj-din-bil'));
      await expect(page.locator('html')).toHaveAttribute('lang', /^en-/);
    }
  });

  test('[BLOCK-06] [BLOCK-08] questions expand to show their answers', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    const row = page.getByRole('main').locator('details:not([data-example])').first();
    await expect(row.locator(':scope > div')).toBeHidden();
    await row.locator(':scope > summary').click();
    await expect(row.locator(':scope > div')).toBeVisible();
  });

  test('no consent is requested, as it could not be stored, and no external film is loaded', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url());
    });
    await page.goto(getAddress('automotive-se', '/dack-och-biltillbehor'));
    await expect(page.getByRole('region', { name: sv.consentTitle })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});
