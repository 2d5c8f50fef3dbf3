import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { addressOf } from './addresses';
import { dropdowns, firstDropdown, hamburger, megaMenu, open, phone, sheet, wide } from './menus';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');

/** Whether what opens something is open, by its name, as Chromium tells a screen reader. */
async function disclosures(page: Page): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const named = nodes
    .filter(({ role, ignored }) => !ignored && /^DisclosureTriangle/.test(String(role?.value)))
    .map(({ name, properties }): [string, boolean] => [
      String(name?.value),
      properties?.find((one) => one.name === 'expanded')?.value.value === true,
    ]);
  return Object.fromEntries(named);
}

test.beforeEach(paintedPictures);

test.describe('what a screen reader says of', () => {
  test('[NAV-05] [NAV-09] the dropdowns: a navigation of lists, with what opens named and told open or closed', async ({
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
    // Chromium tells titles as they are drawn: in capitals.
    expect(await disclosures(page)).toMatchObject({
      'KÖP BIL': false,
      [`${sv.submenu}: Bilägande`]: false,
      [`${sv.languageSwitcher}: Svenska (sv)`]: false,
    });
    await firstDropdown(page).locator(':scope > summary').click();
    expect(await disclosures(page)).toMatchObject({ 'KÖP BIL': true });
  });

  test('[NAV-06] the sheet on phones: a button that opens it, one that closes it, the same navigation', async ({
    page,
  }) => {
    await open(page, dropdowns, phone);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - link "CarStore"
      - button "${sv.openMenu}"
    `);
    await hamburger(page).click();
    await expect(sheet(page)).toMatchAriaSnapshot(`
      - button "${sv.closeMenu}"
      - navigation "${sv.mainNavigation}":
        - list
    `);
  });

  test('[MEGA-04] a panel: headings are links, each with the list below it', async ({ page }) => {
    await open(page, megaMenu, wide);
    await firstDropdown(page).locator(':scope > summary').click();
    await expect(firstDropdown(page)).toMatchAriaSnapshot(`
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
    expect(await disclosures(page)).toMatchObject({ 'Köp bil': true });
  });

  test('[CARO-01] [CARO-02] a carousel: a named region of named slides, dots, and buttons', async ({
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

  test('[LOC-03] [LOC-34] the finder: a combobox with its list of suggestions, counted aloud', async ({
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

  test('[FOOT-10] the question of consent and its dialog', async ({ page }) => {
    await page.goto(addressOf('automotive-uk'));
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

  test('[NAV-09] the language is changed, on the page where one is', async ({ page }) => {
    for (const size of [wide, phone]) {
      await open(page, dropdowns, size, '/salj-din-bil');
      if (size === phone) await hamburger(page).click();
      await page.locator(`summary[aria-label^="${sv.languageSwitcher}"]`).click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(addressOf(dropdowns, '/en/salj-din-bil'));
      await expect(page.locator('html')).toHaveAttribute('lang', /^en-/);
    }
  });

  test('[BLOCK-06] [BLOCK-08] questions open their answers', async ({ page }) => {
    await page.goto(addressOf('automotive-se'));
    const row = page.getByRole('main').locator('details:not([data-example])').first();
    await expect(row.locator(':scope > div')).toBeHidden();
    await row.locator(':scope > summary').click();
    await expect(row.locator(':scope > div')).toBeVisible();
  });

  test('nobody is asked for a consent that could not be kept, and no film is fetched from others', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url());
    });
    await page.goto(addressOf('automotive-se', '/dack-och-biltillbehor'));
    await expect(page.getByRole('region', { name: sv.consentTitle })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});
