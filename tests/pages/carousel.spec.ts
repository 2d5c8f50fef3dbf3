import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { exampleAddress, stopClock, isPlaying } from './blockExamples';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const getCarousel = (page: Page) => page.locator('[data-client=Carousel]');
const getSlides = (page: Page) => page.locator('[data-slides] > *');

/** Opens a page and waits until the carousel is hydrated. */
async function openCarousel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const carousel = getCarousel(page).first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-started', '');
}

test.beforeEach(paintedPictures);

test.describe('carousel', () => {
  test.use({ viewport: wide });

  test('[CARO-01] [CARO-02] [CARO-06] [CARO-07] [CARO-08] slides change by dot, button, key and press, and only the selected one is at full opacity', async ({
    page,
  }) => {
    await openCarousel(page, getAddress('carstore-se'));
    const carousel = page.getByRole('region', { name: 'Aktuellt hos CarStore' });
    const previous = carousel.getByRole('button', { name: sv.previousSlide });
    const next = carousel.getByRole('button', { name: sv.nextSlide });
    await test.step('[CARO-01] slides have roles and names, and respond to arrow keys, Home and End', async () => {
      await expect(carousel).toHaveAttribute('aria-roledescription', sv.carousel);
      await expect(carousel.getByRole('group', { name: '1 av 3' })).toHaveAttribute(
        'aria-roledescription',
        sv.slide,
      );
      await page.locator('[data-slides]').focus();
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['End', 2],
        ['ArrowLeft', 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(getSlides(page).nth(index)).toHaveAttribute('data-selected', '');
      }
      await expect(carousel.getByRole('status')).toHaveText('1 av 3');
    });
    await test.step('[CARO-07] [CARO-08] only the selected slide is at full opacity, and a click selects another', async () => {
      await expect(getSlides(page).nth(0)).toHaveCSS('opacity', '1');
      await expect(getSlides(page).nth(1)).toHaveCSS('opacity', '0.5');
      await expect(getSlides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
      const box = await getSlides(page).nth(1).boundingBox();
      if (!box) throw new Error('The second slide has no box');
      // Clicks the partly visible next slide.
      await page.mouse.click(box.x + 5, box.y + box.height / 2);
      await expect(getSlides(page).nth(1)).toHaveAttribute('data-selected', '');
      await expect(getSlides(page).nth(1)).toHaveCSS('opacity', '1');
      await expect(getSlides(page).nth(0)).toHaveCSS('opacity', '0.5');
    });
    await test.step('[CARO-01] [CARO-02] [CARO-06] dots jump to slides, and buttons stop at the ends', async () => {
      await carousel.getByRole('button', { name: '1 av 3' }).click();
      await expect(previous).toBeDisabled();
      await carousel.getByRole('button', { name: '3 av 3' }).click();
      await expect(getSlides(page).nth(2)).toHaveAttribute('data-selected', '');
      await expect(getSlides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(carousel.locator('[data-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(previous).toBeEnabled();
      await expect(next).toBeEnabled();
    });
  });

  test('[CARO-04] [CARO-06] [CARO-11] [CARO-12] [VIDEO-05] it has three heights; content of other slides is out of reach, still and silent', async ({
    page,
  }) => {
    const getHeight = async (name: string) => {
      await openCarousel(page, exampleAddress('Carousel', name));
      return (await getSlides(page).first().boundingBox())?.height ?? 0;
    };
    const medium = await getHeight('Medium');
    await test.step('[CARO-06] text of other slides cannot be reached, and the focus is never lost with them', async () => {
      const getLink = (index: number) => getSlides(page).nth(index).getByRole('link').last();
      await expect(getLink(0)).toBeVisible();
      await expect(getLink(1)).toBeHidden();
      await getLink(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(getLink(1)).toBeVisible();
      await expect(getLink(0)).toBeHidden();
      await expect(page.locator('[data-slides]')).toBeFocused();
    });

    const full = await getHeight('FullHeight');
    await test.step('[CARO-11] [VIDEO-05] the film of the active slide plays, and others pause', async () => {
      const films = page.locator('[data-slides] video');
      const expectPlaying = async (...expected: boolean[]) => {
        await expect
          .poll(() => Promise.all(expected.map((_, at) => isPlaying(films.nth(at)))))
          .toEqual(expected);
      };
      const readPlace = async () => (await getSlides(page).first().boundingBox())?.x;
      const initial = await readPlace();
      await expectPlaying(true, false);
      await page.getByRole('button', { name: en.nextSlide }).click();
      await expectPlaying(false, true);
      await page.getByRole('button', { name: en.previousSlide }).click();
      await expectPlaying(true, false);
      // It plays as soon as most of it is visible, while the slide still moves.
      await expect.poll(readPlace).toBe(initial);
      await getSlides(page).first().getByRole('button', { name: en.pause, exact: true }).click();
      await expectPlaying(false, false);
    });

    const usual = await getHeight('Default');
    await test.step('[CARO-12] its search is sent only with a keyphrase, to its own results page', async () => {
      const search = getCarousel(page).getByRole('search');
      const submit = search.getByRole('button', { name: en.searchSubmit, exact: true });
      await expect(submit).toBeDisabled();
      await search.getByRole('searchbox').fill('kona electric');
      await submit.click();
      await expect(page).toHaveURL(getAddress('automotive-se', '/kop-bil?keyphrase=kona+electric'));
    });
    expect(medium).toBeLessThan(usual - 100);
    expect(usual).toBeLessThan(full - 100);
    expect(full).toBeGreaterThan(wide.height - 100);
  });

  test('[CARO-05] advances automatically until it is paused or hovered, and not with reduced motion', async ({
    page,
  }) => {
    await stopClock(page);
    await openCarousel(page, exampleAddress('Carousel', 'Medium'));
    await page.clock.runFor(7_000);
    await expect(getSlides(page).nth(0)).toHaveAttribute('data-selected', '');
    await page.clock.runFor(1_000);
    await expect(getSlides(page).nth(1)).toHaveAttribute('data-selected', '');
    await getSlides(page).nth(1).hover();
    await page.clock.runFor(30_000);
    await expect(getSlides(page).nth(1)).toHaveAttribute('data-selected', '');
    await page.getByRole('button', { name: en.pauseSlides }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(30_000);
    await expect(getSlides(page).nth(1)).toHaveAttribute('data-selected', '');
    await expect(page.getByRole('button', { name: en.playSlides })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page, exampleAddress('Carousel', 'Medium'));
    await expect(page.getByRole('button', { name: en.playSlides })).toBeVisible();
  });

  test('without script it is a scrollable row with its first slide complete', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
    await page.goto(getAddress('carstore-se'));
    const [first, second] = [getSlides(page).nth(0), getSlides(page).nth(1)];
    await expect(first.getByRole('link')).toBeVisible();
    await expect(first.getByRole('img')).toBeAttached();
    await expect(second).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-next]')).toBeHidden();
    await expect(page.locator('[data-slides]')).toHaveCSS('overflow-x', 'auto');
    await page.close();
  });
});
