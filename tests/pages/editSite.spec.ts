import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

/**
 * Signs in and opens a section of a site. These tests publish nothing, since all tests share one content
 * platform.
 */
async function openPart(page: Page, part: string, site = 'charging'): Promise<void> {
  await enterEditor(page);
  const query = new URLSearchParams({ site, language: 'sv', route: '/', view: 'site' });
  await page.goto(`${addresses.web}/_edit?${query}#${part}`);
  await expect(page.locator('[data-unpublished]')).not.toBeEmpty();
}

/** Returns the open dialog; toasts are also `dialog` elements. */
const openDialog = (page: Page) => page.locator('dialog[open]');
const getEntries = (page: Page) => page.locator('[data-entry]');
const readNames = (page: Page) =>
  getEntries(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-entry')));

test.beforeEach(paintedPictures);

test('[EDIT-35] a menu is created, and its entries ordered, copied and removed with a preview next to them', async ({
  page,
}) => {
  await openPart(page, 'menus', 'pickup');
  const before = await readNames(page);
  const [first = ''] = before;
  await page
    .getByRole('button', { name: /^Add menu entry to/ })
    .first()
    .click();
  await openDialog(page).getByLabel('Text', { exact: true }).first().fill('Prövning');
  await openDialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(getEntries(page).filter({ hasText: 'Prövning' })).toBeVisible();

  const up = page.getByRole('button', { name: 'Move Prövning up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Prövning is now number/)).toBeVisible();
  await expect(up).toBeFocused();
  // The list scrolls within its view: the editor's own bar stays in sight.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
  const moved = await readNames(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect.poll(() => readNames(page)).not.toEqual(moved);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => readNames(page)).toEqual(moved);
  await expect(
    page.frameLocator('iframe').locator('[data-area="header"]').getByText('Prövning').first(),
  ).toBeAttached();

  await page.getByRole('button', { name: 'Duplicate Prövning' }).click();
  await expect(getEntries(page).filter({ hasText: 'Prövning' })).toHaveCount(2);
  for (const remaining of [1, 0]) {
    await page.getByRole('button', { name: 'Remove Prövning' }).first().click();
    await expect(getEntries(page).filter({ hasText: 'Prövning' })).toHaveCount(remaining);
  }
  expect(await readNames(page)).toEqual(before);
  await expect(page.getByRole('button', { name: `Edit ${first}` }).first()).toBeVisible();
  // Order and entries are as published, so there is no change.
  await expect(page.locator('[data-unpublished="0"]')).toBeVisible();
});

test('[EDIT-31] [EDIT-37] a phrase keeps its placeholders, and no edit of two editors is silently overwritten', async ({
  page,
  context,
}) => {
  const key = 'optionCount';
  await openPart(page, 'dictionary');
  const other = await context.newPage();
  await other.goto(page.url());
  const getCell = (of: Page) => of.getByRole('button', { name: `Edit ${key} in Swedish` });
  for (const one of [page, other]) {
    await one.getByLabel('Find a text or key').fill(key);
    await getCell(one).click();
  }
  const getField = (of: Page) => of.getByLabel(`${key} in Swedish`);
  await getField(page).fill('Valmöjligheter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Keep {count}: a value stands there')).toBeVisible();
  await getField(page).fill('Val: {count}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getCell(page)).toContainText('Val: {count}');
  await expect(getCell(page)).toBeFocused();

  await getField(other).fill('Antal: {count}');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(openDialog(other)).toContainText('Val: {count}');
  await openDialog(other).getByRole('button', { name: 'Keep mine' }).click();
  await expect(getCell(other)).toContainText('Antal: {count}');

  await getCell(page).click();
  await getField(page).fill('Möjligheter: {count}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(openDialog(page)).toContainText('Antal: {count}');
  await expect(openDialog(page)).toContainText('Möjligheter: {count}');
  await openDialog(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(getCell(page)).toContainText('Möjligheter: {count}');

  await page.getByRole('button', { name: 'Missing in a language' }).click();
  await expect(page.locator(`[data-phrase="${key}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(openDialog(page)).toContainText('Editing secret');
  await openDialog(page)
    .getByRole('button', { name: `Restore version 1 of ${key}` })
    .click();
  await expect(page.getByText('The older version is the draft again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getCell(page)).toContainText('Val: {count}');
  await getCell(page).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(page.locator('[data-unpublished="0"]')).toBeVisible();
});

test('[EDIT-36] redirects are checked before they are saved, and an address can be traced', async ({
  page,
}) => {
  await openPart(page, 'redirects', 'trucks');
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Add a redirect' }).click();
    await openDialog(page).getByLabel('Old address').fill(from);
    await openDialog(page).getByLabel('New address').fill(to);
    await openDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  };
  await add('/gammal(', '/om-oss');
  await expect(openDialog(page).getByLabel('Old address')).toHaveAttribute('aria-invalid', 'true');
  await expect(openDialog(page)).toContainText('Cannot be used');
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click();

  await add('/gammal', '/om-oss');
  await expect(page.locator('[data-rule="/gammal"]')).toBeVisible();
  await add('/aldre', '/gammal');
  await expect(openDialog(page)).toContainText('Needs several redirects');
  await openDialog(page).getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.locator('[data-rule="/aldre"]')).toContainText('Needs several redirects');

  await page.getByLabel('Address on this site').fill('/aldre?x=1');
  await page.getByRole('button', { name: 'Try' }).click();
  await expect(page.locator('[data-trail="page"]')).toContainText('/om-oss?x=1');

  for (const rule of ['/aldre', '/gammal']) {
    await page.getByRole('button', { name: `Remove ${rule}`, exact: true }).click();
    await expect(page.locator(`[data-rule="${rule}"]`)).toHaveCount(0);
  }
  await expect(page.locator('[data-unpublished="0"]')).toBeVisible();
});

test('[EDIT-34] a tag that stories use is removed only after another tag replaces it', async ({
  page,
}) => {
  await openPart(page, 'tags');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(openDialog(page)).toContainText(/carr(y|ies) it/);
  await expect(openDialog(page).getByRole('button', { name: 'Replace and remove' })).toBeDisabled();
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click();
});

test('[EDIT-38] the fields of a page explain their purpose, and preview search results and shared links', async ({
  page,
}) => {
  await openPart(page, 'menus', 'trucks');
  const query = new URLSearchParams({ site: 'trucks', language: 'sv', route: '/kontakt' });
  await page.goto(`${addresses.web}/_edit?${query}`);
  await page.getByRole('button', { name: 'Page settings' }).click();
  const title = openDialog(page).getByLabel('Title in search results');
  await title.fill('Ring oss');
  const search = page.locator('[data-preview="search"]');
  await expect(search).toContainText('Ring oss | Automotive Lastbilar');
  await expect(page.locator('[data-preview="social"]')).toContainText('Ring oss');
  await title.fill(
    'Ring oss, skriv till oss eller kom förbi någon av våra verkstäder i hela Sverige',
  );
  await expect(title).toBeFocused();
  await expect(openDialog(page).locator('[data-length="long"]')).toContainText(
    'only about 60 are shown',
  );
  for (const heading of ['Content', 'Search engines and sharing', 'Navigation', 'Appearance']) {
    await expect(openDialog(page).getByRole('group', { name: heading, exact: true })).toBeVisible();
  }
  const brands = openDialog(page).getByLabel('Brand design').locator('option');
  await expect(brands).toHaveText([
    'Not chosen',
    'Mercedes-Benz',
    'smart',
    'MINI',
    'BMW',
    'Renault',
    'Dacia',
  ]);
  expect(await findViolations(page)).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`[EDIT-30] every part of a site can be reached and has a name at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPart(page, 'menus');
    for (const part of ['Menus', 'Footer', 'Settings', 'Dictionary', 'Tags', 'Redirects']) {
      await page.getByRole('tab', { name: part }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(page.locator('[data-unpublished]')).not.toBeEmpty();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([part, overflow]).toEqual([part, 0]);
      expect([part, await findViolations(page)]).toEqual([part, []]);
    }
  });
}
