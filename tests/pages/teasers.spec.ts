import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../site/messages/messagesOf';
import { addressOf } from './addresses';
import { example } from './blockExamples';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const rows = (page: Page) => page.locator('[data-client=CarRow]');
const idsIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} [data-car]`)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-car')));

test.beforeEach(paintedPictures);

test.describe('teasers', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[TEAS-01] [TEAS-05] cars by their ids, in their order', async ({ page }) => {
    await page.goto(addressOf('automotive-se', '/privatleasing-bilar'));
    expect(await idsIn(page, '[data-client=CarRow]')).toEqual([
      ...['1000011', '1000022', '1000033', '1000044', '1000055', '1000066'],
    ]);
  });

  test('[TEAS-02] [TEAS-06] cars from a query, eight of the make', async ({ page }) => {
    await page.goto(addressOf('automotive-se', '/kop-bil/bilmarken/volvo'));
    const cards = rows(page).first().locator('[data-car]');
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('data-car-brand', 'Volvo');
    }
  });

  test('[TEAS-10] twelve latest arrivals, with a way to all cars', async ({ page }) => {
    await page.goto(addressOf('automotive-se'));
    await expect(rows(page).first().locator('[data-car]')).toHaveCount(12);
    const link = rows(page).first().getByRole('link', { name: 'Alla bilar' });
    await expect(link).toHaveAttribute('href', '/kop-bil');
  });

  test('[TEAS-04] cards are 315 px wide, on phones too', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf('automotive-se'));
      const box = await rows(page).first().locator('[data-car]').first().boundingBox();
      expect(box?.width).toBeCloseTo(315, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('the row scrolls with its buttons, which stop at the ends', async ({ page }) => {
    await page.goto(addressOf('automotive-se'));
    const row = rows(page).first();
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

  test('[TEAS-07] [TEAS-08] four dealers with address and phone', async ({ page }) => {
    await page.goto(addressOf('automotive-se', '/foretag'));
    const dealers = page.locator('section', { hasText: 'Anläggningar med företagssäljare' }).last();
    await expect(dealers.getByRole('listitem')).toHaveCount(4);
    await expect(dealers.locator('address')).toHaveCount(4);
    await expect(dealers.locator('a[href^="tel:+46"]')).toHaveCount(4);
  });
});

test.describe('car of the week', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const carousel = (page: Page) => page.getByRole('region', { name: 'Veckans bilar' });
  const slides = (page: Page) => carousel(page).locator('[data-slides] > *');

  async function open(page: Page): Promise<void> {
    await page.goto(addressOf('automotive-se'));
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page)).toHaveAttribute('data-started', '');
  }

  test('[CARO-14] [CARO-16] six cars, each with the way to its page', async ({ page }) => {
    await open(page);
    await expect(slides(page)).toHaveCount(6);
    for (const slide of await slides(page).all()) {
      const id = await slide.getAttribute('data-car');
      const href = await slide.locator('a').first().getAttribute('href');
      expect(href).toMatch(new RegExp(`^/bil/${id}/[a-z0-9-]+$`));
    }
  });

  test('[CARO-15] the selected slide is at full opacity, a click brings another, buttons stop at the ends', async ({
    page,
  }) => {
    await open(page);
    await carousel(page).getByRole('button', { name: sv.pauseSlides }).click();
    const previous = carousel(page).getByRole('button', { name: sv.previousSlide });
    const next = carousel(page).getByRole('button', { name: sv.nextSlide });
    await expect(previous).toBeDisabled();
    await expect(slides(page).nth(0)).toHaveCSS('opacity', '1');
    await expect(slides(page).nth(1)).toHaveCSS('opacity', '0.5');
    const box = await slides(page).nth(1).boundingBox();
    if (!box) throw new Error('The second slide has no box');
    await page.mouse.click(box.x + 5, box.y + box.height / 2);
    await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
    await expect(previous).toBeEnabled();
    await carousel(page).getByRole('button', { name: '6 av 6' }).click();
    await expect(slides(page).nth(5)).toHaveCSS('opacity', '1');
    await expect(next).toBeDisabled();
  });

  test('[CARO-13] [CARO-03] [OQ-28] by itself it goes from the last slide to the first again', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await carousel(page).getByRole('button', { name: '6 av 6' }).click();
    await expect(slides(page).nth(5)).toHaveAttribute('data-selected', '');
    // It waits while somebody is in it or points at it.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    await page.clock.runFor(5600);
    await expect(slides(page).nth(0)).toHaveAttribute('data-selected', '');
  });
});

test.describe('saved cars', () => {
  test('are kept on the device, shown with what is known now, and say when they are gone', async ({
    page,
    context,
  }) => {
    await page.goto(addressOf('automotive-se', '/kop-bil'));
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
    await other.goto(addressOf('automotive-se', '/sparade-bilar'));
    const saved = other.locator('[data-island=ListSavedCars]');
    await expect(saved.locator('[data-car]')).toHaveCount(1);
    await expect(saved).toContainText(name ?? '?');
    await expect(saved).toContainText('Saab 900');
    await expect(saved).toContainText(sv.savedGone);
    expect(await findViolations(other, { include: ['[data-island]'] })).toEqual([]);
    // The other window hears of it.
    await page.bringToFront();
    await heart.click();
    await other.bringToFront();
    await expect(saved.locator('[data-car]')).toHaveCount(0);
    await saved.getByRole('button', { name: 'Ta bort Saab 900' }).click();
    await expect(saved).toContainText(sv.savedEmpty);
  });

  test('cars that were opened are listed as seen last', async ({ page }) => {
    await page.goto(addressOf('automotive-se', '/kop-bil'));
    const card = page.locator('main [data-car]').first();
    const name = await card.getAttribute('data-car-name');
    await card.locator('a').first().click();
    await page.goto(addressOf('automotive-se', '/sparade-bilar'));
    const island = page.locator('[data-island=ListSavedCars]');
    await expect(island.getByRole('heading', { name: sv.viewedTitle })).toBeVisible();
    await expect(island.locator('[data-car]')).toContainText(name ?? '?');
    await island.getByRole('button', { name: sv.viewedClear }).click();
    await expect(island.getByRole('heading', { name: sv.viewedTitle })).toHaveCount(0);
  });
});

test('nothing for axe to say about the blocks with cars', async ({ page }) => {
  for (const [block, name] of [
    ['CarTeaser', 'Default'],
    ['CarQueryTeaser', 'Default'],
    ['SiteTeaser', 'Default'],
    ['CarOfTheWeek', 'Default'],
  ] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(example(block, name));
      expect(await findViolations(page, { include: ['main'] })).toEqual([]);
    }
  }
});
