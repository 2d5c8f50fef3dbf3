import type { Page } from '@playwright/test';

/** Scrolls to the end at once, as an impatient visitor does, so that everything on the way is asked for. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = () => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    do {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    } while (!ends());
  });

/** Addresses of pictures that a visitor sees on the way down, by whether they are there. */
export const visiblePictures = (page: Page): Promise<{ there: string[]; missing: string[] }> =>
  page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      let { left, right } = image.getBoundingClientRect();
      [left, right] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
      // What a row that scrolls cuts off is seen when it is scrolled.
      for (let box = image.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const cut = box.getBoundingClientRect();
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
      }
      return right - left > 1 && image.checkVisibility();
    });
    // One that is still being made comes as an empty picture of some pixels at most (rendering/client/isStandIn).
    const isThere = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
      complete && naturalWidth > (currentSrc.includes('/image?') ? 8 : 0);
    const addresses = (images: HTMLImageElement[]) =>
      images.map((image) => image.currentSrc || image.src);
    return {
      there: addresses(seen.filter(isThere)),
      missing: addresses(seen.filter((image) => !isThere(image))),
    };
  });
