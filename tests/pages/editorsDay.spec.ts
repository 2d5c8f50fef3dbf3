import {
  byKeyboard,
  byMouse,
  choosePicture,
  getCanvas,
  deletePage,
  details,
  topDialog,
  expectAccessible,
  expectPublic,
  expectSaved,
  createPage,
  publish,
  publishDeletion,
  publishMenus,
  row,
  uploadPicture,
  showView,
  signIn,
  getStatus,
  visit,
  write,
} from './editorsDay';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const rows = '[EDIT-02] [EDIT-10] [EDIT-21] [EDIT-22] [EDIT-26] [EDIT-35] [EDIT-40] [EDIT-53]';

const days = 24 * 3_600_000;

/** Returns Swedish time: the first whole minute that is at least this far ahead. */
function formatTimeAhead(ms: number): string {
  const at = new Date(Math.ceil((Date.now() + ms) / 60_000) * 60_000);
  return at
    .toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' })
    .slice(0, 16)
    .replace(' ', 'T');
}

test.beforeEach(paintedPictures);
test.setTimeout(240_000);

test(`${rows} an editor publishes a story, reverts a mistake and adds a menu entry, by keyboard on a tablet`, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const key = Date.now() % 10_000;
  const title = `Dagens laddare ${key}`;
  const route = `/nyheter/artiklar/${title.toLowerCase().replaceAll(' ', '-')}`;
  const loads = await signIn(page);

  // Step: create a story with pictures.
  await showView(page, byKeyboard, 'Pages');
  await page.getByLabel('Find a page by name or address').focus();
  await page.keyboard.type('/nyheter/artiklar');
  await row(page, '/nyheter/artiklar').focus();
  await page.keyboard.press('Space');
  await expect(details(page)).toContainText('/nyheter/artiklar');
  await expectAccessible(page);
  await createPage(page, byKeyboard, 'Story', title);
  const picture = () =>
    getCanvas(page).locator('[data-area="main"] [data-edit-field="image"]').first();
  await byKeyboard(picture());
  const popover = page.getByRole('dialog', { name: /^Edit / });
  await byKeyboard(popover.getByRole('button', { name: 'Choose another' }));
  await uploadPicture(page, byKeyboard, {
    name: `Dagens ${key}.png`,
    shows: 'En laddare i morgonljus',
  });
  await byKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(getCanvas(page).getByAltText('En laddare i morgonljus')).toBeVisible();
  await write(
    page,
    getCanvas(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'I dag öppnar vi.',
  );
  await expectSaved(page);
  await expectAccessible(page);
  await publish(page, byKeyboard);
  await expectPublic(request, route, /En laddare i morgonljus[^]*I dag öppnar vi\./);
  await getStatus(request, `/en${route}`).toBe(404);

  // Step: translate it into English.
  await showView(page, byKeyboard, 'Pages');
  await byKeyboard(details(page).getByRole('button', { name: 'Add English' }));
  await byKeyboard(topDialog(page).getByRole('button', { name: 'Add English' }));
  await byKeyboard(details(page).getByRole('button', { name: 'Open English' }));
  await expect(getCanvas(page).locator('html')).toHaveAttribute('lang', /^en/);
  await write(page, getCanvas(page).locator('h1 [data-edit-field]').first(), 'Charger of the day');
  await expectSaved(page);
  await byKeyboard(picture());
  await write(page, popover.getByLabel('What it shows'), 'A charger at dawn');
  await byKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(getCanvas(page).getByAltText('A charger at dawn')).toBeVisible();
  await write(
    page,
    getCanvas(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'We open today.',
  );
  await expectSaved(page);
  await publish(page, byKeyboard);
  await expectPublic(
    request,
    `/en${route}`,
    /Charger of the day[^]*A charger at dawn[^]*We open today\./,
  );

  // Step: correct a published mistake by restoring a version.
  await write(page, getCanvas(page).locator('h1 [data-edit-field]').first(), 'A mistake');
  await expectSaved(page);
  await publish(page, byKeyboard);
  await expectPublic(request, `/en${route}`, /A mistake/);
  const panel = page.getByRole('button', { name: 'History', exact: true });
  if (!(await panel.isVisible())) {
    await byKeyboard(page.getByRole('button', { name: 'Blocks', exact: true }));
  }
  await byKeyboard(panel);
  await expectAccessible(page);
  await byKeyboard(page.getByRole('button', { name: /^Restore the page/ }).first());
  await expectAccessible(page);
  await byKeyboard(topDialog(page).getByRole('button', { name: 'Restore', exact: true }));
  await expect(getCanvas(page).locator('h1 [data-edit-field]')).toHaveText('Charger of the day');
  await publish(page, byKeyboard);
  await expectPublic(request, `/en${route}`, /Charger of the day/);

  // Step: add a menu entry for it, and remove the entry again.
  await showView(page, byKeyboard, 'Site');
  await byKeyboard(page.getByRole('button', { name: 'Add menu entry to Main menu' }));
  const entry = `Day ${key}`;
  await write(page, topDialog(page).getByLabel('Text', { exact: true }), entry);
  await byKeyboard(topDialog(page).getByRole('button', { name: 'Add a link' }).first());
  await byKeyboard(topDialog(page).getByRole('tab', { name: 'Page', exact: true }).first());
  await write(page, topDialog(page).getByLabel('Find a page by name or address').first(), route);
  await page.keyboard.press('Enter');
  await byKeyboard(topDialog(page).getByRole('button', { name: 'Add', exact: true }));
  await expect(page.locator('[data-entry]').filter({ hasText: entry })).toBeVisible();
  await expectAccessible(page);
  await publishMenus(page);
  await expectPublic(request, '/en', new RegExp(entry));
  await byKeyboard(page.getByRole('button', { name: `Remove ${entry}` }));
  await expect(page.locator('[data-entry]').filter({ hasText: entry })).toHaveCount(0);
  await publishMenus(page);
  await expectPublic(request, '/en', new RegExp(`^(?!.*${entry})`, 's'));

  await showView(page, byKeyboard, 'Pages');
  await page.getByLabel('Find a page by name or address').focus();
  await page.keyboard.type(title);
  await row(page, route).focus();
  await page.keyboard.press('Space');
  await deletePage(page, byKeyboard);
  await publishDeletion(page, byKeyboard, title);
  await getStatus(request, route).toBe(404);
  expect(loads).toEqual([]);
});

test(`${rows} an editor publishes a campaign, adds a carousel and moves a page, by mouse on a desktop`, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const key = Date.now() % 10_000;
  const loads = await signIn(page);
  const card = page.locator('[data-release]', { hasText: `Dagens kampanj ${key}` });
  const campaign = `/dagens-kampanj-${key}`;

  // Step: create a campaign, schedule it and publish it at once.
  await showView(page, byMouse, 'Pages');
  await row(page, '/').click();
  await createPage(page, byMouse, 'Campaign', `Dagens kampanj ${key}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = topDialog(page);
  await dialog.getByRole('tab', { name: 'At a time' }).click();
  await dialog.getByLabel('Publish at').fill(formatTimeAhead(30 * days));
  await dialog.getByLabel('Until').fill(formatTimeAhead(37 * days));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^To be published /)).toBeVisible();
  await getStatus(request, campaign).toBe(404);

  await showView(page, byMouse, 'Releases');
  await expect(card).toContainText(/Publishes .* · Put back /);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Publish .* now$/ }).click();
  await expect(card).toHaveAttribute('data-release', 'live');
  await getStatus(request, campaign).toBe(200);
  await card.getByRole('button', { name: /^Change the times/ }).click();
  await dialog.getByLabel('Until').fill(formatTimeAhead(20_000));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // Step: meanwhile, rebuild the carousel of a page.
  await showView(page, byMouse, 'Pages');
  await row(page, '/').click();
  await createPage(page, byMouse, 'Plain page', `Dagens bilder ${key}`);
  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  await dialog.getByRole('button', { name: /^Carousel/ }).click();
  await expect(dialog).toBeHidden();
  const newSlides = getCanvas(page)
    .locator('[data-area="main"]')
    .getByRole('group', { name: /^\d av \d$/ })
    .locator('h2 [data-edit-field]');
  await expect(newSlides).toHaveCount(3);
  for (const [index, words] of ['Ett', 'Två', 'Tre'].entries()) {
    await newSlides.nth(index).click();
    await page.keyboard.type(`Bild ${words}`);
  }
  const slides = () =>
    getCanvas(page).locator('[data-area="main"] h2 [data-edit-field]').filter({ hasText: 'Bild ' });
  await expect(slides()).toHaveText(['Bild Ett', 'Bild Två', 'Bild Tre']);
  const carousel = page.locator('[data-block-row="Carousel"]');
  await carousel.hover();
  await carousel.getByRole('button', { name: /^Settings of/ }).click();
  const entries = dialog.locator('[data-list-row]');
  await entries.nth(2).getByRole('button', { name: /up$/ }).click();
  await expect(entries.nth(1)).toContainText('Bild Tre');
  await entries
    .nth(0)
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect(entries).toHaveCount(4);
  await entries
    .nth(3)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Visitors do not see it yet');
  const picture = { name: `Bild ${key}.png`, shows: 'Dagens nya bild' };
  for (const [index, words] of ['Bild Ett', 'Bild Ny', 'Bild Tre'].entries()) {
    await entries
      .nth(index)
      .getByRole('button', { name: /^Edit / })
      .click();
    const own = { visible: true };
    await dialog.getByLabel('Title', { exact: true }).filter(own).fill(words);
    await dialog
      .getByRole('button', { name: 'Choose from the library' })
      .filter(own)
      .first()
      .click();
    if (index === 0) await uploadPicture(page, byMouse, picture);
    else await choosePicture(page, byMouse, picture.name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(entries.nth(index)).toContainText(words);
    await expect(entries.nth(index)).not.toContainText('Visitors do not see it yet');
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(slides()).toHaveText(['Bild Ett', 'Bild Ny', 'Bild Tre']);
  await publish(page, byMouse);
  const old = `/dagens-bilder-${key}`;
  await expectPublic(request, old, /Dagens nya bild[^]*Bild Ett[^]*Bild Ny[^]*Bild Tre/);

  // Step: move the page; its old address redirects to the new one.
  await showView(page, byMouse, 'Pages');
  await row(page, old).click();
  await details(page).getByRole('button', { name: 'Move or change address' }).click();
  await dialog.getByLabel('Find a page to go below').fill('om-oss');
  await dialog.getByRole('option', { name: /^Om oss/ }).click();
  const moved = `/om-oss/bilder-${key}`;
  await dialog.getByLabel('Address', { exact: true }).fill(`bilder-${key}`);
  await expect(dialog.getByText(`The page will be at ${moved}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move the page' }).click();
  await expect(details(page)).toContainText(`Visitors find it at ${old} until`);
  await details(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await getStatus(request, old).toBe(301);
  expect((await visit(request, old)).headers().location).toBe(moved);
  await getStatus(request, moved).toBe(200);
  await deletePage(page, byMouse);
  await publishDeletion(page, byMouse, `Dagens bilder ${key}`);
  await getStatus(request, moved).toBe(301);
  expect((await visit(request, moved)).headers().location).toBe('/om-oss');

  // Step: the campaign ends on its own within a minute.
  await showView(page, byMouse, 'Releases');
  await expect(card).toHaveAttribute('data-release', 'done', { timeout: 90_000 });
  await getStatus(request, campaign).toBe(404);
  await showView(page, byMouse, 'Pages');
  await row(page, campaign).click();
  await deletePage(page, byMouse);
  await expect(row(page, campaign)).toHaveCount(0);
  expect(loads).toEqual([]);
});
