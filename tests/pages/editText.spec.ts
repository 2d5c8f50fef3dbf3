import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { addBlock, createPage, site } from './ownPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import { findViolations } from '../accessibility/findViolations';
import type { Page } from '@playwright/test';
import { word365 } from '../unit/cms/editor/richText/pasted/word';

test.beforeEach(paintedPictures);

const getCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();
const getText = (page: Page) => getCanvas(page).locator('[data-edit-field="richText"]').first();
const getTools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

async function edit(page: Page, name: string, html: string): Promise<void> {
  const own = await createPage(name);
  await addBlock(own, 'Blurb', { Title: name, RichText: html });
  await enterEditor(page);
  const place = new URLSearchParams({ site, language: 'sv', route: own.route });
  await page.goto(`${addresses.web}/_edit?${place}`);
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
}

/** Pastes a text, with markup and as plain text, like a program that put both on the clipboard. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  await getText(page).evaluate(
    (element, [markup, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      clipboardData.setData('text/plain', words);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [html, plain] as const,
  );
}

test('[EDIT-02] a text with a list, a quote and a table is written in the page, also before its editor has loaded', async ({
  page,
}) => {
  await edit(page, 'text-att-skriva', '<p>Första</p>');
  // The click loads the editor, which inserts what is typed meanwhile.
  await getText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' raden');
  await getTools(page)
    .getByRole('button', { name: /^Numbered list/ })
    .click();
  await page.keyboard.type(' X');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('inre');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('> Det går.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('efter');
  await getTools(page).getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B');
  await expectSaved(page);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  const list = getText(page).getByRole('list').first();
  await expect(list).toHaveText('Första raden Xinre');
  await expect(list.getByRole('list')).toHaveText('inre');
  await expect(getText(page).locator('blockquote')).toHaveText('Det går.');
  await expect(getText(page).getByRole('columnheader')).toHaveText(['A', 'B', '']);
});

test('[EDIT-02] a list is pasted from Word, lost formatting is reported, and keys lead to the tools and back', async ({
  page,
}) => {
  await edit(page, 'text-att-klistra', '<p>a</p>');
  await getText(page).click();
  await expect(getTools(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  const [list] = word365;
  await paste(page, `${list?.html ?? ''}<p style="color:red">b</p>`, 'a');
  await expect(getText(page).getByRole('list').first()).toHaveText(
    'DäckSommardäckVinterdäckTorkarblad',
  );
  await expect(page.getByText('Left out: colours and fonts.')).toBeVisible();

  await page.keyboard.press('Alt+F10');
  await expect(getTools(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getText(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(getText(page)).toHaveText('a');
  await expectSaved(page);
});

test('[EDIT-02] a film gets its caption by keyboard and on the page, is copied with it, and keeps both', async ({
  page,
}) => {
  const poster = '/-/media/scenes/truck-yard.webp';
  const film = `<video src="/-/media/a.mp4" poster="${poster}" aria-label="En tur" width="16" height="9"></video>`;
  await edit(page, 'text-med-film', `<p>${film}</p><p>Efter</p>`);
  const captions = getText(page).locator('figcaption');
  await getText(page).getByText('Efter').click();
  await expect(getTools(page)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const tool = getTools(page).getByRole('button', { name: 'Picture or film' });
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await tool.press('Enter');
  await page.getByLabel('Caption').fill('Gården');
  await page.keyboard.press('Enter');
  await captions.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i dag');
  await getText(page).locator('video').click();
  await page.keyboard.press('ControlOrMeta+C');
  await getText(page).getByText('Efter').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(captions).toHaveText(['Gården i dag', 'Gården i dag']);
  await expectSaved(page);
  await page.reload();
  await expect(captions).toHaveText(['Gården i dag', 'Gården i dag']);
  const films = getText(page).getByLabel('En tur');
  await expect(films).toHaveCount(2);
  // A figure that scrolls would cut off the outline of a film in focus.
  await expect(getText(page).locator('figure').first()).toHaveCSS('overflow-x', 'visible');
  expect(await findViolations(page)).toEqual([]);
});
