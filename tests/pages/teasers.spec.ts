import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { HtmlPage, type HtmlPart } from './htmlPage';
import { exampleAddress } from './blockExamples';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const getRows = (page: Page) => page.locator('[data-client=CarRow]');
const getValues = (parts: readonly HtmlPart[], attribute: string) =>
  parts.map(({ attributes }) => attributes[attribute]);

test.beforeEach(paintedPictures);

test.describe('teasers', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[TEAS-01] [TEAS-05] shows cars by their ids, in the given order', async ({ request }) => {
    const page = await HtmlPage.open(request, 'automotive-se', '/privatleasing-bilar');
    const cards = page.all('[data-client=CarRow] [data-car]');
    expect(getValues(cards, 'data-car')).toEqual([
      ...['1000011', '1000022', '1000033', '1000044', '1000055', '1000066'],
    ]);
  });

  test('[TEAS-02] [TEAS-06] shows cars from a query, eight of the make', async ({ request }) => {
    const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil/bilmarken/volvo');
    const cards = page.first('[data-client=CarRow]').all('[data-car]');
    expect(getValues(cards, 'data-car-brand')).toEqual(Array(8).fill('Volvo'));
  });

  test('[TEAS-10] [CARO-14] [CARO-16] shows the twelve latest arrivals with a link to all cars, and six cars of the week with links', async ({
    request,
  }) => {
    const front = await HtmlPage.open(request, 'automotive-se');
    const row = front.first('[data-client=CarRow]');
    expect(row.all('[data-car]')).toHaveLength(12);
    expect(getValues(row.links(/^Alla bilar$/), 'href')).toEqual(['/kop-bil']);

    const slides = front.all('[aria-label="Veckans bilar"] [data-slides] > *');
    expect(slides).toHaveLength(6);
    for (const slide of slides) {
      const id = slide.attributes['data-car'];
      const { href } = slide.first('a').attributes;
      expect(href).toMatch(new RegExp(`^/bil/${id}/[a-z0-9-]+$`));
    }
  });

  test('[TEAS-04] cards are 315 px wide, also on phones', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await getRows(page).first().locator('[data-car]').first().boundingBox();
      expect(box?.width).toBeCloseTo(315, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('the row scrolls with its buttons, which are disabled at the ends', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    const row = getRows(page).first();
    const back = row.getByRole('button', { name: sv.previousSlide });
    const on = row.getByRole('button', { name: sv.nextSlide });
    await expect(back).toBeDisabled();
    for (let step = 0; step < 5 && (await on.isEnabled()); step += 1) {
      const list = row.locator('[data-row]');
      const before = await list.evaluate((element) => element.scrollLeft);
      const scrolled = list.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            element.addEventListener('scrollend', () => resolve(element.scrollLeft), {
              once: true,
            });
          }),
      );
      await on.click();
      expect(await scrolled).toBeGreaterThan(before);
    }
    await expect(on).toBeDisabled();
    await expect(back).toBeEnabled();
  });

  test('[TEAS-07] [TEAS-08] shows four dealers with address and phone', async ({ request }) => {
    const page = await HtmlPage.open(request, 'automotive-se', '/foretag');
    const dealers = page
      .all('section')
      .filter(({ text }) => text.includes('Anläggningar med företagssäljare'))
      .at(-1);
    for (const selector of ['li', 'address', 'a[href^="tel:+46"]']) {
      expect.soft(dealers?.all(selector), selector).toHaveLength(4);
    }
  });
});

test.describe('car of the week', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const getCarousel = (page: Page) => page.getByRole('region', { name: 'Veckans bilar' });
  const getSlides = (page: Page) => getCarousel(page).locator('[data-slides] > *');

  async function open(page: Page): Promise<void> {
    await page.goto(getAddress('automotive-se'));
    await getCarousel(page).scrollIntoViewIfNeeded();
    await expect(getCarousel(page)).toHaveAttribute('data-started', '');
  }

  test('[CARO-15] the selected slide is at full opacity, a click selects another, and buttons stop at the ends', async ({
    page,
  }) => {
    await open(page);
    await getCarousel(page).getByRole('button', { name: sv.pauseSlides }).click();
    const previous = getCarousel(page).getByRole('button', { name: sv.previousSlide });
    const next = getCarousel(page).getByRole('button', { name: sv.nextSlide });
    await expect(previous).toBeDisabled();
    await expect(getSlides(page).nth(0)).toHaveCSS('opacity', '1');
    await expect(getSlides(page).nth(1)).toHaveCSS('opacity', '0.5');
    const box = await getSlides(page).nth(1).boundingBox();
    if (!box) throw new Error('The second slide has no box');
    await page.mouse.click(box.x + 5, box.y + box.height / 2);
    await expect(getSlides(page).nth(1)).toHaveCSS('opacity', '1');
    await expect(previous).toBeEnabled();
    await getCarousel(page).getByRole('button', { name: '6 av 6' }).click();
    await expect(getSlides(page).nth(5)).toHaveCSS('opacity', '1');
    await expect(next).toBeDisabled();
  });

  test('[CARO-13] [CARO-03] [OQ-28] advances automatically from the last slide to the first', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await getCarousel(page).getByRole('button', { name: '6 av 6' }).click();
    await expect(getSlides(page).nth(5)).toHaveAttribute('data-selected', '');
    // It pauses while it has focus or pointer.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    await page.clock.runFor(5600);
    await expect(getSlides(page).nth(0)).toHaveAttribute('data-selected', '');
  });
});

test.describe('saved cars', () => {
  test('are stored on the device, shown with current data, and marked when they are gone', async ({
    page,
    context,
  }) => {
    await page.goto(getAddress('automotive-se', '/kop-bil'));
    const heart = page.locator('main [data-save]').first();
    const name = await page.locator('main [data-car]').first().getAttribute('data-car-name');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => {
      const cars = JSON.parse(localStorage.getItem('saved-cars') ?? '[]') as object[];
      const gone = { car_id: '999', slug: 'x', car_brand: 'Saab', car_model: '900' };
      localStorage.setItem('saved-cars', JSON.stringify([...cars, gone]));
    });
    const other = await context.newPage();
    await other.goto(getAddress('automotive-se', '/sparade-bilar'));
    const saved = other.locator('[data-island=ListSavedCars]');
    await expect(saved.locator('[data-car]')).toHaveCount(1);
    await expect(saved).toContainText(name ?? '?');
    await expect(saved).toContainText('Saab 900');
    await expect(saved).toContainText(sv.savedGone);
    expect(await findViolations(other, { include: ['[data-island]'] })).toEqual([]);
    // The other window is updated too.
    await page.bringToFront();
    await heart.click();
    await other.bringToFront();
    await expect(saved.locator('[data-car]')).toHaveCount(0);
    await saved.getByRole('button', { name: 'Ta bort Saab 900' }).click();
    await expect(saved).toContainText(sv.savedEmpty);
  });

  test('cars that were opened are listed as recently viewed', async ({ page }) => {
    await page.goto(getAddress('automotive-se', '/kop-bil'));
    const card = page.locator('main [data-car]').first();
    const name = await card.getAttribute('data-car-name');
    await card.locator('a').first().click();
    await page.goto(getAddress('automotive-se', '/sparade-bilar'));
    const island = page.locator('[data-island=ListSavedCars]');
    await expect(island.getByRole('heading', { name: sv.viewedTitle })).toBeVisible();
    await expect(island.locator('[data-car]')).toContainText(name ?? '?');
    await island.getByRole('button', { name: sv.viewedClear }).click();
    await expect(island.getByRole('heading', { name: sv.viewedTitle })).toHaveCount(0);
  });
});

test('axe finds no violation in the blocks with cars', async ({ page }) => {
  for (const [block, name] of [
    ['CarTeaser', 'Default'],
    ['CarQueryTeaser', 'Default'],
    ['SiteTeaser', 'Default'],
    ['CarOfTheWeek', 'Default'],
  ] as const) {
    await page.goto(exampleAddress(block, name));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page, { include: ['main'] })).toEqual([]);
    }
  }
});
