import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { siteNames, sites } from '../../sites/sites';
import { getAddress } from './addresses';
import { readLayoutShifts } from './layoutShifts';
import { HtmlPage } from './htmlPage';
import { trackScripts } from './pageScripts';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const index = getAddress('automotive-se', '/livet-med-bil');
const story = getAddress('automotive-se', '/livet-med-bil/artiklar/hur-mycket-monster');
const texts = messagesOf('sv');

const getCards = (page: Page) => page.locator('[data-client=StoryList] [data-story]');
const readTitles = (page: Page) => getCards(page).getByRole('link').allTextContents();

test.beforeEach(paintedPictures);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[STORY-01] [STORY-15] [STORY-16] tags are selected, deselected and cleared, and are in the URL', async ({
      page,
    }) => {
      await page.goto(index);
      const tags = page.getByRole('navigation', { name: texts.storyTags });
      const getChip = (name: string) => tags.getByRole('link', { name, exact: true });
      const all = await readTitles(page);
      await getChip('Elbil').click();
      await expect(page).toHaveURL(/\?tag=elbil$/);
      await expect(getChip('Elbil')).toHaveAttribute('aria-current', 'true');
      await expect(getCards(page)).toHaveCount(3);
      await getChip('Människor').click();
      await expect(page).toHaveURL(/\?tag=elbil&tag=manniskor$/);
      // Several values are combined with OR: more stories than with either.
      await expect(page.locator('[data-story-summary]')).toContainText('6');
      await getChip('Elbil').click();
      await expect(page).toHaveURL(/\?tag=manniskor$/);
      await getChip(texts.storyShowAll).click();
      await expect(page).toHaveURL(index);
      await expect.poll(() => readTitles(page)).toEqual(all);
    });

    test('[STORY-03] the list is shown as a grid or in rows', async ({ page }) => {
      await page.goto(index);
      const rows = page.getByRole('link', { name: texts.storyRows });
      await expect(rows).not.toHaveAttribute('aria-current');
      await rows.click();
      await expect(page).toHaveURL(/\?layout=list$/);
      await expect(rows).toHaveAttribute('aria-current', 'true');
      const [first, second] = await getCards(page).all();
      const [above, below] = [await first!.boundingBox(), await second!.boundingBox()];
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    });
  });
}

test('[STORY-02] [STORY-05] the newest story is shown large above the others, with its date', async ({
  page,
}) => {
  await page.goto(index);
  const [first, second] = await getCards(page).all();
  const [large, small] = [await first!.boundingBox(), await second!.boundingBox()];
  expect(large!.width).toBeGreaterThan(2 * small!.width);
  const dates = await getCards(page).locator('time').allTextContents();
  expect(dates).toHaveLength(4);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[STORY-06] [STORY-02] [STORY-03] editors can choose rows and no highlight', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se', '/livet-med-bil/artiklar'));
  const boxes = await Promise.all((await getCards(page).all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box!.width)).size).toBe(1);
});

test('[STORY-04] [STORY-21] more stories are added below, four at a time, and the keyboard focus continues there', async ({
  page,
}) => {
  // Waits for the script; without it, "more" would open another page.
  await page.goto(index, { waitUntil: 'networkidle' });
  await expect(getCards(page)).toHaveCount(4);
  const before = await readTitles(page);
  await page.getByRole('link', { name: texts.storyMore }).click();
  await expect(getCards(page)).toHaveCount(8);
  expect((await readTitles(page)).slice(0, 4)).toEqual(before);
  await expect(page).toHaveURL(index);
  await expect(getCards(page).nth(4).getByRole('link')).toBeFocused();
  await expect(page.locator('[data-story-summary]')).toHaveText('Visar 8 av 8 artiklar');
  await expect(page.getByRole('link', { name: texts.storyMore })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[STORY-04] more stories are on a separate page, with a link back', async ({ page }) => {
    await page.goto(index);
    const before = await readTitles(page);
    await page.getByRole('link', { name: texts.storyMore }).click();
    await expect(page).toHaveURL(/\?after=/);
    await expect(getCards(page)).toHaveCount(4);
    expect((await readTitles(page)).filter((title) => before.includes(title))).toEqual([]);
    await page.getByRole('link', { name: texts.storyNewest }).click();
    await expect(page).toHaveURL(index);
  });
});

test('[STORY-17] a list is marked as pending until it has loaded, and is restored by going back', async ({
  page,
}) => {
  // Waits for the script; without it, a selection would open another page.
  await page.goto(index, { waitUntil: 'networkidle' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/livet-med-bil?tag=*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Råd', exact: true }).first().click();
  const results = page.locator('[data-story-results]');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page).toHaveURL(/\?tag=rad$/);
  await expect(results).not.toHaveAttribute('aria-busy');
  await page.goBack();
  await expect(page).toHaveURL(index);
  await expect(page.locator('[data-story-summary]')).toHaveText('Visar 4 av 8 artiklar');
});

test('[STORY-17] [STORY-27] a list without stories shows a message', async ({ request }) => {
  // The platform rejects an invalid cursor, so the list is empty.
  const emptyPage = await HtmlPage.open(request, 'automotive-se', '/livet-med-bil?after=made-up');
  expect(emptyPage.status).toBe(200);
  expect(emptyPage.first('main').text).toContain(texts.storyNoResults);
  expect(emptyPage.headers['cache-control']).toBe('no-store');
});

test('filters whose result cannot be fetched are loaded as a page', async ({ page }) => {
  await page.goto(index, { waitUntil: 'networkidle' });
  let first = true;
  await page.route('**/livet-med-bil?tag=*', (route) => {
    if (!first) return route.continue();
    first = false;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Verkstad', exact: true }).first().click();
  await expect(page).toHaveURL(/\?tag=verkstad$/);
  await expect(getCards(page)).toHaveCount(2);
});

test('[STORY-07] [STORY-08] [STORY-22] the front page shows three stories, and links to all of them', async ({
  request,
}) => {
  const front = await HtmlPage.open(request, 'automotive-se');
  expect(front.all('[data-story]')).toHaveLength(3);
  const [all, ...others] = front.links(texts.storyAll);
  expect(others).toEqual([]);
  expect((await front.follow(all)).url.href).toBe(index);
});

test('[STORY-09] [STORY-10] a story links to the previous, the next and the parent page', async ({
  request,
}) => {
  const followNavigation = (page: HtmlPage, name: string) => {
    const [link] = page.first(`nav[aria-label="${texts.storyNavigation}"]`).links(name);
    return page.follow(link);
  };
  const first = await HtmlPage.open(request, 'automotive-se', new URL(story).pathname);
  expect((await followNavigation(first, texts.storyBack)).path).toBe('/livet-med-bil/artiklar');
  const other = await followNavigation(first, texts.storyPrevious);
  expect(other.first('h1').text).not.toBe(first.first('h1').text);
  expect((await followNavigation(other, texts.storyNext)).url.href).toBe(story);
});

test('[STORY-11] [STORY-18] [STORY-19] [CRUMB-01] a story shows author, date, tags with related stories, and breadcrumbs for people and search engines', async ({
  request,
}) => {
  const { pathname } = new URL(story);
  const page = await HtmlPage.open(request, 'automotive-se', pathname);
  const info = page.first('main dl');
  expect(info.text).toContain('Johan Lindqvist');
  expect(info.first('time').text).toBe('2026-10-28');
  const english = await HtmlPage.open(request, 'automotive-se', `/en${pathname}`);
  expect(english.first('main dl time').text).toBe('28/10/2026');
  const tags = page.first('main').links(/^Verkstad$/);
  expect(tags.map(({ attributes }) => attributes.href)).toEqual([
    `${new URL(index).pathname}?tag=verkstad`,
  ]);

  const trail = page.first(`nav[aria-label="${texts.breadcrumb}"]`);
  expect(trail.texts('a')).toEqual(['Start', 'Livet med bil', 'Artiklar']);
  const data = page.texts('script[type="application/ld+json"]').map((text) => JSON.parse(text));
  const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList').itemListElement;
  expect(crumbs.map(({ name }: { name: string }) => name)).toEqual([
    ...['Start', 'Livet med bil', 'Artiklar', 'Hur mycket mönster behöver du egentligen?'],
  ]);
  expect(crumbs[1].item).toMatch(/^https?:\/\/[^/]+\/livet-med-bil$/);
  expect(data.find((entry) => entry['@type'] === 'Article').datePublished).toMatch(/^2026-10-28/);
});

test('[CRUMB-02] [CRUMB-03] [CRUMB-04] [CRUMB-05] make and model in title and breadcrumb come from the URL', async ({
  request,
}) => {
  const readTrail = async (path: string) => {
    const page = await HtmlPage.open(request, 'automotive-se', path);
    const trail = page.first(`nav[aria-label="${texts.breadcrumb}"]`);
    return { title: page.title, trail, current: trail.first('[aria-current]').text };
  };
  // Values that are equal in address and stock: while the search is slow, only the address is known.
  const make = await readTrail('/kop-bil/bilmarken/audi');
  expect(make).toMatchObject({ title: expect.stringMatching(/^Audi \|/), current: 'Audi' });
  const model = await readTrail('/kop-bil/bilmarken/audi/q3');
  expect(model).toMatchObject({ title: expect.stringMatching(/^Q3 Audi \|/), current: 'Q3' });
  const makes = model.trail.links(/^Audi$/);
  expect(makes.map(({ attributes }) => attributes.href)).toEqual(['/kop-bil/bilmarken/audi']);
});

test('[TABLE-01] [TABLE-03] a table of three columns has headers at the top and is centred', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se', '/dack-och-biltillbehor/dackhotell'));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Tjänst', 'Personbil', 'Transportbil']);
  const box = await table.boundingBox();
  const { width } = page.viewportSize()!;
  expect(box!.width).toBeLessThan(width * 0.75);
  expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(20);
});

test('[TABLE-03] a table of more columns takes the full width', async ({ page }) => {
  await page.goto(getAddress('pickup', '/modeller'));
  const table = page.getByRole('table');
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(3);
  const box = await table.boundingBox();
  expect(box!.width).toBeGreaterThan(page.viewportSize()!.width * 0.8);
});

test('[TABLE-02] a cell is a picture, a link with two lines or lines of text', async ({ page }) => {
  await page.goto(getAddress('pickup', '/modeller'));
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row.getByRole('img', { name: 'Blå pickup' })).toBeVisible();
  await expect(row.getByRole('cell').nth(0)).toHaveText('Ford Ranger WildtrakFem platser');
  await expect(row.getByRole('cell').nth(0).getByRole('link')).toHaveText('Ford Ranger Wildtrak');
  await expect(row.getByRole('cell').nth(1).locator('span > span > span')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('[SHELL-03] visitors can browse blocks, cards, a menu, stories, tables and a finder', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se'));
  await expect(page.getByRole('navigation', { name: texts.mainNavigation })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mercedes-Benz CLA 250+' })).toBeVisible();
  await expect(page.locator('[data-story]')).toHaveCount(3);
  await page.goto(getAddress('automotive-se', '/dack-och-biltillbehor/dackhotell'));
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(getAddress('automotive-se', '/service-och-verkstad/hitta-verkstad'));
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(page.locator('[data-map]')).toBeVisible();
});

test('every site has at least eight stories, in each of its languages', async ({ request }) => {
  for (const name of siteNames) {
    for (const [at, language] of sites[name].languages.entries()) {
      const front = await HtmlPage.open(request, name, at === 0 ? '/' : `/${language}`);
      const [all] = front.links(messagesOf(language).storyAll);
      const list = await front.follow(all);
      const stories = list.all('[data-client=StoryList] [data-story]');
      expect.soft(stories, `${name} in ${language}`).toHaveLength(4);
      // "4 of 8"; at least 8, since editor tests create more.
      const summary = list.first('[data-story-summary]').text;
      const [, count = ''] = summary.match(/\d+/g) ?? [];
      expect.soft(Number(count), `${name} in ${language}: ${summary}`).toBeGreaterThanOrEqual(8);
    }
  }
});

// Rendering and accessibility of lists and stories are checked by everyPage.spec.ts.
for (const [width, addresses] of [
  [390, [`${index}?layout=list`]],
  [768, [index, `${index}?layout=list`, story]],
  [1440, [index, `${index}?layout=list`, story]],
] as const) {
  test(`stories at ${width} px have no layout shift and no overflow, and axe finds no violation in the rows`, async ({
    page,
  }) => {
    const scripts = trackScripts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await scripts.waitUntilLoaded();
      expect(await readLayoutShifts(page)).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      if (address.includes('layout') && width !== 768) {
        expect(await findViolations(page, { include: ['main'] })).toEqual([]);
      }
    }
  });
}
