import {
  byKeyboard,
  byMouse,
  choosePicture,
  canvasOf,
  deletePage,
  details,
  dialogOf,
  expectAccessible,
  expectPublic,
  expectSaved,
  makePage,
  publish,
  publishDeletion,
  publishMenus,
  row,
  sendPicture,
  showView,
  signIn,
  statusOf,
  visit,
  write,
} from './editorsDay';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const rows = '[EDIT-02] [EDIT-10] [EDIT-21] [EDIT-22] [EDIT-26] [EDIT-35] [EDIT-40] [EDIT-53]';

const days = 24 * 3_600_000;

/** By the clocks of Sweden: the first whole minute that is at least that far away. */
function clock(ms: number): string {
  const at = new Date(Math.ceil((Date.now() + ms) / 60_000) * 60_000);
  return at
    .toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' })
    .slice(0, 16)
    .replace(' ', 'T');
}

test.beforeEach(paintedPictures);
test.setTimeout(240_000);

test(`${rows} an editor's day at a tablet, with the keyboard: a story, a mistake, a menu entry`, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const key = Date.now() % 10_000;
  const title = `Dagens laddare ${key}`;
  const route = `/nyheter/artiklar/${title.toLowerCase().replaceAll(' ', '-')}`;
  const loads = await signIn(page);

  // A story with pictures, from nothing.
  await showView(page, byKeyboard, 'Pages');
  await page.getByLabel('Find a page by name or address').focus();
  await page.keyboard.type('/nyheter/artiklar');
  await row(page, '/nyheter/artiklar').focus();
  await page.keyboard.press('Space');
  await expect(details(page)).toContainText('/nyheter/artiklar');
  await expectAccessible(page);
  await makePage(page, byKeyboard, 'Story', title);
  const picture = () =>
    canvasOf(page).locator('[data-area="main"] [data-edit-field="image"]').first();
  await byKeyboard(picture());
  const popover = page.getByRole('dialog', { name: /^Edit / });
  await byKeyboard(popover.getByRole('button', { name: 'Choose another' }));
  await sendPicture(page, byKeyboard, {
    name: `Dagens ${key}.png`,
    shows: 'En laddare i morgonljus',
  });
  await byKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(canvasOf(page).getByAltText('En laddare i morgonljus')).toBeVisible();
  await write(
    page,
    canvasOf(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'I dag öppnar vi.',
  );
  await expectSaved(page);
  await expectAccessible(page);
  await publish(page, byKeyboard);
  await expectPublic(request, route, /En laddare i morgonljus[^]*I dag öppnar vi\./);
  await statusOf(request, `/en${route}`).toBe(404);

  // The same in English.
  await showView(page, byKeyboard, 'Pages');
  await byKeyboard(details(page).getByRole('button', { name: 'Add English' }));
  await byKeyboard(dialogOf(page).getByRole('button', { name: 'Add English' }));
  await byKeyboard(details(page).getByRole('button', { name: 'Open English' }));
  await expect(canvasOf(page).locator('html')).toHaveAttribute('lang', /^en/);
  await write(page, canvasOf(page).locator('h1 [data-edit-field]').first(), 'Charger of the day');
  await expectSaved(page);
  await byKeyboard(picture());
  await write(page, popover.getByLabel('What it shows'), 'A charger at dawn');
  await byKeyboard(popover.getByRole('button', { name: 'Save', exact: true }));
  await expect(canvasOf(page).getByAltText('A charger at dawn')).toBeVisible();
  await write(
    page,
    canvasOf(page).locator('[data-area="main"] [data-edit-field="richText"]').first(),
    'We open today.',
  );
  await expectSaved(page);
  await publish(page, byKeyboard);
  await expectPublic(
    request,
    `/en${route}`,
    /Charger of the day[^]*A charger at dawn[^]*We open today\./,
  );

  // A mistake that visitors saw is put right from the history.
  await write(page, canvasOf(page).locator('h1 [data-edit-field]').first(), 'A mistake');
  await expectSaved(page);
  await publish(page, byKeyboard);
  await expectPublic(request, `/en${route}`, /A mistake/);
  const panel = page.getByRole('button', { name: 'History', exact: true });
  if (!(await panel.isVisible())) {
    await byKeyboard(page.getByRole('button', { name: 'Blocks', exact: true }));
  }
  await byKeyboard(panel);
  await expectAccessible(page);
  await byKeyboard(
    page.getByRole('button', { name: /^Restore version \d+ of Story page/ }).first(),
  );
  await expectAccessible(page);
  await byKeyboard(dialogOf(page).getByRole('button', { name: 'Restore', exact: true }));
  await expect(canvasOf(page).locator('h1 [data-edit-field]')).toHaveText('Charger of the day');
  await publish(page, byKeyboard);
  await expectPublic(request, `/en${route}`, /Charger of the day/);

  // An entry of the menu leads to it, and goes again.
  await showView(page, byKeyboard, 'Site');
  await byKeyboard(page.getByRole('button', { name: /^Add (navigation|menu) item to/ }).first());
  const entry = `Day ${key}`;
  await write(
    page,
    dialogOf(page)
      .getByLabel(/^(Navigation title|Title)$/)
      .first(),
    entry,
  );
  await byKeyboard(dialogOf(page).getByRole('button', { name: 'Add a link' }).first());
  await byKeyboard(dialogOf(page).getByRole('tab', { name: 'Page', exact: true }).first());
  await write(page, dialogOf(page).getByLabel('Find a page by name or address').first(), route);
  await page.keyboard.press('Enter');
  await byKeyboard(dialogOf(page).getByRole('button', { name: 'Add', exact: true }));
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
  await statusOf(request, route).toBe(404);
  expect(loads).toEqual([]);
});

test(`${rows} an editor's day at a desk, with the mouse: a campaign, a carousel, a move`, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const key = Date.now() % 10_000;
  const loads = await signIn(page);
  const card = page.locator('[data-release]', { hasText: `Dagens kampanj ${key}` });
  const campaign = `/dagens-kampanj-${key}`;

  // A campaign, scheduled for a day and published at once.
  await showView(page, byMouse, 'Pages');
  await row(page, '/').click();
  await makePage(page, byMouse, 'Campaign', `Dagens kampanj ${key}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'At a time' }).click();
  await dialog.getByLabel('Publish at').fill(clock(30 * days));
  await dialog.getByLabel('Until').fill(clock(37 * days));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^To be published /)).toBeVisible();
  await statusOf(request, campaign).toBe(404);

  await showView(page, byMouse, 'Releases');
  await expect(card).toContainText(/Publishes .* · Put back /);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Publish .* now$/ }).click();
  await expect(card).toHaveAttribute('data-release', 'live');
  await statusOf(request, campaign).toBe(200);
  await card.getByRole('button', { name: /^Change the times/ }).click();
  await dialog.getByLabel('Until').fill(clock(20_000));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // Until it ends: a page whose carousel is rebuilt.
  await showView(page, byMouse, 'Pages');
  await row(page, '/').click();
  await makePage(page, byMouse, 'Plain page', `Dagens bilder ${key}`);
  await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
  await dialog.getByRole('button', { name: /^Carousel/ }).click();
  await dialog.getByLabel('Title', { exact: true }).first().fill('Det här händer');
  for (const words of ['Ett', 'Två', 'Tre']) {
    await dialog.getByRole('button', { name: 'Add slide' }).click();
    await dialog.getByLabel('Title', { exact: true }).last().fill(`Bild ${words}`);
  }
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  const slides = () =>
    canvasOf(page).locator('[data-area="main"] h2 [data-edit-field]').filter({ hasText: 'Bild ' });
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
    if (index === 0) await sendPicture(page, byMouse, picture);
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

  // It moves, and its old address leads to the new one.
  await showView(page, byMouse, 'Pages');
  await row(page, old).click();
  await details(page).getByRole('button', { name: 'Move or rename' }).click();
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
  await statusOf(request, old).toBe(301);
  expect((await visit(request, old)).headers().location).toBe(moved);
  await statusOf(request, moved).toBe(200);
  await deletePage(page, byMouse);
  await publishDeletion(page, byMouse, `Dagens bilder ${key}`);
  await statusOf(request, moved).toBe(404);

  // The campaign has ended by itself, or does so within its minute.
  await showView(page, byMouse, 'Releases');
  await expect(card).toHaveAttribute('data-release', 'done', { timeout: 90_000 });
  await statusOf(request, campaign).toBe(404);
  await showView(page, byMouse, 'Pages');
  await row(page, campaign).click();
  await deletePage(page, byMouse);
  await expect(row(page, campaign)).toHaveCount(0);
  expect(loads).toEqual([]);
});
