import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const site = 'charging';

async function openLibrary(page: Page): Promise<void> {
  await enterEditor(page);
  const query = new URLSearchParams({ site, language: 'sv', route: '/', view: 'media' });
  await page.goto(`${addresses.web}/_edit?${query}`);
  await expect(getCard(page, 'Charging day.webp')).toBeVisible();
}

const getCard = (within: Page | Locator, name: string): Locator =>
  within.locator('[data-asset]').filter({ hasText: name }).getByRole('button');

/** Creates an image that no other test uploads. */
async function createPicture(
  name: string,
  red: number,
  width = 400,
  height = 200,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: red, g: Math.floor(Math.random() * 255), b: width % 255 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

const choose = (within: Page | Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  within.locator('input[type="file"]').first().setInputFiles(files);

test.beforeEach(paintedPictures);

test('[EDIT-40] several files are uploaded at once, and each refused file shows its reason', async ({
  page,
}) => {
  await openLibrary(page);
  await choose(page, [
    await createPicture('Kvall vid laddaren.png', 1),
    { name: 'fejk.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') },
    await createPicture('Ros.png', 2),
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('2 of 3 uploaded · 1 refused')).toBeVisible();
  await expect(uploads.getByText(/Refused: This is no file of a kind/)).toBeVisible();

  await uploads.getByLabel('What it shows, in Swedish').first().fill('Laddare i kvällssol');
  await uploads.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(uploads.getByText(/400 × 200 .* Laddare i kvällssol/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('Search names, tags and descriptions').fill('laddare kvallssol');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expect(getCard(page, 'Kvall vid laddaren.png')).toBeVisible();
});

test('[EDIT-40] an upload can be cancelled and repeated, and files can be dropped and pasted', async ({
  page,
}) => {
  await openLibrary(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_edit/media?*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await choose(page, await createPicture('Vantar.png', 3));
  await page.getByRole('button', { name: 'Cancel the upload of Vantar.png' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  const again = page.getByRole('button', { name: 'Send Vantar.png again' });
  await expect(again).toBeFocused();
  release();
  await again.click();
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();

  const { name, mimeType, buffer } = await createPicture('Slappt.png', 4);
  const give = (event: 'drop' | 'paste', file: string) =>
    page.evaluate(
      ({ event, file, mimeType, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], file, { type: mimeType }));
        const target = document.querySelector('[role="search"]');
        target?.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        );
      },
      { event, file, mimeType, base64: buffer.toString('base64') },
    );
  await give('drop', name);
  await expect(page.getByText('2 of 2 uploaded')).toBeVisible();
  await give('paste', 'Klistrat.png');
  await expect(page.getByText('The library has this file already.')).toBeVisible();
});

test('[EDIT-41] folders are created by keyboard, files are moved into them, and filters are independent', async ({
  page,
}) => {
  await openLibrary(page);
  await choose(page, await createPicture('Flyttas.png', 5));
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Close the list of uploads' }).click();

  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('button', { name: /^This site/ }).press('Enter');
  await folders.getByRole('button', { name: 'New folder' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByLabel('Name of the folder').fill('Sommaren 2027');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await folders.getByRole('button', { name: 'New folder' }).press('Enter');
  await dialog.getByLabel('Name of the folder').fill('../../etc');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/up to 60 letters/)).toBeVisible();
  await page.keyboard.press('Escape');

  await folders.getByRole('button', { name: /^This site/ }).click();
  await page.getByRole('checkbox', { name: 'Select Flyttas.png' }).check();
  await page.getByLabel('Move to').selectOption({ label: '\u2003Sommaren 2027' });
  await expect(page.getByText('1 file was moved.')).toBeVisible();
  await expect(getCard(page, 'Flyttas.png')).toHaveCount(0);
  await folders.getByRole('button', { name: /^Sommaren 2027/ }).click();
  await expect(getCard(page, 'Flyttas.png')).toBeVisible();
  await page.getByLabel('Show').selectOption('Without description');
  await expect(getCard(page, 'Flyttas.png')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Documents');
  await expect(page.getByText('No file matches.')).toBeVisible();
});

test('[EDIT-42] focal point and crop are set by keyboard, saved, and previewed as pages crop them', async ({
  page,
}) => {
  await openLibrary(page);
  await choose(page, await createPicture('Beskars.png', 6, 800, 400));
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await getCard(page, 'Beskars.png').click();
  const detail = page.getByRole('dialog', { name: 'Beskars.png' });
  const point = detail.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(point).toHaveAccessibleName('Focal point: 40% from the left, 51% from the top');
  await expect(detail.getByAltText('In 1:1')).toHaveCSS('object-position', '40% 51%');
  await detail.getByLabel('What it shows, in English').fill('A charger');
  expect(await findViolations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  // They stay open for the next step.
  await detail.getByRole('button', { name: 'Crop in 1:1' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop in 1:1' });
  await expect(crop.getByText('400 × 400 pixels · 15% from the left')).toBeVisible();
  // Only a browser knows whether a handle can be dragged.
  const handle = await crop.getByRole('button', { name: /^Handle bottom right/ }).boundingBox();
  if (!handle) throw new Error('The crop has no handle');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x - 60, handle.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByText('400 × 400 pixels')).toBeHidden();
  await crop.getByRole('group', { name: /^Part that is shown/ }).focus();
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(crop.getByText(/^(\d+) × \1 pixels · 0% from the left/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Use this crop' }).click();
  await expect(detail.getByText(/^1:1 · \d+ × \d+ pixels/)).toBeVisible();

  await page.reload();
  await getCard(page, 'Beskars.png').click();
  await expect(point).toHaveAccessibleName(/40% from the left/);
  await expect(detail.getByLabel('What it shows, in English')).toHaveValue('A charger');
  await expect(detail.getByText(/^1:1 · \d+ × \d+ pixels/)).toBeVisible();
});

test('[EDIT-43] [EDIT-45] a picture is chosen on the page, described, given a focal point, replaced and deleted', async ({
  page,
}, { retry }) => {
  // A retry uses another image, since the first one was changed.
  const car = [/^Dacia Spring/, /^Ford Puma/, /^MINI Aceman/][retry] ?? '';
  await enterEditor(page);
  const query = new URLSearchParams({ site, language: 'sv', route: '/elbilar' });
  await page.goto(`${addresses.web}/_edit?${query}`);
  const getCanvas = () => page.locator('iframe:visible:not([inert])').contentFrame();
  await getCanvas().getByAltText(car).click();
  const popover = page.getByRole('dialog', { name: 'Edit Image' });
  await expect(popover.locator('[data-chosen-picture]')).toContainText(/cutout\.webp/);
  await popover.getByRole('button', { name: 'Choose another' }).click();

  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.locator('[data-asset]').first()).toBeVisible();
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
  await choose(picker, await createPicture('Ny bil.png', 7));
  await expect(picker.getByText('1 of 1 uploaded')).toBeVisible();
  await getCard(picker, 'Ny bil.png').click();
  await picker.getByRole('button', { name: 'Use this' }).click();
  await expect(picker.getByText('Say what it shows, or mark it as decoration.')).toBeVisible();
  await picker.getByLabel('What it shows, in Swedish').fill('En ny bil');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(popover.getByRole('button', { name: 'Choose another' })).toBeFocused();
  await expect(popover.getByLabel('What it shows')).toHaveValue('En ny bil');
  await popover.getByText('Focal point for this use').click();
  await popover.getByRole('button', { name: /^Focal point:/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await popover.getByRole('button', { name: 'Save' }).click();
  const displayed = getCanvas().getByAltText('En ny bil');
  await expect(displayed).toHaveCSS('object-position', '40% 50%');

  await page.getByRole('button', { name: 'Media', exact: true }).click();
  await getCard(page, 'Ny bil.png').click();
  const detail = page.getByRole('dialog', { name: 'Ny bil.png' });
  await expect(detail.getByText(/Car model card, Image/)).toBeVisible();
  await detail.getByRole('button', { name: 'Replace everywhere' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace everywhere' });
  await expect(replace.getByText(/at 1 place, as drafts/)).toBeVisible();
  await choose(replace, await createPicture('Nyare bil.png', 8));
  await expect(replace.getByLabel('What it shows, in Swedish')).toHaveValue('En ny bil');
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
  await replace.getByLabel('What it shows, in Swedish').fill('En nyare bil');
  await replace.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('Replaced at 1 place, as drafts.')).toBeVisible();
  const next = page.getByRole('dialog', { name: 'Nyare bil.png' });
  await expect(next.getByRole('link', { name: /^Ny bil.png/ })).toBeVisible();

  await next.getByRole('button', { name: /^Open / }).click();
  await expect(getCanvas().getByAltText('En nyare bil')).toHaveAttribute('src', /nyare-bil/);
  await page.getByRole('button', { name: 'Media', exact: true }).click();
  await getCard(page, 'Nyare bil.png').click();
  await next.getByRole('button', { name: 'Delete' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete this file?' });
  await expect(remove.getByText(/In use at 1 place/)).toBeVisible();
  await expect(remove.getByText(/Car model card, Image/)).toBeVisible();
  await remove.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('Nyare bil.png was deleted.')).toBeVisible();
  await expect(getCard(page, 'Nyare bil.png')).toHaveCount(0);
});

test('[EDIT-46] an upload without a session and its token is refused', async ({
  page,
  request,
}) => {
  const address = `${addresses.web}/_edit/media?name=a.png&site=${site}`;
  const file = await createPicture('a.png', 9);
  const send = (headers: Record<string, string>) =>
    request.post(address, { headers, data: file.buffer });
  expect((await send({})).status()).toBe(401);
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403);
  await enterEditor(page);
  await page.goto(`${addresses.web}/_edit`);
  const answer = await page.evaluate(async (to) => {
    const response = await fetch(to, { method: 'POST', body: 'x' });
    return response.status;
  }, address);
  expect(answer).toBe(403);
});

for (const width of [390, 768]) {
  test(`[EDIT-41] the library fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLibrary(page);
    const isOverflowing = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await isOverflowing()).toBeLessThanOrEqual(0);
    await page.getByRole('combobox', { name: 'Folders' }).selectOption('originals/scenes');
    await expect(page.getByText(/^\d{2} files$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
