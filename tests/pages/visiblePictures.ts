import type { Page } from '@playwright/test';

/** Scrolls to the end at once, so that everything in between is requested. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isAtEnd = () => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    do {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    } while (!isAtEnd());
  });

/** Returns addresses of the images that a visitor sees while scrolling, loaded and missing ones. */
export const findVisiblePictures = (page: Page): Promise<{ there: string[]; missing: string[] }> =>
  page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      let { left, right } = image.getBoundingClientRect();
      [left, right] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
      // Clipped images of a scrollable row become visible when it is scrolled.
      for (let box = image.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const cut = box.getBoundingClientRect();
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
      }
      return right - left > 1 && image.checkVisibility();
    });
    // An image that is still being scaled is a placeholder of a few pixels
    // (rendering/client/isPlaceholderImage).
    const isLoaded = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
      complete && naturalWidth > (currentSrc.includes('/image?') ? 8 : 0);
    const addresses = (images: HTMLImageElement[]) =>
      images.map((image) => image.currentSrc || image.src);
    return {
      there: addresses(seen.filter(isLoaded)),
      missing: addresses(seen.filter((image) => !isLoaded(image))),
    };
  });
