import { expect, test } from './test';
import { enterEditor } from './editorSession';
import { addBlock, createPage, openPublicPage, site } from './ownPage';
import { addresses } from './addresses';
import { paintedPictures } from './paintedPictures';

test.beforeEach(paintedPictures);

// Needs a browser, which moves the focus between the editor and the page in its frame.
test('[EDIT-02] a title is changed and published with at most eight key presses, not counting its letters', async ({
  page,
}) => {
  const own = await createPage('tangentbord');
  await addBlock(own, 'Blurb', { Title: 'Förut', TitleTag: 'h1' });
  await enterEditor(page);
  await page.goto(
    `${addresses.web}/_edit?${new URLSearchParams({ site, language: 'sv', route: own.route })}`,
  );
  const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
  await expect(canvas.locator('h1 [data-edit-field]')).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  await press('F6');
  await expect(canvas.locator('h1 [data-edit-field]')).toBeFocused();
  await press('ControlOrMeta+A');
  await page.keyboard.type('Nu');
  await press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await openPublicPage(page, own.route)).text()).toContain('>Nu<');
  expect(presses).toBeLessThanOrEqual(8);

  // The focus returns to the text, and moves to its tools and back by keys.
  await expect(canvas.locator('h1 [data-edit-field]')).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(page.locator('[data-field-bar] button:not(:disabled)').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(canvas.locator('h1 [data-edit-field]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();

  // Adds a block below, whose text can be typed at once.
  const blocks = page.locator('[data-block-row]');
  await expect(blocks).toHaveCount(1);
  await canvas.locator('main [data-edit-field="richText"]').first().focus();
  await page.keyboard.press('/');
  const picker = page.getByRole('dialog', { name: /^Add a block/ });
  await expect(picker.getByLabel('Find a block')).toBeFocused();
  await page.keyboard.type('quote');
  await expect(
    picker.locator('iframe[title="Quote"]').contentFrame().locator('blockquote'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(blocks).toHaveCount(2);
  await expect(canvas.locator('blockquote [data-edit-field]')).toBeFocused();
  await page.keyboard.type('Sagt');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(canvas.locator('blockquote [data-edit-field]')).toHaveText('Sagt');
});
