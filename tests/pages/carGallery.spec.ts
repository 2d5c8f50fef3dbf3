import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { delayScripts } from './delayScripts';
import { HtmlPage } from './htmlPage';
import { usedCar } from './stockCars';
import { paintedPictures, pictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const getCarAddress = () => usedCar.address;

const getGallery = (page: Page) =>
  page.getByRole('region', { name: sv.galleryPictures.replace('{car}', usedCar.name) });
const getView = (page: Page) => getGallery(page).locator('[data-gallery-view]');
const getStrip = (region: Locator) => region.locator('[data-gallery-strip]');
const getNextButton = (region: Locator) => region.getByRole('button', { name: sv.galleryNext });
const getPreviousButton = (region: Locator) =>
  region.getByRole('button', { name: sv.galleryPrevious });
const getThumbnails = (page: Page) => getGallery(page).locator('[data-gallery-thumbnail]');
const getDialog = (page: Page) => page.getByRole('dialog');

/** Returns the number of the picture in view, from 1, once scrolling has ended. */
const readCurrentPicture = (row: Locator) =>
  row.evaluate((element) => 1 + element.scrollLeft / element.clientWidth);
const expectPicture = (region: Locator, number: number) =>
  expect.poll(() => readCurrentPicture(getStrip(region))).toBeCloseTo(number, 1);

/** Opens the page and scrolls to the gallery, whose script is then loaded; returns the number of pictures. */
async function openGallery(page: Page): Promise<number> {
  await page.goto(getCarAddress());
  await getGallery(page).hover();
  await expect(getGallery(page)).toHaveAttribute('data-started', '');
  return getStrip(getView(page)).locator('li').count();
}

test('the focused picture is in view, also when the key was pressed before the script loaded', async ({
  page,
}) => {
  // Tolerates fractions of a pixel in the widths.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getCarAddress());
  const release = await delayScripts(page);
  const links = getStrip(getView(page)).getByRole('link');
  await links.first().focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(links.nth(3)).toBeFocused();
  release();
  await expect(getGallery(page)).toHaveAttribute('data-started', '');
  await expect(links.nth(3)).toBeFocused();
  await expect(links.nth(3)).toBeInViewport({ ratio: 0.99 });
  await expect(getGallery(page)).toContainText('4 / ');
});

/** Swipes horizontally by touch. */
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

/** Sums up layout shifts in the gallery; runs before the page's own scripts. */
function watchGallery(): void {
  Object.assign(window, { shifts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null }[];
      };
      const inGallery = sources.some(
        ({ node }) => node instanceof Element && node.closest('[data-client=CarGallery]') !== null,
      );
      if (inGallery) (window as unknown as { shifts: number[] }).shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const getShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

const formatPosition = (number: number, count: number) =>
  sv.galleryPosition.replace('{number}', String(number)).replace('{count}', String(count));

const findGalleryViolations = (page: Page) =>
  findViolations(page, { include: ['[data-client=CarGallery]'] });

/**
 * Expects the full-screen view to keep the focus and the page still at a width, and to restore both on
 * closing.
 */
async function checkFullScreen(page: Page, width: number, count: number): Promise<void> {
  await getStrip(getView(page)).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
  const box = await getDialog(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([width, 900]);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(width / 2, 450);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('ArrowRight');
  await expectPicture(getDialog(page), 2);
  await getNextButton(getDialog(page)).click();
  await expectPicture(getDialog(page), 3);
  await expect(getDialog(page)).toContainText(`3 / ${count}`);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
  }
  expect(await findGalleryViolations(page)).toEqual([]);
  const readOverflow = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await readOverflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  // On closing, the gallery shows the picture of the full-screen view.
  await expectPicture(getView(page), 3);
  await expect(getStrip(getView(page)).getByRole('link').nth(2)).toBeFocused();
  expect(await readOverflow()).not.toBe('hidden');
}

test.describe('1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[CAR-09] [CAR-10] [CAR-11] [CAR-12] [CAR-13] [MEDIA-02] [SITE-14] pictures change by wheel, button, key and thumbnail, in page and full screen, with no layout shift', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript(watchGallery);
    await page.goto(getCarAddress(), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-client=CarMediaViewer]')).toHaveCount(0);
    const count = await getStrip(getView(page)).locator('li').count();
    const images = getStrip(getView(page)).locator('img');
    await test.step('[CAR-09] pictures change before the script has loaded', async () => {
      const box = await getView(page).boundingBox();
      await page.mouse.move(box!.x + box!.width * 0.8, box!.y + box!.height / 2);
      await page.mouse.wheel(box!.width * 0.6, 0);
      await expectPicture(getView(page), 2);
      await expect(getView(page)).toContainText(`2 / ${count}`);
      await expect(getGallery(page).getByRole('status')).toHaveText(formatPosition(2, count));
    });
    await getGallery(page).hover();
    await expect(getGallery(page)).toHaveAttribute('data-started', '');
    await expect(images.nth(2)).toHaveAttribute('loading', 'eager');
    await expect(images.nth(3)).toHaveAttribute('loading', 'lazy');
    await test.step('[CAR-10] previous and next work by button and key, up to the ends', async () => {
      await getNextButton(getView(page)).click();
      await expectPicture(getView(page), 3);
      await expect(images.nth(3)).toHaveAttribute('loading', 'eager');
      await getPreviousButton(getView(page)).click();
      await expectPicture(getView(page), 2);
      await getPreviousButton(getView(page)).click();
      await expectPicture(getView(page), 1);
      await expect(getPreviousButton(getView(page))).toHaveAttribute('aria-disabled', 'true');
      const first = getStrip(getView(page)).getByRole('link').first();
      await first.focus();
      await page.keyboard.press('ArrowRight');
      await expectPicture(getView(page), 2);
      await expect(getStrip(getView(page)).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expectPicture(getView(page), count);
      await expect(getNextButton(getView(page))).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await expectPicture(getView(page), count);
      await page.keyboard.press('Home');
      await expectPicture(getView(page), 1);
      await expect(first).toBeFocused();
    });
    await test.step('thumbnails scroll to their pictures', async () => {
      await expect(getThumbnails(page)).toHaveCount(count);
      await getThumbnails(page).nth(3).click();
      await expectPicture(getView(page), 4);
      await expect(getThumbnails(page).nth(3)).toHaveAttribute('aria-current', 'true');
      await expect(getThumbnails(page).first()).toHaveAttribute('aria-current', 'false');
      expect(new URL(page.url()).hash).toBe('');
    });
    expect(await getShifts(page)).toEqual([]);
    expect(await findGalleryViolations(page)).toEqual([]);
    await test.step('[CAR-11] a button opens the full screen, which returns the focus on closing', async () => {
      const open = getView(page).getByRole('button', { name: sv.galleryFullScreen });
      await open.click();
      await expect(getDialog(page)).toBeVisible();
      await getDialog(page).getByRole('button', { name: sv.close }).click();
      await expect(getDialog(page)).toHaveCount(0);
      await expect(open).toBeFocused();
    });
    await test.step('[CAR-11] [CAR-12] [CAR-13] the full screen keeps the focus and the current picture', () =>
      checkFullScreen(page, 1440, count));
    expect(requested.filter((path) => path.includes('autosonshow'))).toEqual([]);
  });

  test('pictures that fail to load are requested again', async ({ page }) => {
    await page.unroute(pictures);
    await page.clock.install();
    await page.route(pictures, (route) => route.fulfill({ status: 504 }));
    await openGallery(page);
    const first = getStrip(getView(page)).locator('img').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await page.unroute(pictures);
    await paintedPictures({ page });
    await page.clock.runFor(20_000);
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('pictures scroll, and pictures and thumbnails link to the originals; nothing depends on script', async ({
      page,
    }) => {
      await page.goto(getCarAddress());
      const links = getStrip(getView(page)).getByRole('link');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(addresses.length).toBeGreaterThan(4);
      for (const address of addresses) {
        expect(address).toMatch(/^\/-\/media\/(?:cars|interiors)\/.+\.webp$/);
      }
      await expect(getGallery(page).getByRole('button')).toHaveCount(0);
      await links.nth(2).scrollIntoViewIfNeeded();
      await expect(links.nth(2)).toBeInViewport({ ratio: 0.9 });
      await getThumbnails(page).nth(3).click();
      await expect(links.nth(3)).toBeInViewport({ ratio: 0.9 });
    });
  });
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true });

  test('[CAR-09] [CAR-11] [CAR-12] [CAR-13] pictures can be swiped, also before the script has loaded, and fill the screen', async ({
    page,
  }) => {
    await page.addInitScript(watchGallery);
    await page.goto(getCarAddress(), { waitUntil: 'domcontentloaded' });
    const count = await getStrip(getView(page)).locator('li').count();
    const box = await getView(page).boundingBox();
    const [x, y] = [box!.x + box!.width * 0.8, box!.y + box!.height / 2];
    await swipe(page, { x, y, by: -box!.width * 0.6 });
    await expectPicture(getView(page), 2);
    await expect(getView(page)).toContainText(`2 / ${count}`);
    await expect(getGallery(page).getByRole('status')).toHaveText(formatPosition(2, count));
    await getGallery(page).hover();
    await expect(getGallery(page)).toHaveAttribute('data-started', '');
    await getStrip(getView(page)).getByRole('link').nth(1).focus();
    await page.keyboard.press('Home');
    await expectPicture(getView(page), 1);
    expect(await getShifts(page)).toEqual([]);
    expect(await findGalleryViolations(page)).toEqual([]);
    await checkFullScreen(page, 390, count);
  });
});

test('the first picture is preloaded with high priority', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', usedCar.path);
  const image = page.first('[data-gallery-view] [data-gallery-strip] img').attributes;
  const preload = page.first('link[rel=preload][as=image][fetchpriority=high]').attributes;
  expect(preload.imagesrcset).toBe(image.srcset);
  expect(image.fetchpriority).toBe('high');
  expect(image.style).toMatch(/--preview/);
});
