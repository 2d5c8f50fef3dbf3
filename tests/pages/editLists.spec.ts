import type { FrameLocator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

async function edit(page: Page, site: string, route: string): Promise<void> {
  await enterEditor(page);
  await open(page, site, route);
}

async function open(page: Page, site: string, route: string): Promise<void> {
  await page.goto(`${addresses.web}/_edit?${new URLSearchParams({ site, language: 'sv', route })}`);
  await expect(findCanvas(page).locator('[data-edit-field]').first()).toBeAttached();
}

/** Returns the visible page; its next version loads in a hidden frame. */
const findCanvas = (page: Page): FrameLocator =>
  page.locator('iframe:visible:not([inert])').contentFrame();

const getRows = (page: Page) => page.locator('[data-block-row]');
const readOrder = (page: Page) =>
  getRows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-block-row')));
const getBlock = (page: Page, name: string) => page.locator(`[data-block-row="${name}"]`).first();

async function openSettings(page: Page, name: string) {
  await getBlock(page, name).hover();
  await getBlock(page, name)
    .getByRole('button', { name: /^Settings of/ })
    .click();
  return page.getByRole('dialog');
}

test.beforeEach(paintedPictures);

test('[EDIT-10] list items are added, moved, duplicated and removed in the dialog, also nested ones', async ({
  page,
}) => {
  await edit(page, 'charging', '/fragor-och-svar');
  const dialog = await openSettings(page, 'FaqList');
  const entries = dialog.locator('[data-list-row]');
  await expect(entries.first()).toBeVisible();
  const readTexts = () => entries.getByRole('button', { name: /^Edit / }).allInnerTexts();
  const before = await readTexts();
  expect(before.length).toBeGreaterThan(2);

  await entries
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .click();
  await expect.poll(readTexts).toEqual([before[1], before[0], ...before.slice(2)]);
  await entries
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .press('Enter');
  await expect.poll(readTexts).toEqual(before);

  await entries
    .first()
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect.poll(readTexts).toEqual([before[0], ...before]);
  await entries
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(readTexts).toEqual(before);
  await expect(entries.nth(1).getByRole('button', { name: /^Move .*: drag/ })).toBeFocused();

  await dialog.getByRole('button', { name: 'Add question' }).click();
  await expect(
    dialog.getByText('Visitors do not see it until it has: Question and Answer.'),
  ).toBeVisible();
  await dialog.getByLabel('Question', { exact: true }).fill('Får man ställa en ny fråga?');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entries.last()).toContainText('Får man ställa en ny fråga?');
  await expect(entries.last()).toContainText('Visitors do not see it yet');
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    findCanvas(page).locator('summary [data-edit-field]', {
      hasText: 'Får man ställa en ny fråga?',
    }),
  ).toBeVisible();
});

test('[EDIT-10] [EDIT-15] an item of a list is arranged on the page itself', async ({ page }) => {
  await edit(page, 'trucks', '/villkor');
  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Questions and answers/ }).click();
  const getFaq = () => findCanvas(page).locator('[data-area="main"] summary [data-edit-field]');
  await expect(getFaq()).toHaveCount(3);
  for (const [index, words] of ['Ett', 'Två', 'Tre'].entries()) {
    await getFaq().nth(index).click();
    await page.keyboard.type(words);
  }
  await expect(getFaq()).toHaveText(['Ett', 'Två', 'Tre']);

  await getFaq().nth(1).click();
  const tools = page.getByRole('group', { name: /^Question \d of/ });
  await expect(tools).toHaveAccessibleName('Question 2 of 3');
  // By keyboard, as the message about the new block may lie over the tools.
  await tools.getByRole('button', { name: /up$/ }).press('Enter');
  await expect(getFaq()).toHaveText(['Två', 'Ett', 'Tre']);
  await expect(tools).toHaveAccessibleName('Question 1 of 3');
  await expect(tools.getByRole('button', { name: /up$/ })).toBeDisabled();
  await tools.getByRole('button', { name: /^Duplicate/ }).press('Enter');
  await expect(getFaq()).toHaveText(['Två', 'Två', 'Ett', 'Tre']);
  await expect(tools).toHaveAccessibleName('Question 2 of 4');
  await tools.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(getFaq()).toHaveText(['Två', 'Ett', 'Tre']);
  await tools.getByRole('button', { name: /^Add question after/ }).press('Enter');
  await expect(getFaq()).toHaveCount(4);
  await expect(page.locator('[data-field-bar]')).toContainText('Visitors do not see it yet');
  // A message lies over the tools for as long as it is shown.
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('dialog')).toHaveCount(
    0,
  );
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
});

test('[EDIT-13] undo and redo each revert and repeat one step, by keys and by buttons', async ({
  page,
}) => {
  await edit(page, 'charging', '/laddskola');
  const before = await readOrder(page);
  await getRows(page).first().hover();
  await getRows(page).first().getByRole('button', { name: /down$/ }).click();
  const moved = [before[1], before[0], ...before.slice(2)];
  await expect.poll(() => readOrder(page)).toEqual(moved);
  // By keyboard, as the message about the move may lie over the last row.
  const lastRow = getRows(page).last();
  await lastRow.getByRole('button').first().focus();
  await lastRow.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect.poll(() => readOrder(page)).toEqual(moved.slice(0, -1));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readOrder(page)).toEqual(moved);
  await page.getByTitle('Undo', { exact: true }).click();
  await expect.poll(() => readOrder(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => readOrder(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => readOrder(page)).toEqual(moved.slice(0, -1));
});

test('[EDIT-11] the page in the frame is kept while blocks are duplicated, moved and undone, and scripts of new blocks start', async ({
  page,
}) => {
  await edit(page, 'automotive-se', '/');
  const frame = page.locator('iframe:visible:not([inert])');
  const readMark = () =>
    frame.evaluate((one: HTMLIFrameElement) => one.contentDocument?.body.dataset.kept);
  await frame.evaluate((one: HTMLIFrameElement) => {
    if (one.contentDocument) one.contentDocument.body.dataset.kept = 'yes';
  });
  const started = findCanvas(page).locator('[data-client=Carousel][data-started]');
  await expect(started).toHaveCount(1);
  const row = getBlock(page, 'CarOfTheWeek');
  await row.getByRole('button').nth(1).click();
  await row.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(started).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(started).toHaveCount(1);
  const readIds = () =>
    findCanvas(page)
      .locator('[data-area="main"] code[chrometype=rendering][kind=open]')
      .evaluateAll((all) => all.map(({ id }) => id));
  const before = await readIds();
  const first = getBlock(page, 'HeroBanner');
  await first.hover();
  await first.getByRole('button', { name: /down$/ }).click();
  await expect.poll(readIds).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(readIds).toEqual(before);
  expect(await readMark()).toBe('yes');
});

test('[EDIT-11] [EDIT-13] the change of another editor is kept, and is not undone', async ({
  page,
  context,
}) => {
  await edit(page, 'charging', '/elbilar');
  const other = await context.newPage();
  await open(other, 'charging', '/elbilar');
  /** Returns the blocks of the page without nested ones. */
  const getTopLevelBlocks = (of: Page) => of.locator('aside ol:not(ol ol) > li > [data-block-row]');
  const readKinds = (of: Page) =>
    getTopLevelBlocks(of).evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-block-row')),
    );
  const move = async (of: Page, index: number, by: RegExp) => {
    await getTopLevelBlocks(of).nth(index).hover();
    await getTopLevelBlocks(of).nth(index).getByRole('button', { name: by }).click();
  };
  const before = await readKinds(page);
  const last = before.length - 1;
  expect(last).toBeGreaterThan(3);
  await move(other, 0, /down$/);
  await expect.poll(() => readKinds(other)).toEqual([before[1], before[0], ...before.slice(2)]);
  await move(page, last, /up$/);
  const both = [before[1], before[0], ...before.slice(2, -2), before[last], before[last - 1]];
  await expect.poll(() => readKinds(page)).toEqual(both);

  await other.reload();
  await expect.poll(() => readKinds(other)).toEqual(both);
  await move(other, last - 1, /up$/);
  await expect.poll(() => readKinds(other)).not.toEqual(both);
  await page.getByTitle('Undo', { exact: true }).click();
  await expect(page.getByText('Somebody changed the same since.')).toBeVisible();
  await expect.poll(() => readKinds(page)).toEqual(await readKinds(other));
});

test('[EDIT-12] rows are dragged by pointer and by keys, with a drop line, announcements and cancelling', async ({
  page,
}) => {
  await edit(page, 'charging', '/sa-laddar-du');
  const before = await readOrder(page);
  const getHandle = (index: number) =>
    getRows(page)
      .nth(index)
      .getByRole('button', { name: /: drag, or press space/ });
  await getHandle(0).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/is picked up/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/stays where it was/)).toBeAttached();
  expect(await readOrder(page)).toEqual(before);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => readOrder(page)).not.toEqual(before);
  const moved = await readOrder(page);
  expect([...moved].sort()).toEqual([...before].sort());

  const from = await getHandle(0).boundingBox();
  const to = await getRows(page).last().boundingBox();
  if (!from || !to) throw new Error('The rows are not in sight.');
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + to.height + 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => readOrder(page)).not.toEqual(moved);
  expect([...(await readOrder(page))].sort()).toEqual([...before].sort());
});

test('[EDIT-14] a block is copied with its items to a page of another site', async ({ page }) => {
  await edit(page, 'charging', '/appar-och-kort');
  const first = getRows(page).first();
  const kind = (await readOrder(page))[0];
  await first.getByRole('button').nth(1).click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText(/was copied/)).toBeVisible();
  await open(page, 'pickup', '/foretag');
  const before = await readOrder(page);
  await getRows(page).first().getByRole('button').nth(1).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText(/was pasted/)).toBeVisible();
  await expect.poll(() => readOrder(page)).toEqual([before[0], kind, ...before.slice(1)]);
  await getRows(page).nth(1).getByRole('button').nth(1).click();
  await getRows(page)
    .nth(1)
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect.poll(() => readOrder(page)).toEqual([before[0], kind, kind, ...before.slice(1)]);
});

test('[EDIT-15] rows distinguish blocks of one kind by text and picture', async ({ page }) => {
  await edit(page, 'pickup', '/tillbehor');
  const pictured = getRows(page)
    .filter({ has: page.locator('img') })
    .first();
  await pictured.hover();
  await expect(pictured.locator('img')).toBeVisible();
  await expect(
    pictured.getByRole('button', { name: /^Move .* “.+” (up|down)$/ }).first(),
  ).toBeVisible();
});
