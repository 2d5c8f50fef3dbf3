import { isPlaceholderImage } from '../../../../../rendering/client/isPlaceholderImage';
import { targetOfKey, watchStrip, type Strip } from './strip';

/** Updates counters and buttons below `root` for the picture at `index` of `count`. */
export function showPosition(root: ParentNode, index: number, count: number): void {
  for (const number of root.querySelectorAll('[data-gallery-number]')) {
    number.textContent = String(index + 1);
  }
  // Not the `disabled` attribute: at the end the button that was just pressed would lose the focus.
  for (const step of root.querySelectorAll<HTMLElement>('[data-gallery-step]')) {
    const end = step.dataset.galleryStep === 'back' ? 0 : count - 1;
    step.ariaDisabled = String(index === end);
  }
}

/**
 * Loads the pictures on both sides of the visible one after it has loaded, so that they do not compete with
 * it for bandwidth.
 */
export function loadNeighbours(slides: readonly Element[], index: number): void {
  const picture = slides[index]?.querySelector('img');
  if (!picture) return;
  const load = () => {
    for (const neighbour of [slides[index + 1], slides[index - 1]]) {
      const image = neighbour?.querySelector('img');
      if (image) image.loading = 'eager';
    }
  };
  picture.loading = 'eager';
  if (picture.complete) load();
  else picture.addEventListener('load', load, { once: true });
}

/** The pictures in full window size. */
export interface FullScreen {
  open: (index: number) => void;
}

/**
 * Fills the dialog with the pictures of `slides` when it opens for the first time. The browser traps the focus, closes
 * it on Escape, prevents scrolling of the page and restores the focus. Calls `onSelect` for each picture that becomes
 * visible, and `onClose` with the last one.
 */
export function watchFullScreen(
  dialog: HTMLDialogElement,
  slides: readonly Element[],
  { onSelect, onClose }: { onSelect: (index: number) => void; onClose: (index: number) => void },
): FullScreen | undefined {
  const row = dialog.querySelector<HTMLElement>('[data-gallery-strip]');
  if (!row) return undefined;
  let strip: Strip | undefined;

  const fill = () => {
    row.append(...slides.map(largeSlide));
    const largeSlides = [...row.children];
    return watchStrip(row, (index) => {
      showPosition(dialog, index, largeSlides.length);
      loadNeighbours(largeSlides, index);
      onSelect(index);
    });
  };
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !strip) return;
    if (target.closest('[data-gallery-close]')) dialog.close();
    const direction = target.closest<HTMLElement>('[data-gallery-step]')?.dataset.galleryStep;
    if (direction) strip.goTo(strip.selectedIndex() + (direction === 'on' ? 1 : -1));
  });
  dialog.addEventListener('keydown', (event) => {
    const target = strip && targetOfKey(event, strip.selectedIndex(), slides.length);
    if (target === undefined) return;
    event.preventDefault();
    strip?.goTo(target);
  });
  dialog.addEventListener('close', () => {
    if (strip) onClose(strip.selectedIndex());
  });

  return {
    open(index) {
      dialog.showModal();
      strip ??= fill();
      strip.goTo(index, 'instant');
      showPosition(dialog, index, slides.length);
      loadNeighbours([...row.children], index);
    },
  };
}

/** Creates a slide with the same picture in the width of the window. */
function largeSlide(slide: Element): HTMLElement {
  const large = document.createElement('li');
  const picture = slide.querySelector('img')?.cloneNode();
  if (!(picture instanceof HTMLImageElement)) return large;
  picture.sizes = '100vw';
  picture.loading = 'lazy';
  picture.removeAttribute('fetchpriority');
  // The preview may have another aspect ratio, and would be visible behind the picture.
  picture.addEventListener('load', () => {
    if (!isPlaceholderImage(picture)) picture.style.removeProperty('--preview');
  });
  large.append(picture);
  return large;
}
