import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { addresses, ports } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const site = 'trucks';

/** Returns a public page. Node cannot resolve hosts below localhost, so the Host header is set. */
async function fetchPublicText(request: APIRequestContext, route: string): Promise<string> {
  const headers = { host: `${site}.localhost:${ports.web}` };
  return (await request.get(addresses.web + route, { headers })).text();
}

/**
 * Signs in and opens a page in the editor. Each test has its own page, since all share one content platform.
 */
async function edit(page: Page, route: string): Promise<FrameLocator> {
  await enterEditor(page);
  return open(page, route);
}

async function open(page: Page, route: string): Promise<FrameLocator> {
  await page.goto(`${addresses.web}/_edit?${new URLSearchParams({ site, language: 'sv', route })}`);
  const canvas = findCanvas(page);
  await expect(canvas.locator('[data-edit-field]').first()).toBeAttached();
  return canvas;
}

/** Returns the visible page; its next version loads in a hidden frame. */
const findCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();

const getTitle = (canvas: FrameLocator) => canvas.locator('h1 [data-edit-field="text"]').first();

async function write(page: Page, field: ReturnType<FrameLocator['locator']>, words: string) {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

const expectSaveState = (page: Page, is: string) =>
  expect(page.locator(`[data-save-state="${is}"]`)).toBeVisible();

/** A block that was just added has the focus in its first text. */
async function typeInNew(page: Page, words: string): Promise<void> {
  await expect(findCanvas(page).locator('[data-edit-field]:focus')).toBeEmpty();
  await page.keyboard.type(words);
  await expectSaveState(page, 'saved');
}

const getRows = (page: Page) => page.locator('[data-block-row]');
const readOrder = (page: Page) =>
  getRows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-block-row')));

test.beforeEach(paintedPictures);

test('[EDIT-05] without the secret nothing can be edited, and no trace of editing is shown', async ({
  page,
  request,
}) => {
  for (const path of [
    '/api/editing/config',
    '/api/editing/render?mode=edit&route=/&sc_site=trucks&sc_itemid=1&sc_lang=sv',
    '/feaas-render?route=/&sc_site=trucks&sc_lang=sv',
    '/_edit',
    '/_edit/page?mode=edit&route=/&sc_site=trucks&sc_itemid=1&sc_lang=sv',
  ]) {
    expect((await request.get(addresses.web + path)).status(), path).toBe(401);
  }
  expect((await request.post(`${addresses.web}/_edit/graphql`, { data: {} })).status()).toBe(401);
  await page.goto(`${addresses.web}/_edit`);
  await page.getByLabel('Editing secret').fill('not-the-secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('That is not the secret.')).toBeVisible();

  const publicPage = await fetchPublicText(request, '/');
  expect(publicPage).toContain('</html>');
  expect(publicPage).not.toMatch(/scpm|sitecore|_edit|data-edit/);
});

test(
  '[EDIT-02] texts are edited in place, previewed, and public once published',
  { tag: '@walk' },
  async ({ page, request }) => {
    const words = 'Ord som redaktören skrev';
    const readPublicText = () => fetchPublicText(request, '/om-oss');
    expect(await readPublicText()).toContain('<h1');
    expect(await readPublicText()).not.toContain(words);

    const canvas = await edit(page, '/om-oss');
    await write(page, getTitle(canvas), words);
    await expectSaveState(page, 'saved');
    expect(await readPublicText()).not.toContain(words);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(findCanvas(page).getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(findCanvas(page).locator('code.scpm')).toHaveCount(0);
    expect(await readPublicText()).not.toContain(words);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect.poll(readPublicText).toContain(words);
  },
);

test('[EDIT-02] links, pictures, dates and formatted texts are edited in place', async ({
  page,
}) => {
  const canvas = await edit(page, '/eldrift');
  const link = canvas.locator('[data-area="main"] a[data-edit-field="link"]').first();
  await link.click();
  const popover = page.getByRole('dialog');
  await popover.getByRole('tab', { name: 'Phone' }).click();
  await popover.getByLabel('Telephone number').fill('+46 81 23 45');
  await popover.getByLabel('Text', { exact: true }).fill('Ring oss');
  await popover.getByRole('button', { name: 'Save' }).click();
  await expect(findCanvas(page).getByRole('link', { name: 'Ring oss' })).toHaveAttribute(
    'href',
    'tel:+46812345',
  );

  await findCanvas(page)
    .getByAltText(/^Renault Master/)
    .click();
  await popover.getByLabel('What it shows').fill('Elskåp i profil');
  await popover.getByRole('button', { name: 'Save' }).click();
  await expect(findCanvas(page).getByAltText('Elskåp i profil')).toBeVisible();

  await write(page, findCanvas(page).locator('[data-edit-field="richText"]').first(), 'Fet text');
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Bold' }).first().click();
  await expectSaveState(page, 'saved');

  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  await page.getByRole('button', { name: /^Countdown/ }).click();
  await typeInNew(page, 'Snart');
  await findCanvas(page).locator('[data-edit-field="date"]').click();
  await popover.getByLabel('Counts down to').fill('2032-07-08T09:30');
  await popover.getByRole('button', { name: 'Save' }).click();
  await expect(findCanvas(page).getByText('2032-07-08', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = findCanvas(page);
  await expect(preview.locator('strong', { hasText: 'Fet text' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Ring oss' }).first()).toBeVisible();
});

test('[EDIT-03] [EDIT-04] links do not navigate and no page view is sent while editing', async ({
  page,
}) => {
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events/')) views.push(request.url());
  });
  const canvas = await edit(page, '/lastbilar');
  const before = page.frames().map((frame) => frame.url());
  const main = canvas.locator('[data-area="main"]');
  const form = page.getByRole('dialog', { name: 'Edit Link' });
  // Escape reaches the form only once it is open.
  const closeForm = async () => {
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  };
  const position = { x: 4, y: 4 };
  for (const link of (await main.locator('a[data-edit-field="link"]').all()).slice(0, 3)) {
    await link.click({ position });
    await closeForm();
    await link.press('Enter');
    await closeForm();
    await link.click({ modifiers: ['ControlOrMeta'], position });
    await closeForm();
  }
  const breadcrumb = main.getByRole('link', { name: 'Start', exact: true });
  await breadcrumb.click({ position });
  await breadcrumb.click({ modifiers: ['ControlOrMeta'], position });
  await canvas.locator('form').evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).requestSubmit();
  });
  expect(page.frames().map((frame) => frame.url())).toEqual(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(views).toEqual([]);
});

test('[EDIT-02] a save can be undone, and older versions restored from the history', async ({
  page,
}) => {
  const canvas = await edit(page, '/verkstad');
  // As stored: a theme may show it in capitals.
  const original = (await getTitle(canvas).textContent()) ?? '';
  await write(page, getTitle(canvas), 'Första');
  await expectSaveState(page, 'saved');
  await page.getByTitle('Undo', { exact: true }).click();
  await expect(getTitle(findCanvas(page))).toHaveText(original);

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Each part' }).click();
  await page.getByRole('button', { name: /^Restore version 2 of/ }).click();
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(getTitle(findCanvas(page))).toHaveText('Första');

  // The whole page goes back to the content files, and one undo takes that back.
  await page.getByRole('button', { name: 'Whole page' }).click();
  await page
    .getByRole('button', { name: /^Restore the page/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(getTitle(findCanvas(page))).toHaveText(original);
  await page.getByTitle('Undo', { exact: true }).click();
  await expect(getTitle(findCanvas(page))).toHaveText('Första');
});

test('[EDIT-02] two editors of the same text are notified of the conflict, and choose a version', async ({
  page,
  context,
}) => {
  const mine = await edit(page, '/kontakt');
  const other = await context.newPage();
  const theirs = await open(other, '/kontakt');
  await write(other, getTitle(theirs), 'Deras');
  await expectSaveState(other, 'saved');

  await write(page, getTitle(mine), 'Min');
  await expectSaveState(page, 'conflict');
  // The notice takes no keys from the text, nor does a space choose.
  await page.keyboard.type(' text');
  await expect(getTitle(mine)).toHaveText('Min text');
  const compare = () => page.getByRole('status').getByRole('button', { name: 'Compare' }).click();
  await compare();
  const dialog = page.getByRole('dialog', { name: /saved in between/ });
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Deras')).toBeVisible();
  await expect(dialog.getByText('Min text', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(getTitle(findCanvas(page))).toHaveText('Min text');
  await expectSaveState(page, 'saved');
  await expect(getTitle(findCanvas(page))).toBeFocused();

  await write(other, getTitle(findCanvas(other)), 'Deras igen');
  await other.getByRole('status').getByRole('button', { name: 'Compare' }).click();
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(getTitle(findCanvas(other))).toHaveText('Min text');
  await expect(getTitle(findCanvas(other))).toBeFocused();
});

test('[EDIT-02] a failed save loses nothing, on the page or after reloading it', async ({
  page,
}) => {
  const canvas = await edit(page, '/transportbilar');
  const isSave = (body: string | null) => body?.includes('updateItem') ?? false;
  await page.route('**/_edit/graphql', (route) =>
    isSave(route.request().postData()) ? route.abort() : route.continue(),
  );
  await write(page, getTitle(canvas), 'Får inte försvinna');
  await expectSaveState(page, 'failed');
  await expect(getTitle(canvas)).toHaveText('Får inte försvinna');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.clock.install();
  const reopened = await open(page, '/transportbilar');
  await expect(getTitle(reopened)).toHaveText('Får inte försvinna');
  // Stops the page's clock, so that only the click saves, not the autosave.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectSaveState(page, 'failed');
  await page.unroute('**/_edit/graphql');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expectSaveState(page, 'saved');
});

test('[EDIT-02] blocks are moved, added and removed, also by keyboard', async ({ page }) => {
  await edit(page, '/verkstad/fardskrivare');
  const before = await readOrder(page);
  expect(before.length).toBeGreaterThan(1);
  await getRows(page).first().getByRole('button').first().focus();
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .focus();
  await page.keyboard.press('Enter');
  const swapped = [before[1], before[0], ...before.slice(2)];
  await expect.poll(() => readOrder(page)).toEqual(swapped);
  await expect(findCanvas(page).locator('[data-area="main"]')).toBeVisible();

  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a block').fill('call');
  await dialog.getByRole('button', { name: /^Call to action/ }).click();
  await typeInNew(page, 'Nytt block');
  await getRows(page)
    .last()
    .getByRole('button', { name: /^Settings of/ })
    .click();
  await dialog.getByRole('button', { name: 'Add a link' }).first().click();
  await dialog.getByRole('tab', { name: 'Other address' }).first().click();
  await dialog.getByLabel('Address', { exact: true }).first().fill('ingen adress');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/must be an address/)).toBeVisible();
  await dialog.getByLabel('Address', { exact: true }).first().fill('/kontakt');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(findCanvas(page).getByText('Nytt block', { exact: true })).toBeVisible();

  await getRows(page).last().hover();
  await getRows(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => readOrder(page)).toEqual(swapped);
  await page.getByTitle('Undo', { exact: true }).click();
  await expect.poll(() => readOrder(page)).toEqual([...swapped, 'CallToActionBanner']);
});

test('[EDIT-02] axe finds no violation in the editor', async ({ page }) => {
  await page.goto(`${addresses.web}/_edit`);
  const findEditorViolations = () => findViolations(page, { exclude: ['iframe'] });
  expect(await findEditorViolations()).toEqual([]);
  const canvas = await edit(page, '/eldrift');
  await getTitle(canvas).click();
  expect(await findEditorViolations()).toEqual([]);
  await page.getByRole('button', { name: 'History' }).click();
  expect(await findEditorViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Blocks' }).first().click();
  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  expect(await findEditorViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Spacer' }).click();
  expect(await findEditorViolations()).toEqual([]);
});
