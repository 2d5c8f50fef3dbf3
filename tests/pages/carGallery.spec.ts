import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../site/messages/messagesOf';
import { holdScripts } from './holdScripts';
import { usedCar } from './stockCars';
import { paintedPictures, pictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const car = () => usedCar.address;

const gallery = (page: Page) =>
  page.getByRole('region', { name: sv.galleryPictures.replace('{car}', usedCar.name) });
const view = (page: Page) => gallery(page).locator('[data-gallery-view]');
const strip = (part: Locator) => part.locator('[data-gallery-strip]');
const next = (part: Locator) => part.getByRole('button', { name: sv.galleryNext });
const previous = (part: Locator) => part.getByRole('button', { name: sv.galleryPrevious });
const thumbnails = (page: Page) => gallery(page).locator('[data-gallery-thumbnail]');
const dialog = (page: Page) => page.getByRole('dialog');

/** Which picture the row has come to rest at, counted from 1. */
const shown = (row: Locator) =>
  row.evaluate((element) => 1 + element.scrollLeft / element.clientWidth);
const toShow = (part: Locator, number: number) =>
  expect.poll(() => shown(strip(part))).toBeCloseTo(number, 1);

/** Opens the page and turns to the gallery, whose script comes then. */
async function open(page: Page): Promise<number> {
  await page.goto(car());
  await gallery(page).hover();
  await expect(gallery(page)).toHaveAttribute('data-started', '');
  return strip(view(page)).locator('li').count();
}

test('the picture that has the focus is in sight, also where the key came before the script', async ({
  page,
}) => {
  // Pictures are a part of a pixel wider than the row that scrolls tells.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(car());
  const release = await holdScripts(page);
  const links = strip(view(page)).getByRole('link');
  await links.first().focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(links.nth(3)).toBeFocused();
  release();
  await expect(gallery(page)).toHaveAttribute('data-started', '');
  await expect(links.nth(3)).toBeFocused();
  await expect(links.nth(3)).toBeInViewport({ ratio: 0.99 });
  await expect(gallery(page)).toContainText('4 / ');
});

/** Moves a finger sideways. */
async function swipe(page: Page, { x, y, by }: { x: number; y: number; by: number }) {
  const steps = 10;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (by * step) / steps, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.beforeEach(paintedPictures);

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 768 });

    test('[CAR-09] pictures are swiped, before their script has come too', async ({ page }) => {
      await page.goto(car());
      const count = await strip(view(page)).locator('li').count();
      const box = await view(page).boundingBox();
      const [x, y] = [box!.x + box!.width * 0.8, box!.y + box!.height / 2];
      if (width < 768) await swipe(page, { x, y, by: -box!.width * 0.6 });
      else {
        await page.mouse.move(x, y);
        await page.mouse.wheel(box!.width * 0.6, 0);
      }
      await toShow(view(page), 2);
      await expect(view(page)).toContainText(`2 / ${count}`);
      await expect(gallery(page).getByRole('status')).toHaveText(
        sv.galleryPosition.replace('{number}', '2').replace('{count}', String(count)),
      );
    });

    test('[CAR-10] previous and next, by button and by key, up to the ends', async ({ page }) => {
      const count = await open(page);
      await expect(previous(view(page))).toHaveAttribute('aria-disabled', 'true');
      await next(view(page)).click();
      await toShow(view(page), 2);
      await previous(view(page)).click();
      await toShow(view(page), 1);
      const first = strip(view(page)).getByRole('link').first();
      await first.focus();
      await page.keyboard.press('ArrowRight');
      await toShow(view(page), 2);
      await expect(strip(view(page)).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await toShow(view(page), count);
      await expect(next(view(page))).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await toShow(view(page), count);
      await page.keyboard.press('Home');
      await toShow(view(page), 1);
      await expect(first).toBeFocused();
    });

    test('[CAR-11] [CAR-12] [CAR-13] the full screen keeps focus and page, and Escape gives them back', async ({
      page,
    }) => {
      const count = await open(page);
      await strip(view(page)).getByRole('link').first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      const box = await dialog(page).boundingBox();
      expect([box?.width, box?.height]).toEqual([width, 900]);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(width / 2, 450);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('ArrowRight');
      await toShow(dialog(page), 2);
      await next(dialog(page)).click();
      await toShow(dialog(page), 3);
      await expect(dialog(page)).toContainText(`3 / ${count}`);
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement === document.body || activeElement?.closest('dialog') !== null;
          }),
        ).toBe(true);
      }
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
        'hidden',
      );
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      // Where one was in the full screen one is in the page.
      await toShow(view(page), 3);
      await expect(strip(view(page)).getByRole('link').nth(2)).toBeFocused();
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
      ).not.toBe('hidden');
    });

    test('[CAR-11] a button opens it too, and gets the focus back', async ({ page }) => {
      await open(page);
      const button = view(page).getByRole('button', { name: sv.galleryFullScreen });
      await button.click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: sv.close }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('the first picture comes first, its neighbour next, and nothing moves', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as {
              value: number;
              sources: { node: Node | null }[];
            };
            const inGallery = sources.some(
              ({ node }) =>
                node instanceof Element && node.closest('[data-client=CarGallery]') !== null,
            );
            if (inGallery) (window as unknown as { shifts: number[] }).shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      const images = strip(view(page)).locator('img');
      const preload = page.locator('link[rel=preload][as=image][fetchpriority=high]');
      await expect(preload).toHaveAttribute(
        'imagesrcset',
        (await images.first().getAttribute('srcset')) ?? '',
      );
      await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
      await expect(images.first()).toHaveAttribute('style', /--preview/);
      await expect(images.nth(1)).toHaveAttribute('loading', 'eager');
      await expect(images.nth(2)).toHaveAttribute('loading', 'lazy');
      await next(view(page)).click();
      await expect(images.nth(2)).toHaveAttribute('loading', 'eager');
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );
    });

    test('pictures that do not come are asked for again', async ({ page }) => {
      await page.unroute(pictures);
      await page.clock.install();
      await page.route(pictures, (route) => route.fulfill({ status: 504 }));
      await open(page);
      const first = strip(view(page)).locator('img').first();
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true);
      await page.unroute(pictures);
      await paintedPictures({ page });
      await page.clock.runFor(20_000);
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('it is accessible, open and closed', async ({ page }) => {
      await open(page);
      const scan = () => findViolations(page, { include: ['[data-client=CarGallery]'] });
      expect(await scan()).toEqual([]);
      await view(page).getByRole('button', { name: sv.galleryFullScreen }).click();
      await expect(dialog(page)).toBeVisible();
      expect(await scan()).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('pictures scroll and lead to their originals; nothing waits for script', async ({
        page,
      }) => {
        await page.goto(car());
        const links = strip(view(page)).getByRole('link');
        expect(await links.count()).toBeGreaterThan(4);
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('href', /^\/-\/media\/(?:cars|interiors)\/.+\.webp$/);
        }
        await expect(gallery(page).getByRole('button')).toHaveCount(0);
        await links.nth(3).scrollIntoViewIfNeeded();
        await expect(links.nth(3)).toBeInViewport({ ratio: 0.9 });
      });
    });
  });
}

test('thumbnails lead to their pictures, with and without script', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const count = await open(page);
  await expect(thumbnails(page)).toHaveCount(count);
  await thumbnails(page).nth(3).click();
  await toShow(view(page), 4);
  await expect(thumbnails(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails(page).first()).toHaveAttribute('aria-current', 'false');
  expect(new URL(page.url()).hash).toBe('');

  const plain = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  await paintedPictures({ page: plain });
  await plain.goto(car());
  await thumbnails(plain).nth(3).click();
  await expect(strip(view(plain)).getByRole('link').nth(3)).toBeInViewport({ ratio: 0.9 });
  await plain.close();
});
