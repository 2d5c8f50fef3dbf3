import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../site/messages/messagesOf';
import { siteNames, sites } from '../../sites/sites';
import { addressOf } from './addresses';
import { layoutShifts } from './layoutShifts';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const index = addressOf('automotive-se', '/livet-med-bil');
const story = addressOf('automotive-se', '/livet-med-bil/artiklar/hur-mycket-monster');
const texts = messagesOf('sv');

const cards = (page: Page) => page.locator('[data-client=StoryList] [data-story]');
const titles = (page: Page) => cards(page).getByRole('link').allTextContents();

test.beforeEach(paintedPictures);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[STORY-01] [STORY-15] [STORY-16] tags are chosen, given up and cleared, in the address', async ({
      page,
    }) => {
      await page.goto(index);
      const tags = page.getByRole('navigation', { name: texts.storyTags });
      const chip = (name: string) => tags.getByRole('link', { name, exact: true });
      const all = await titles(page);
      await chip('Elbil').click();
      await expect(page).toHaveURL(/\?tag=elbil$/);
      await expect(chip('Elbil')).toHaveAttribute('aria-current', 'true');
      await expect(cards(page)).toHaveCount(3);
      await chip('Människor').click();
      await expect(page).toHaveURL(/\?tag=elbil&tag=manniskor$/);
      // Several are OR-ed: more stories than either has.
      await expect(page.locator('[data-story-summary]')).toContainText('6');
      await chip('Elbil').click();
      await expect(page).toHaveURL(/\?tag=manniskor$/);
      await chip(texts.storyShowAll).click();
      await expect(page).toHaveURL(index);
      await expect.poll(() => titles(page)).toEqual(all);
    });

    test('[STORY-03] the list stands as a grid or in rows', async ({ page }) => {
      await page.goto(index);
      const rows = page.getByRole('link', { name: texts.storyRows });
      await expect(rows).not.toHaveAttribute('aria-current');
      await rows.click();
      await expect(page).toHaveURL(/\?layout=list$/);
      await expect(rows).toHaveAttribute('aria-current', 'true');
      const [first, second] = await cards(page).all();
      const [above, below] = [await first!.boundingBox(), await second!.boundingBox()];
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    });
  });
}

test('[STORY-02] [STORY-05] the newest story stands large above the others, with its date', async ({
  page,
}) => {
  await page.goto(index);
  const [first, second] = await cards(page).all();
  const [large, small] = [await first!.boundingBox(), await second!.boundingBox()];
  expect(large!.width).toBeGreaterThan(2 * small!.width);
  const dates = await cards(page).locator('time').allTextContents();
  expect(dates).toHaveLength(4);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[STORY-06] [STORY-02] [STORY-03] editors choose rows and no highlight', async ({ page }) => {
  await page.goto(addressOf('automotive-se', '/livet-med-bil/artiklar'));
  const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box!.width)).size).toBe(1);
});

test('[STORY-04] [STORY-21] more are added below, four at a time, and the keyboard goes on there', async ({
  page,
}) => {
  // Without its script yet, more would be a page of its own.
  await page.goto(index, { waitUntil: 'networkidle' });
  await expect(cards(page)).toHaveCount(4);
  const before = await titles(page);
  await page.getByRole('link', { name: texts.storyMore }).click();
  await expect(cards(page)).toHaveCount(8);
  expect((await titles(page)).slice(0, 4)).toEqual(before);
  await expect(page).toHaveURL(index);
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused();
  await expect(page.locator('[data-story-summary]')).toHaveText('Visar 8 av 8 artiklar');
  await expect(page.getByRole('link', { name: texts.storyMore })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[STORY-04] more stories are a page of their own, with the way back', async ({ page }) => {
    await page.goto(index);
    const before = await titles(page);
    await page.getByRole('link', { name: texts.storyMore }).click();
    await expect(page).toHaveURL(/\?after=/);
    await expect(cards(page)).toHaveCount(4);
    expect((await titles(page)).filter((title) => before.includes(title))).toEqual([]);
    await page.getByRole('link', { name: texts.storyNewest }).click();
    await expect(page).toHaveURL(index);
  });
});

test('[STORY-17] a list is pending until it has arrived, and follows the way back', async ({
  page,
}) => {
  // Without its script yet, a choice would be a page of its own.
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

test('[STORY-17] [STORY-27] a list without stories says so', async ({ page }) => {
  // A cursor that the platform never gave: it refuses, and the list has nothing.
  const response = await page.goto(`${index}?after=made-up`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(texts.storyNoResults)).toBeVisible();
  expect(response?.headers()['cache-control']).toBe('no-store');
});

test('a choice that cannot be fetched is loaded as a page', async ({ page }) => {
  await page.goto(index, { waitUntil: 'networkidle' });
  let first = true;
  await page.route('**/livet-med-bil?tag=*', (route) => {
    if (!first) return route.continue();
    first = false;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Verkstad', exact: true }).first().click();
  await expect(page).toHaveURL(/\?tag=verkstad$/);
  await expect(cards(page)).toHaveCount(2);
});

test('[STORY-07] [STORY-08] [STORY-22] the front page shows three, and leads to all of them', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-se'));
  await expect(page.locator('[data-story]')).toHaveCount(3);
  await page.getByRole('link', { name: texts.storyAll }).click();
  await expect(page).toHaveURL(index);
});

test('[STORY-09] [STORY-10] a story leads to the previous, the next and the page above', async ({
  page,
}) => {
  await page.goto(story);
  const navigation = page.getByRole('navigation', { name: texts.storyNavigation });
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await navigation.getByRole('link', { name: texts.storyPrevious }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!);
  await navigation.getByRole('link', { name: texts.storyNext }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await navigation.getByRole('link', { name: texts.storyBack }).click();
  await expect(page).toHaveURL(addressOf('automotive-se', '/livet-med-bil/artiklar'));
});

test('[STORY-11] [STORY-18] [STORY-19] author and date, as each language writes it', async ({
  page,
}) => {
  await page.goto(story);
  const info = page.getByRole('main').locator('dl').first();
  await expect(info).toContainText('Johan Lindqvist');
  await expect(info.locator('time')).toHaveText('2026-10-28');
  await page.goto(story.replace('/livet', '/en/livet'));
  await expect(info.locator('time')).toHaveText('28/10/2026');
});

test('a tag of a story leads to the stories that have it', async ({ page }) => {
  await page.goto(story);
  await page.getByRole('main').getByRole('link', { name: 'Verkstad', exact: true }).click();
  await expect(page).toHaveURL(`${index}?tag=verkstad`);
});

test('[CRUMB-01] the way to a story is there for people and for search engines', async ({
  page,
}) => {
  await page.goto(story);
  const trail = page.getByRole('navigation', { name: texts.breadcrumb });
  await expect(trail.getByRole('link')).toHaveText(['Start', 'Livet med bil', 'Artiklar']);
  const lists = page.locator('script[type="application/ld+json"]');
  const data = (await lists.allTextContents()).map((text) => JSON.parse(text));
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement;
  expect(crumbs.map(({ name }: { name: string }) => name)).toEqual([
    ...['Start', 'Livet med bil', 'Artiklar', 'Hur mycket mönster behöver du egentligen?'],
  ]);
  expect(crumbs[1].item).toMatch(/^https?:\/\/[^/]+\/livet-med-bil$/);
  expect(data.find((one) => one['@type'] === 'Article').datePublished).toMatch(/^2026-10-28/);
});

test('[CRUMB-02] [CRUMB-03] [CRUMB-04] [CRUMB-05] makes and models are told by the address', async ({
  page,
}) => {
  const trail = page.getByRole('navigation', { name: texts.breadcrumb });
  // Names that address and stock write alike: while the search is late, only the address is known.
  await page.goto(addressOf('automotive-se', '/kop-bil/bilmarken/audi'));
  await expect(page).toHaveTitle(/^Audi \|/);
  await expect(trail.locator('[aria-current]')).toHaveText('Audi');
  await page.goto(addressOf('automotive-se', '/kop-bil/bilmarken/audi/q3'));
  await expect(page).toHaveTitle(/^Q3 Audi \|/);
  const make = trail.getByRole('link', { name: 'Audi' });
  await expect(make).toHaveAttribute('href', '/kop-bil/bilmarken/audi');
  await expect(trail.locator('[aria-current]')).toHaveText('Q3');
});

test('[TABLE-01] [TABLE-03] a table of three columns has headers above and stands in the middle', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-se', '/dack-och-biltillbehor/dackhotell'));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Tjänst', 'Personbil', 'Transportbil']);
  const box = await table.boundingBox();
  const { width } = page.viewportSize()!;
  expect(box!.width).toBeLessThan(width * 0.75);
  expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(20);
});

test('[TABLE-03] a table of more columns takes the width there is', async ({ page }) => {
  await page.goto(addressOf('pickup', '/modeller'));
  const table = page.getByRole('table');
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(3);
  const box = await table.boundingBox();
  expect(box!.width).toBeGreaterThan(page.viewportSize()!.width * 0.8);
});

test('[TABLE-02] a cell is a picture, a link with two lines or lines of text', async ({ page }) => {
  await page.goto(addressOf('pickup', '/modeller'));
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

test('[SHELL-03] visitors browse blocks, cards, a menu, stories, tables and a finder', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-se'));
  await expect(page.getByRole('navigation', { name: texts.mainNavigation })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mercedes-Benz CLA 250+' })).toBeVisible();
  await expect(page.locator('[data-story]')).toHaveCount(3);
  await page.goto(addressOf('automotive-se', '/dack-och-biltillbehor/dackhotell'));
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(addressOf('automotive-se', '/service-och-verkstad/hitta-verkstad'));
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(page.locator('[data-map]')).toBeVisible();
});

test('every site has at least eight stories, in each of its languages', async ({ page }) => {
  test.slow();
  for (const name of siteNames) {
    for (const language of sites[name].languages) {
      const prefix = language === sites[name].languages[0] ? '/' : `/${language}`;
      await page.goto(addressOf(name, prefix));
      await page.getByRole('link', { name: messagesOf(language).storyAll }).click();
      await expect(cards(page)).toHaveCount(4);
      // "4 of 8"; tests of the editor write more.
      const summary = await page.locator('[data-story-summary]').innerText();
      const [, count = ''] = summary.match(/\d+/g) ?? [];
      expect(Number(count), `${name} in ${language}: ${summary}`).toBeGreaterThanOrEqual(8);
    }
  }
});

for (const width of [390, 768, 1440]) {
  test(`stories at ${width} px: axe finds nothing, nothing moves or overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [index, `${index}?layout=list`, story]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await findViolations(page, { include: ['main'] })).toEqual([]);
      expect(await layoutShifts(page)).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
}
