import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { findClockChanges } from '../clock/instants';
import { addresses } from './addresses';
import { addBlock, author, createPage, openPublicPage, site } from './ownPage';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const createHero = (title: string) => ({
  ContentType: 'Image',
  Title: title,
  Image: { src: '/-/media/scenes/motorway.webp', alt: 'En väg', width: 2400, height: 1350 },
});

async function open(page: Page, route: string, query: Record<string, string> = {}): Promise<void> {
  await enterEditor(page);
  const address = new URLSearchParams({ site, language: 'sv', route, ...query });
  await page.goto(`${addresses.web}/_edit?${address}`);
}

const getCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();
const getDialog = (page: Page) => page.getByRole('dialog');
const getTab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });

async function openDialog(page: Page, route: string) {
  await open(page, route);
  await expect(getCanvas(page).locator('[data-edit-field]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  return getDialog(page);
}

const formatDaysAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Formats a date as in the editor: `Tue, 1 Jun 2027`. */
const formatDay = (day = ''): string =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** Runs a function with the page of a visitor who is not signed in. */
async function asVisitor<Result>(browser: Browser, act: (page: Page) => Promise<Result>) {
  const context = await browser.newContext();
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

test.beforeEach(paintedPictures);

test('[EDIT-51] a page with errors is not published, and a finding links to its block', async ({
  page,
}) => {
  const testPage = await createPage('publish-check');
  await addBlock(testPage, 'Blurb', {
    Title: 'Utan rubrik ovanför',
    RichText: '<p>Läs <a href="/finns-inte-alls">mer</a>.</p>',
    ImageDesktop: { src: '/-/media/scenes/motorway.webp', width: 2400, height: 1350 },
  });
  const dialog = await openDialog(page, testPage.route);
  await expect(dialog.getByText('The page has no main heading (level 1).')).toBeVisible();
  await expect(dialog.getByText('/finns-inte-alls')).toBeVisible();
  await expect(dialog.getByText(/says nothing to those who cannot see it/)).toBeVisible();
  await expect(dialog.getByText(/One thing would break the page/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(dialog.getByText(/First view at 1440 px/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Show Text and media on the page' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('toolbar').or(page.getByText('Text and media')).first(),
  ).toBeVisible();
  await expect(
    page.locator('[data-block-row="Blurb"]').getByRole('button', { name: /^Remove/ }),
  ).toBeVisible();
  expect((await openPublicPage(page, testPage.route)).status()).toBe(404);
});

test('[EDIT-51] a text that is hard to read on its picture is reported', async ({ page }) => {
  const testPage = await createPage('publish-contrast');
  await addBlock(testPage, 'HeroBanner', { ...createHero('Svår att läsa'), Layout: 'FullBleed' });
  const pale = '<style>main h1 { color: rgb(60 60 60) !important }</style>';
  await page.route('**/_edit/page?mode=edit*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${pale}</head>`);
    await route.fulfill({ response, body });
  });
  const dialog = await openDialog(page, testPage.route);
  await expect(dialog.getByText(/“Svår att läsa” is hard to read on its picture/)).toBeVisible();
});

test('[EDIT-51] [EDIT-52] Enter twice publishes, after the changes are shown as text and pictures', async ({
  page,
}) => {
  const testPage = await createPage('publish-words');
  await addBlock(testPage, 'HeroBanner', createHero('Före ändringen'));
  await openDialog(page, testPage.route);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect
    .poll(async () => (await openPublicPage(page, testPage.route)).text())
    .toContain('Före ändringen');

  const title = getCanvas(page).locator('h1 [data-edit-field="text"]');
  await title.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Efter ändringen');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await getTab(page, /^What changes \(1\)/).click();
  const dialog = getDialog(page);
  await expect(dialog.locator('del', { hasText: 'Före' })).toBeVisible();
  await expect(dialog.locator('ins', { hasText: 'Efter' })).toBeVisible();

  await getTab(page, 'Side by side').click();
  const getSideHeading = (name: string) =>
    page.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { level: 1 });
  await expect(getSideHeading('Visitors see now')).toHaveText('Före ändringen');
  await expect(getSideHeading('Visitors would see')).toHaveText('Efter ändringen');
  for (const width of ['Tablet', 'Phone']) {
    await dialog.getByRole('button', { name: width }).click();
    await expect(getSideHeading('Visitors would see')).toBeVisible();
  }
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.').last()).toBeVisible();
  await expect
    .poll(async () => (await openPublicPage(page, testPage.route)).text())
    .toContain('Efter ändringen');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Visitors see everything already.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take the page away from visitors' }).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('Visitors no longer see the page.')).toBeVisible();
  await expect.poll(async () => (await openPublicPage(page, testPage.route)).status()).toBe(404);
});

test('[EDIT-53] a page is scheduled in the local time of the site, moved and cancelled in the view of releases', async ({
  page,
}) => {
  const testPage = await createPage('publish-later');
  await addBlock(testPage, 'HeroBanner', createHero('Senare'));
  const dialog = await openDialog(page, testPage.route);
  await getTab(page, 'At a time').click();
  await expect(dialog.getByText(/By the clocks in Stockholm/)).toBeVisible();
  const { spring, autumn } = findClockChanges(new Date());
  const [day30, day40, day41, day70] = [30, 40, 41, 70].map(formatDaysAhead);
  await dialog.getByLabel('Publish at').fill(`${spring}T02:30`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('that time does not exist')).toBeVisible();
  await dialog.getByLabel('Publish at').fill(`${autumn}T02:30`);
  await expect(dialog.getByText(/that time comes twice/)).toBeVisible();
  await dialog.getByLabel('Publish at').fill(`${day40}T08:00`);
  await dialog.getByLabel('Until').fill(`${day30}T08:00`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('The end must come after the beginning.')).toBeVisible();
  await dialog.getByLabel('Until').fill(`${day70}T08:00`);
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(`To be published ${formatDay(day40)}`)).toBeVisible();

  await page.getByRole('button', { name: 'Releases', exact: true }).click();
  const card = page.locator('[data-release]', { hasText: 'publish-later' });
  await expect(card.getByText(`Publishes ${formatDay(day40)}`)).toBeVisible();
  await card.getByRole('button', { name: /^Change the times/ }).click();
  await getDialog(page).getByLabel('Publish at').fill(`${day41}T08:00`);
  await getDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText(`Publishes ${formatDay(day41)}`)).toBeVisible();
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
  await card.getByRole('button', { name: /^Cancel/ }).click();
  await getDialog(page).getByRole('button', { name: 'Cancel it' }).click();
  await expect(
    page.locator('[data-release="cancelled"]', { hasText: 'publish-later' }),
  ).toBeVisible();
});

test('[EDIT-54] a page is added to a release, which publishes it', async ({ page }) => {
  const testPage = await createPage('publish-release');
  await addBlock(testPage, 'HeroBanner', createHero('I en lansering'));
  const dialog = await openDialog(page, testPage.route);
  await getTab(page, 'At a time').click();
  await dialog.getByLabel('Name of the release').fill('Lansering av provet');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to “Lansering av provet”.')).toBeVisible();
  expect((await openPublicPage(page, testPage.route)).status()).toBe(404);

  await page.getByRole('button', { name: 'Releases', exact: true }).click();
  await page.getByRole('button', { name: 'Publish Lansering av provet now' }).click();
  await expect(
    page.locator('[data-release="done"]', { hasText: 'Lansering av provet' }),
  ).toBeVisible();
  await expect
    .poll(async () => (await openPublicPage(page, testPage.route)).text())
    .toContain('I en lansering');

  await author(
    'mutation ($input: UnpublishPageInput!) { result: unpublishPage(input: $input) { paths } }',
    {
      input: { itemId: testPage.itemId, language: 'sv' },
    },
  );
});

test('[EDIT-56] a link shows a draft without signing in, until it is revoked', async ({
  page,
  browser,
}) => {
  const testPage = await createPage('publish-share');
  await addBlock(testPage, 'HeroBanner', createHero('Bara ett utkast'));
  const dialog = await openDialog(page, testPage.route);
  await getTab(page, 'Share the draft').click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.locator('[data-draft-link] input').inputValue();
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);

  const views: string[] = [];
  await asVisitor(browser, async (visitor) => {
    visitor.on('request', (request) => {
      if (request.url().includes('/api/events/')) views.push(request.url());
    });
    const response = await visitor.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bara ett utkast');
    await expect(visitor.locator('[data-draft-bar]')).toContainText('Utkast, kan ses till');
    expect((await visitor.goto(`${link}x`))?.status()).toBe(404);
  });
  expect(views).toEqual([]);

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText('No link to this page opens now.')).toBeVisible();
  await asVisitor(browser, async (visitor) => {
    const response = await visitor.goto(link);
    expect(response?.status()).toBe(410);
    await expect(visitor.getByText('Bara ett utkast')).toHaveCount(0);
  });
});

test('[EDIT-58] the wordmark is shown if no logo was chosen, and a print preview is available', async ({
  page,
}) => {
  const testPage = await createPage('publish-seen');
  await addBlock(testPage, 'HeroBanner', createHero('Som den syns'));
  await open(page, testPage.route);
  const logo = getCanvas(page).locator('[data-logo] [data-edit-field="image"]');
  await expect(logo.locator('svg').first()).toBeVisible();
  await expect(logo.getByText('Logo', { exact: true })).toHaveCSS('opacity', '0');
  await logo.hover();
  await expect(logo.getByText('Logo', { exact: true })).toHaveCSS('opacity', '1');
  await logo.click();
  const chosen = page.getByRole('dialog', { name: 'Edit Logo' });
  await expect(chosen.getByRole('button', { name: 'Choose from the library' })).toBeVisible();
  await page.keyboard.press('Escape');

  const readMedia = () =>
    getCanvas(page)
      .locator('html')
      .evaluate((html) => {
        const all = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) => {
            const inner = 'cssRules' in rule ? all(rule.cssRules as CSSRuleList) : [];
            return 'media' in rule ? [(rule as CSSMediaRule).media.mediaText, ...inner] : inner;
          });
        return [...html.ownerDocument.styleSheets].flatMap((sheet) => all(sheet.cssRules));
      });
  expect(await readMedia()).toContain('print');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(async () => (await readMedia()).includes('print')).toBe(false);
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await expect.poll(async () => (await readMedia()).includes('print')).toBe(true);
});
