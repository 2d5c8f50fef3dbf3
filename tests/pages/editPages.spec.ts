import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { addresses, ports } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const site = 'charging';

async function openPages(page: Page): Promise<void> {
  await enterEditor(page);
  const query = new URLSearchParams({ site, language: 'sv', route: '/', view: 'pages' });
  await page.goto(`${addresses.web}/_edit?${query}`);
  await expect(getRow(page, '/')).toBeVisible();
}

const getRow = (page: Page, route: string) => page.locator(`[role="row"][data-route="${route}"]`);
const getDetails = (page: Page) => page.getByRole('complementary', { name: 'The chosen page' });
const expectToast = (page: Page, words: RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();

/** Requests a public address without following redirects. */
function visit(request: APIRequestContext, path: string) {
  const headers = { host: `${site}.localhost:${ports.web}` };
  return request.get(addresses.web + path, { headers, maxRedirects: 0 });
}

/** Creates a page below the front page and returns to the tree. */
async function createPage(page: Page, title: string, kind = 'Plain page'): Promise<void> {
  await getRow(page, '/').click();
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label').filter({ hasText: kind }).click();
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(
    page.locator('iframe:visible:not([inert])').contentFrame().locator('h1'),
  ).toContainText(title);
}

const backToTree = (page: Page) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Pages' }).click();

// Runs the tests one after another, since they share the tree of one site.
test.describe.configure({ mode: 'default' });

test.beforeEach(paintedPictures);

test('[EDIT-20] the tree is navigated, opened and searched by keyboard only', async ({ page }) => {
  await openPages(page);
  expect(await findViolations(page)).toEqual([]);
  await getRow(page, '/').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="row"]:focus')).toHaveAttribute('aria-level', '2');
  await getRow(page, '/nyheter').focus();
  await expect(getRow(page, '/nyheter')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(getRow(page, '/nyheter/artiklar')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(getRow(page, '/nyheter')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(getRow(page, '/')).toBeFocused();

  await page.getByLabel('Find a page by name or address').fill('laddskola');
  await expect(getRow(page, '/laddskola')).toBeVisible();
  await expect(getRow(page, '/om-oss')).toHaveCount(0);
  await getRow(page, '/laddskola').focus();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('iframe:visible:not([inert])').contentFrame().locator('h1'),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('route')).toBe('/laddskola');
});

for (const { name, width } of [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 768 },
]) {
  test(`[EDIT-20] the tree fits a ${name}, with all actions within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPages(page);
    await getRow(page, '/om-oss').click();
    await expect(getDetails(page).getByRole('heading', { name: 'Om oss' })).toBeInViewport();
    await expect(
      getDetails(page).getByRole('button', { name: 'Open in the editor' }),
    ).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('[EDIT-21] a page is created from a template with an address from its title, and opens in the editor', async ({
  page,
  request,
}) => {
  await openPages(page);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label').filter({ hasText: 'Campaign' }).click();
  await expect(dialog.getByText(/^Starts with: .*Questions and answers/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Årets vår på Öland');
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('arets-var-pa-oland');
  await expect(dialog.getByText('The page will be at /arets-var-pa-oland')).toBeVisible();
  await dialog.getByLabel('Address', { exact: true }).fill('om-oss');
  await expect(dialog.getByText('Another page has this address.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make the page' })).toBeDisabled();
  await dialog.getByLabel('Address', { exact: true }).fill('kampanj-i-trad');
  await expect(dialog.getByText('The page will be at /kampanj-i-trad')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
  await expect(canvas.locator('h1')).toContainText('Årets vår på Öland');
  await expect(canvas.getByText('Frågor och svar', { exact: true })).toBeVisible();
  expect((await visit(request, '/kampanj-i-trad')).status()).toBe(404);
});

test('[EDIT-22] a published move redirects visitors from the old address to the new one', async ({
  page,
  request,
}) => {
  await openPages(page);
  await createPage(page, 'Flyttas snart');
  await backToTree(page);
  await getRow(page, '/flyttas-snart').click();
  await getDetails(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, /Published. Visitors see it now/);
  await expect.poll(async () => (await visit(request, '/flyttas-snart')).status()).toBe(200);

  await getDetails(page).getByRole('button', { name: 'Move or change address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a page to go below').fill('om-oss');
  await dialog.getByRole('option', { name: /^Om oss/ }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('har-nu');
  await expect(dialog.getByText('The page will be at /om-oss/har-nu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move the page' }).click();
  await expect(getDetails(page)).toContainText('Visitors find it at /flyttas-snart until');
  expect((await visit(request, '/flyttas-snart')).status()).toBe(200);

  await getDetails(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Its new address /om-oss/har-nu goes out with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await visit(request, '/flyttas-snart')).status()).toBe(301);
  expect((await visit(request, '/flyttas-snart')).headers().location).toBe('/om-oss/har-nu');
  await expect.poll(async () => (await visit(request, '/om-oss/har-nu')).status()).toBe(200);

  await getDetails(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('No other page links to it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put it into the bin' }).click();
  await expect(getRow(page, '/om-oss/har-nu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Publish the deletion of Flyttas snart' }).click();
  await expect(page.getByText('Flyttas snart is gone for visitors, too.')).toBeVisible();
  await expect.poll(async () => (await visit(request, '/om-oss/har-nu')).status()).toBe(301);
  expect((await visit(request, '/om-oss/har-nu')).headers().location).toBe('/om-oss');
});

test('[EDIT-23] a page is copied, deleted and restored', async ({ page }) => {
  await openPages(page);
  await getRow(page, '/laddskola').click();
  await getDetails(page).getByRole('button', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Skola två');
  await dialog.getByLabel('Address', { exact: true }).fill('skola-tva');
  await dialog.getByRole('button', { name: 'Copy the page' }).click();
  await expect(getRow(page, '/skola-tva')).toBeVisible();
  await expect(getDetails(page).getByRole('heading', { name: 'Skola två' })).toBeVisible();
  await getDetails(page).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Put it into the bin' }).click();
  await expect(getRow(page, '/skola-tva')).toHaveCount(0);

  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(dialog.locator('[data-bin-entry="/skola-tva"]')).toContainText(/Deleted .+ by/);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore Skola två' }).click();
  await expect(dialog.getByText('Restored at /skola-tva, as a draft.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getRow(page, '/skola-tva')).toBeVisible();

  await getRow(page, '/om-oss').click();
  await getDetails(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/pages? links? to it:/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await getRow(page, '/').click();
  await expect(getDetails(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('[EDIT-24] siblings are ordered by keyboard, buttons and dragging', async ({ page }) => {
  await openPages(page);
  const readOrder = () =>
    page
      .locator('[role="row"][aria-level="2"]')
      .evaluateAll((rows) =>
        rows
          .map((one) => one.getAttribute('data-route'))
          .filter((route) => /ordnas/.test(route ?? '')),
      );
  await createPage(page, 'Ordnas A');
  await backToTree(page);
  await createPage(page, 'Ordnas B');
  await backToTree(page);
  await expect.poll(async () => (await readOrder()).slice(-2)).toEqual(['/ordnas-a', '/ordnas-b']);
  await getRow(page, '/ordnas-b').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await readOrder()).slice(-2)).toEqual(['/ordnas-b', '/ordnas-a']);
  await expect(getRow(page, '/ordnas-b')).toBeFocused();
  await getRow(page, '/ordnas-b').click();
  await getDetails(page).getByRole('button', { name: 'Move Ordnas B down' }).click();
  await expect.poll(async () => (await readOrder()).slice(-2)).toEqual(['/ordnas-a', '/ordnas-b']);
  await getRow(page, '/ordnas-b').dragTo(getRow(page, '/ordnas-a'), {
    targetPosition: { x: 60, y: 3 },
  });
  await expect.poll(async () => (await readOrder()).slice(-2)).toEqual(['/ordnas-b', '/ordnas-a']);

  await getRow(page, '/ordnas-b').dragTo(getRow(page, '/ordnas-a'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The page will be at /ordnas-a/ordnas-b')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move the page' }).click();
  await expect(getRow(page, '/ordnas-a/ordnas-b')).toBeVisible();
});

test('[EDIT-25] [EDIT-02] a link is set to a page, and a link that leads nowhere shows a warning before it is saved', async ({
  page,
}) => {
  await openPages(page);
  await createPage(page, 'Länkar härifrån', 'Campaign');
  const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
  await canvas.locator('[data-area="main"] a[data-edit-field="link"]').first().click();
  const popover = page.getByRole('dialog');
  await popover.getByRole('tab', { name: 'Page' }).click();
  await popover.getByLabel('Find a page by name or address').fill('priser');
  await popover.getByRole('option', { name: /\/priser$/ }).click();
  await expect(popover.locator('[data-link-target="PAGE"]')).toContainText('Leads to the page');
  expect(await findViolations(page)).toEqual([]);
  await popover.getByRole('button', { name: 'Save' }).click();
  const link = page
    .locator('iframe:visible:not([inert])')
    .contentFrame()
    .locator('[data-area="main"] a[data-edit-field="link"]')
    .first();
  await expect(link).toHaveAttribute('href', '/priser');

  await link.click();
  await popover.getByRole('tab', { name: 'Other address' }).click();
  await popover.getByLabel('Address', { exact: true }).fill('/finns-inte-alls');
  await expect(popover.locator('[data-link-target="NOWHERE"]')).toContainText(
    'Nothing is at /finns-inte-alls',
  );
  await popover.getByRole('button', { name: 'Save' }).click();
  await expect(popover.getByRole('alert').getByText(/save again to keep it/)).toBeVisible();
  await popover.getByRole('button', { name: 'Save' }).click();
  await expect(link).toHaveAttribute('href', '/finns-inte-alls');
  await expect(page.getByText(/links? needs? attention/)).toBeVisible();
  await expect(page.getByText(/\/finns-inte-alls\): nothing is at this address/)).toBeVisible();
});

test('[EDIT-25] [EDIT-02] a link inside a text is set to a page, and follows it when it moves', async ({
  page,
}) => {
  await openPages(page);
  await createPage(page, 'Text med länk');
  const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
  await canvas.locator('[data-edit-field="richText"]').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Link (Ctrl+K)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Find a page by name or address').fill('/priser');
  await dialog.getByRole('option', { name: /\/priser$/ }).click();
  await dialog.getByRole('button', { name: 'Apply link' }).click();
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await page.reload();
  const link = page
    .locator('iframe:visible:not([inert])')
    .contentFrame()
    .locator('[data-edit-field="richText"] a')
    .first();
  await expect(link).toHaveAttribute('href', '/priser');
  await expect(link).toHaveAttribute('data-item', /^[0-9A-F]{32}$/);
});

test('[EDIT-26] [EDIT-27] a missing language is copied from an existing one, and translated', async ({
  page,
}) => {
  await openPages(page);
  await createPage(page, 'Bara svenska');
  await backToTree(page);
  await getRow(page, '/bara-svenska').click();
  await expect(getRow(page, '/bara-svenska')).toContainText('missing');
  await getDetails(page).getByRole('button', { name: 'Open in the editor' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
  await expect(page.getByText('“Bara svenska” is not in English yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Swedish' }).click();
  await expect(
    page.locator('iframe:visible:not([inert])').contentFrame().locator('h1'),
  ).toContainText('Bara svenska');
  await backToTree(page);
  await getDetails(page).getByRole('button', { name: 'Add English' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add English' }).click();
  await expectToast(page, /has a version in English now/);
  await getDetails(page).getByRole('button', { name: 'Translate into English' }).click();
  const translation = page.getByRole('dialog');
  await expect(translation.locator('[data-translation="untranslated"]').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const field of await translation.getByRole('textbox', { name: 'Title' }).all()) {
    if ((await field.inputValue()) === 'Bara svenska') await field.fill('Only Swedish');
  }
  await translation.getByRole('button', { name: 'Save the translation' }).click();
  await expectToast(page, /saved as a draft/);
  await getDetails(page).getByRole('button', { name: 'Open English' }).click();
  await expect(
    page.locator('iframe:visible:not([inert])').contentFrame().locator('h1'),
  ).toContainText('Only Swedish');
  expect(new URL(page.url()).searchParams.get('language')).toBe('en');
});

test('[EDIT-22] [EDIT-27] an address of one language is chosen and redirected to, but refused if another page has it', async ({
  page,
  request,
}) => {
  await openPages(page);
  await createPage(page, 'Egen adress');
  await backToTree(page);
  await getRow(page, '/egen-adress').click();
  await getDetails(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, /Published. Visitors see it now/);
  await getDetails(page).getByRole('button', { name: 'Add English' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Add English' }).click();
  await expectToast(page, /has a version in English now/);
  await getDetails(page).getByRole('button', { name: 'Translate into English' }).click();
  const translation = page.locator('dialog[open]');
  await translation.getByRole('textbox', { name: 'Address' }).fill('Own address');
  await translation.getByRole('button', { name: 'Save the translation' }).click();
  await expect(getDetails(page)).toContainText('/own-address');

  await getDetails(page).getByRole('button', { name: 'Open English' }).click();
  await page.getByRole('button', { name: 'Page settings' }).click();
  const address = page
    .locator('dialog[open]')
    .getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('villkor');
  await expect(address).toHaveAccessibleDescription(/Another page has this address/);
  await address.fill('an-address');
  await expect(page.locator('dialog[open]')).toContainText('› an-address');
  expect(await findViolations(page)).toEqual([]);
  await page.locator('dialog[open]').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('dialog[open]')).toBeHidden();
  await backToTree(page);
  await expect(getDetails(page)).toContainText('/an-address');
  await getDetails(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(async () => (await visit(request, '/en/an-address')).status()).toBe(200);
  const other = await visit(request, '/en/egen-adress?a=1');
  expect([other.status(), other.headers().location]).toEqual([308, '/en/an-address?a=1']);
});
