import {
  activateByKeyboard,
  activateByMouse,
  choosePicture,
  getCanvas,
  deletePage,
  getDetails,
  getTopDialog,
  expectAccessible,
  expectPublic,
  expectSaved,
  createPage,
  publish,
  publishDeletion,
  publishMenus,
  getRow,
  uploadPicture,
  showView,
  signIn,
  expectStatus,
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
// Long, for busy machines: each day has some sixty steps.
test.setTimeout(480_000);

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
  await showView(page, activateByKeyboard, 'Pages');
  await page.getByLabel('Find a page by name or address').focus();
  await page.keyboard.type('/nyheter/artiklar');
  await getRow(page, '/nyheter/artiklar').focus();
  await page.keyboard.press('Space');
  await expect(getDetails(page)).toContainText('/nyheter/artiklar');
  await expectAccessible(page);
  await createPage(page, activateByKeyboard, 'Story', title);
  const getPicture = () =>
    getCanvas(page).locator('[data-area="main"] [data-edit-field="image"]').first();
  await activateByKeyboard(getPicture());
  const popover = page.getByRole('dialog', { name: /^Edit / });
  await activateByKeyboard(popover.getByRole('button', { name: 'Choose another' }));
  await uploadPicture(page, activateByKeyboard, {
    name: `Dagens ${key}.png`,
    shows: 'En laddare i morgonljus',
  });
  await activateByKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(getCanvas(page).getByAltText('En laddare i morgonljus')).toBeVisible();
  await write(
    page,
    getCanvas(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'I dag öppnar vi.',
  );
  await expectSaved(page);
  await expectAccessible(page);
  await publish(page, activateByKeyboard);
  await expectPublic(request, route, /En laddare i morgonljus[^]*I dag öppnar vi\./);
  await expectStatus(request, `/en${route}`).toBe(404);

  // Step: translate it into English.
  await showView(page, activateByKeyboard, 'Pages');
  await activateByKeyboard(getDetails(page).getByRole('button', { name: 'Add English' }));
  await activateByKeyboard(getTopDialog(page).getByRole('button', { name: 'Add English' }));
  await activateByKeyboard(getDetails(page).getByRole('button', { name: 'Open English' }));
  await expect(getCanvas(page).locator('html')).toHaveAttribute('lang', /^en/);
  await write(page, getCanvas(page).locator('h1 [data-edit-field]').first(), 'Charger of the day');
  await expectSaved(page);
  await activateByKeyboard(getPicture());
  await write(page, popover.getByLabel('What it shows'), 'A charger at dawn');
  await activateByKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(getCanvas(page).getByAltText('A charger at dawn')).toBeVisible();
  await write(
    page,
    getCanvas(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'We open today.',
  );
  await expectSaved(page);
  await publish(page, activateByKeyboard);
  await expectPublic(
    request,
    `/en${route}`,
    /Charger of the day[^]*A charger at dawn[^]*We open today\./,
  );

  // Step: correct a published mistake by restoring a version.
  await write(page, getCanvas(page).locator('h1 [data-edit-field]').first(), 'A mistake');
  await expectSaved(page);
  await publish(page, activateByKeyboard);
  await expectPublic(request, `/en${route}`, /A mistake/);
  const panel = page.getByRole('button', { name: 'History', exact: true });
  if (!(await panel.isVisible())) {
    await activateByKeyboard(page.getByRole('button', { name: 'Blocks', exact: true }));
  }
  await activateByKeyboard(panel);
  await expectAccessible(page);
  await activateByKeyboard(page.getByRole('button', { name: /^Restore the page/ }).first());
  await expectAccessible(page);
  await activateByKeyboard(
    getTopDialog(page).getByRole('button', { name: 'Restore', exact: true }),
  );
  await expect(getCanvas(page).locator('h1 [data-edit-field]')).toHaveText('Charger of the day');
  await publish(page, activateByKeyboard);
  await expectPublic(request, `/en${route}`, /Charger of the day/);

  // Step: add a menu entry for it, and remove the entry again.
  await showView(page, activateByKeyboard, 'Site');
  await activateByKeyboard(page.getByRole('button', { name: 'Add menu entry to Main menu' }));
  const entry = `Day ${key}`;
  await write(page, getTopDialog(page).getByLabel('Text', { exact: true }), entry);
  await activateByKeyboard(getTopDialog(page).getByRole('button', { name: 'Add a link' }).first());
  await activateByKeyboard(
    getTopDialog(page).getByRole('tab', { name: 'Page', exact: true }).first(),
  );
  await write(page, getTopDialog(page).getByLabel('Find a page by name or address').first(), route);
  await page.keyboard.press('Enter');
  await activateByKeyboard(getTopDialog(page).getByRole('button', { name: 'Add', exact: true }));
  await expect(page.locator('[data-entry]').filter({ hasText: entry })).toBeVisible();
  await expectAccessible(page);
  await publishMenus(page);
  await expectPublic(request, '/en', new RegExp(entry));
  await activateByKeyboard(page.getByRole('button', { name: `Remove ${entry}` }));
  await expect(page.locator('[data-entry]').filter({ hasText: entry })).toHaveCount(0);
  await publishMenus(page);
  await expectPublic(request, '/en', new RegExp(`^(?!.*${entry})`, 's'));

  await showView(page, activateByKeyboard, 'Pages');
  await page.getByLabel('Find a page by name or address').focus();
  await page.keyboard.type(title);
  await getRow(page, route).focus();
  await page.keyboard.press('Space');
  await deletePage(page, activateByKeyboard);
  await publishDeletion(page, activateByKeyboard, title);
  // Visitors at the address of the deleted page are led to the page above it.
  await expectStatus(request, route).toBe(301);
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
  await showView(page, activateByMouse, 'Pages');
  await getRow(page, '/').click();
  await createPage(page, activateByMouse, 'Campaign', `Dagens kampanj ${key}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = getTopDialog(page);
  await dialog.getByRole('tab', { name: 'At a time' }).click();
  await dialog.getByLabel('Publish at').fill(formatTimeAhead(30 * days));
  await dialog.getByLabel('Until').fill(formatTimeAhead(37 * days));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^To be published /)).toBeVisible();
  await expectStatus(request, campaign).toBe(404);

  await showView(page, activateByMouse, 'Releases');
  await expect(card).toContainText(/Publishes .* · Put back /);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Publish .* now$/ }).click();
  await expect(card).toHaveAttribute('data-release', 'live');
  await expectStatus(request, campaign).toBe(200);
  await card.getByRole('button', { name: /^Change the times/ }).click();
  await dialog.getByLabel('Until').fill(formatTimeAhead(20_000));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // Step: meanwhile, rebuild the carousel of a page.
  await showView(page, activateByMouse, 'Pages');
  await getRow(page, '/').click();
  await createPage(page, activateByMouse, 'Plain page', `Dagens bilder ${key}`);
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
  const getSlides = () =>
    getCanvas(page).locator('[data-area="main"] h2 [data-edit-field]').filter({ hasText: 'Bild ' });
  await expect(getSlides()).toHaveText(['Bild Ett', 'Bild Två', 'Bild Tre']);
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
    if (index === 0) await uploadPicture(page, activateByMouse, picture);
    else await choosePicture(page, activateByMouse, picture.name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(entries.nth(index)).toContainText(words);
    await expect(entries.nth(index)).not.toContainText('Visitors do not see it yet');
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(getSlides()).toHaveText(['Bild Ett', 'Bild Ny', 'Bild Tre']);
  await publish(page, activateByMouse);
  const old = `/dagens-bilder-${key}`;
  await expectPublic(request, old, /Dagens nya bild[^]*Bild Ett[^]*Bild Ny[^]*Bild Tre/);

  // Step: move the page; its old address redirects to the new one.
  await showView(page, activateByMouse, 'Pages');
  await getRow(page, old).click();
  await getDetails(page).getByRole('button', { name: 'Move or change address' }).click();
  await dialog.getByLabel('Find a page to go below').fill('om-oss');
  await dialog.getByRole('option', { name: /^Om oss/ }).click();
  const moved = `/om-oss/bilder-${key}`;
  await dialog.getByLabel('Address', { exact: true }).fill(`bilder-${key}`);
  await expect(dialog.getByText(`The page will be at ${moved}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move the page' }).click();
  await expect(getDetails(page)).toContainText(`Visitors find it at ${old} until`);
  await getDetails(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectStatus(request, old).toBe(301);
  expect((await visit(request, old)).headers().location).toBe(moved);
  await expectStatus(request, moved).toBe(200);
  await deletePage(page, activateByMouse);
  await publishDeletion(page, activateByMouse, `Dagens bilder ${key}`);
  await expectStatus(request, moved).toBe(301);
  expect((await visit(request, moved)).headers().location).toBe('/om-oss');

  // Step: the campaign ends on its own within a minute.
  await showView(page, activateByMouse, 'Releases');
  await expect(card).toHaveAttribute('data-release', 'done', { timeout: 90_000 });
  await expectStatus(request, campaign).toBe(404);
  await showView(page, activateByMouse, 'Pages');
  await getRow(page, campaign).click();
  await deletePage(page, activateByMouse);
  await expect(getRow(page, campaign)).toHaveCount(0);
  expect(loads).toEqual([]);
});
