/** Steps of an editor's working day. After signing in, no step reloads the editor. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../accessibility/findViolations';
import { addresses, ports } from './addresses';

const site = 'charging';
const secret = 'editing-secret-of-the-tests';

export const getCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();
/** Returns the topmost dialog; toasts are also `dialog` elements. */
export const getTopDialog = (page: Page) => page.locator('dialog[open]').last();
export const getRow = (page: Page, route: string) =>
  page.locator(`[role="row"][data-route="${route}"]`);
export const getDetails = (page: Page) =>
  page.getByRole('complementary', { name: 'The chosen page' });

/** Activates an element, by mouse or with Enter. */
export type Activate = (element: Locator) => Promise<void>;

export const activateByMouse: Activate = (element) => element.click();

export const activateByKeyboard: Activate = async (element) => {
  await element.focus();
  await element.press('Enter');
};

/** Signs in and selects the site. Returns the list of addresses that the window loads afterwards. */
export async function signIn(page: Page): Promise<string[]> {
  await page.goto(`${addresses.web}/_edit`);
  await page.getByLabel('Editing secret').focus();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  // Typing letters selects the matching option.
  await page.getByRole('combobox', { name: 'Edited site' }).focus();
  await page.keyboard.type(site);
  await expect(page.getByRole('combobox', { name: 'Edited site' })).toHaveValue(site);
  await expect(getCanvas(page).locator('[data-edit-field]').first()).toBeAttached();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
}

export async function showView(page: Page, press: Activate, name: string): Promise<void> {
  await press(
    page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true }),
  );
}

/** Requests a public address without following redirects. */
export function visit(request: APIRequestContext, path: string) {
  const headers = { host: `${site}.localhost:${ports.web}` };
  return request.get(addresses.web + path, { headers, maxRedirects: 0 });
}

export const expectStatus = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await visit(request, path)).status());

/** Waits until the public response of an address matches. */
export async function expectPublic(
  request: APIRequestContext,
  path: string,
  pattern: RegExp,
): Promise<void> {
  await expect
    .poll(async () => pattern.test(await (await visit(request, path)).text()), {
      message: `${path} matches ${pattern}`,
    })
    .toBe(true);
}

/** Creates a page below the one selected in the tree, and opens it. */
export async function createPage(
  page: Page,
  press: Activate,
  kind: string,
  title: string,
): Promise<void> {
  await press(page.getByRole('button', { name: 'New page' }));
  const dialog = getTopDialog(page);
  if (press === activateByMouse) await dialog.locator('label').filter({ hasText: kind }).click();
  else {
    const choice = dialog.getByRole('radio', { name: kind });
    await dialog.getByRole('radio').first().focus();
    for (let presses = 0; presses < 4 && !(await choice.isChecked()); presses++) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(choice).toBeChecked();
  }
  await write(page, dialog.getByRole('textbox', { name: 'Title', exact: true }), title);
  await expect(dialog.getByText(/^The page will be at/)).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Make the page' }));
  await expect(getCanvas(page).locator('h1')).toContainText(title);
}

/** Replaces the text of a field. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
}

/** Publishes the open page in its language. */
export async function publish(page: Page, press: Activate): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await press(page.getByRole('button', { name: 'Publish now' }));
  await expect(getTopDialog(page)).toHaveCount(0);
  await expect(page.getByText('Published. Visitors see it now.').last()).toBeVisible();
}

/** Moves the page selected in the tree to the bin. */
export async function deletePage(page: Page, press: Activate): Promise<void> {
  await press(getDetails(page).getByRole('button', { name: 'Delete' }));
  await press(getTopDialog(page).getByRole('button', { name: 'Put it into the bin' }));
  await expect(getTopDialog(page)).toHaveCount(0);
}

/** Publishes the deletion of a page in the bin. */
export async function publishDeletion(page: Page, press: Activate, title: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Bin', exact: true }));
  await expectAccessible(page);
  await press(page.getByRole('button', { name: `Publish the deletion of ${title}` }));
  await expect(page.getByText(`${title} is gone for visitors, too.`)).toBeVisible();
  await page.keyboard.press('Escape');
}

const getPicker = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });
const getAsset = (page: Page, name: string) =>
  getPicker(page).locator('[data-asset]').filter({ hasText: name }).getByRole('button').first();

/** Selects an image that already has an alternative text. */
export async function choosePicture(page: Page, press: Activate, name: string): Promise<void> {
  await press(getAsset(page, name));
  await expect(getPicker(page)).toBeHidden();
}

/** Uploads an image in the selection dialog, enters its alternative text, and selects it. */
export async function uploadPicture(
  page: Page,
  press: Activate,
  picture: { name: string; shows: string },
): Promise<void> {
  const picker = getPicker(page);
  const [red, green] = [0, 0].map(() => Math.floor(Math.random() * 256));
  const background = { r: red ?? 0, g: green ?? 0, b: 90 };
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  const chooser = page.waitForEvent('filechooser');
  await press(picker.getByRole('button', { name: 'Upload files' }).first());
  await (
    await chooser
  ).setFiles({ name: picture.name, mimeType: 'image/png', buffer: await image.png().toBuffer() });
  await expect(picker.getByText('1 of 1 uploaded')).toBeVisible();
  await press(getAsset(page, picture.name));
  await press(picker.getByRole('button', { name: 'Use this' }));
  await write(page, picker.getByLabel('What it shows, in Swedish'), picture.shows);
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
}

/** Publishes changes of the menus. */
export async function publishMenus(page: Page): Promise<void> {
  await activateByKeyboard(page.getByRole('button', { name: 'Publish', exact: true }));
  await activateByKeyboard(
    getTopDialog(page).getByRole('button', { name: 'Publish', exact: true }),
  );
  await expect(page.locator('[data-unpublished="0"]')).toBeVisible();
}
