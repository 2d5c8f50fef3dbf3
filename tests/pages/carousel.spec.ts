import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { addressOf } from './addresses';
import { example, holdClock, playing } from './blockExamples';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const carouselOf = (page: Page) => page.locator('[data-client=Carousel]');
const slidesOf = (page: Page) => page.locator('[data-slides] > *');

/** Waits until script has made the carousel's dots and buttons work. */
async function openCarousel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const carousel = carouselOf(page).first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-started', '');
}

test.beforeEach(paintedPictures);

test.describe('carousel', () => {
  test.use({ viewport: wide });

  test('[CARO-01] [CARO-02] [CARO-06] [CARO-07] [CARO-08] slides come by dot, button, key and press; the selected one alone is at full opacity', async ({
    page,
  }) => {
    await openCarousel(page, addressOf('carstore-se'));
    const carousel = page.getByRole('region', { name: 'Aktuellt hos CarStore' });
    const previous = carousel.getByRole('button', { name: sv.previousSlide });
    const next = carousel.getByRole('button', { name: sv.nextSlide });
    await test.step('[CARO-01] roles and names, arrow keys, Home and End', async () => {
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
        await expect(slidesOf(page).nth(index)).toHaveAttribute('data-selected', '');
      }
      await expect(carousel.getByRole('status')).toHaveText('1 av 3');
    });
    await test.step('[CARO-07] [CARO-08] only the selected slide is at full opacity; a click brings another', async () => {
      await expect(slidesOf(page).nth(0)).toHaveCSS('opacity', '1');
      await expect(slidesOf(page).nth(1)).toHaveCSS('opacity', '0.5');
      await expect(slidesOf(page).nth(0)).toBeInViewport({ ratio: 0.9 });
      const box = await slidesOf(page).nth(1).boundingBox();
      if (!box) throw new Error('The second slide has no box');
      // What looks in from the side.
      await page.mouse.click(box.x + 5, box.y + box.height / 2);
      await expect(slidesOf(page).nth(1)).toHaveAttribute('data-selected', '');
      await expect(slidesOf(page).nth(1)).toHaveCSS('opacity', '1');
      await expect(slidesOf(page).nth(0)).toHaveCSS('opacity', '0.5');
    });
    await test.step('[CARO-01] [CARO-02] [CARO-06] dots jump, buttons stop at the ends', async () => {
      await carousel.getByRole('button', { name: '1 av 3' }).click();
      await expect(previous).toBeDisabled();
      await carousel.getByRole('button', { name: '3 av 3' }).click();
      await expect(slidesOf(page).nth(2)).toHaveAttribute('data-selected', '');
      await expect(slidesOf(page).nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(carousel.locator('[data-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(previous).toBeEnabled();
      await expect(next).toBeEnabled();
    });
  });

  test('[CARO-04] [CARO-06] [CARO-11] [CARO-12] [VIDEO-05] three heights; what other slides hold is out of reach, still and silent', async ({
    page,
  }) => {
    const heightOf = async (name: string) => {
      await openCarousel(page, example('Carousel', name));
      return (await slidesOf(page).first().boundingBox())?.height ?? 0;
    };
    const medium = await heightOf('Medium');
    await test.step('[CARO-06] the words of other slides are out of reach, and the focus is never lost with them', async () => {
      const linkOf = (index: number) => slidesOf(page).nth(index).getByRole('link').last();
      await expect(linkOf(0)).toBeVisible();
      await expect(linkOf(1)).toBeHidden();
      await linkOf(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(linkOf(1)).toBeVisible();
      await expect(linkOf(0)).toBeHidden();
      await expect(page.locator('[data-slides]')).toBeFocused();
    });

    const full = await heightOf('FullHeight');
    await test.step('[CARO-11] [VIDEO-05] the active slide plays, others pause', async () => {
      const films = page.locator('[data-slides] video');
      const play = async (...expected: boolean[]) => {
        await expect
          .poll(() => Promise.all(expected.map((_, at) => playing(films.nth(at)))))
          .toEqual(expected);
      };
      const place = async () => (await slidesOf(page).first().boundingBox())?.x;
      const atRest = await place();
      await play(true, false);
      await page.getByRole('button', { name: en.nextSlide }).click();
      await play(false, true);
      await page.getByRole('button', { name: en.previousSlide }).click();
      await play(true, false);
      // It plays as soon as most of it is seen; the slide still moves then.
      await expect.poll(place).toBe(atRest);
      await slidesOf(page).first().getByRole('button', { name: en.pause, exact: true }).click();
      await play(false, false);
    });

    const usual = await heightOf('Default');
    await test.step('[CARO-12] its search is sent with words alone, and goes to its own page', async () => {
      const search = carouselOf(page).getByRole('search');
      const submit = search.getByRole('button', { name: en.searchSubmit, exact: true });
      await expect(submit).toBeDisabled();
      await search.getByRole('searchbox').fill('kona electric');
      await submit.click();
      await expect(page).toHaveURL(addressOf('automotive-se', '/kop-bil?keyphrase=kona+electric'));
    });
    expect(medium).toBeLessThan(usual - 100);
    expect(usual).toBeLessThan(full - 100);
    expect(full).toBeGreaterThan(wide.height - 100);
  });

  test('[CARO-05] goes on by itself until it is paused or pointed at, and does not start for less motion', async ({
    page,
  }) => {
    await holdClock(page);
    await openCarousel(page, example('Carousel', 'Medium'));
    await page.clock.runFor(7_000);
    await expect(slidesOf(page).nth(0)).toHaveAttribute('data-selected', '');
    await page.clock.runFor(1_000);
    await expect(slidesOf(page).nth(1)).toHaveAttribute('data-selected', '');
    await slidesOf(page).nth(1).hover();
    await page.clock.runFor(30_000);
    await expect(slidesOf(page).nth(1)).toHaveAttribute('data-selected', '');
    await page.getByRole('button', { name: en.pauseSlides }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(30_000);
    await expect(slidesOf(page).nth(1)).toHaveAttribute('data-selected', '');
    await expect(page.getByRole('button', { name: en.playSlides })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page, example('Carousel', 'Medium'));
    await expect(page.getByRole('button', { name: en.playSlides })).toBeVisible();
  });

  test('is a row that scrolls without script, its first slide complete', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
    await page.goto(addressOf('carstore-se'));
    const [first, second] = [slidesOf(page).nth(0), slidesOf(page).nth(1)];
    await expect(first.getByRole('link')).toBeVisible();
    await expect(first.getByRole('img')).toBeAttached();
    await expect(second).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-next]')).toBeHidden();
    await expect(page.locator('[data-slides]')).toHaveCSS('overflow-x', 'auto');
    await page.close();
  });
});
