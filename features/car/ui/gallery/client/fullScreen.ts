import { isStandIn } from '../../../../../rendering/client/isStandIn';
import { targetOfKey, watchStrip, type Strip } from './strip';

/** Shows in counters and buttons below `root` which of `count` pictures is in sight. */
export function showPosition(root: ParentNode, index: number, count: number): void {
  for (const number of root.querySelectorAll('[data-gallery-number]')) {
    number.textContent = String(index + 1);
  }
  // Not disabled for the browser: the button that was just used would lose the focus at the end.
  for (const step of root.querySelectorAll<HTMLElement>('[data-gallery-step]')) {
    const end = step.dataset.galleryStep === 'back' ? 0 : count - 1;
    step.ariaDisabled = String(index === end);
  }
}

/**
 * Fetches the pictures on both sides of the one in sight, once that one is there: the next stands ready
 * when it is asked for, and never takes bytes from the one that is looked at.
 */
export function loadNeighbours(slides: readonly Element[], index: number): void {
  const picture = slides[index]?.querySelector('img');
  if (!picture) return;
  const load = () => {
    for (const neighbour of [slides[index + 1], slides[index - 1]]) {
      const other = neighbour?.querySelector('img');
      if (other) other.loading = 'eager';
    }
  };
  picture.loading = 'eager';
  if (picture.complete) load();
  else picture.addEventListener('load', load, { once: true });
}

/** The pictures as large as the window. */
export interface FullScreen {
  open: (index: number) => void;
}

/**
 * Fills the dialog with the pictures of `slides` when it opens for the first time. The browser keeps the
 * focus in it, closes it on Escape, keeps the page from scrolling and gives the focus back. `onSelect`
 * is told of each picture that comes in sight, `onClose` of the last one.
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
    const large = [...row.children];
    return watchStrip(row, (index) => {
      showPosition(dialog, index, large.length);
      loadNeighbours(large, index);
      onSelect(index);
    });
  };
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !strip) return;
    if (target.closest('[data-gallery-close]')) dialog.close();
    const way = target.closest<HTMLElement>('[data-gallery-step]')?.dataset.galleryStep;
    if (way) strip.goTo(strip.selected() + (way === 'on' ? 1 : -1));
  });
  dialog.addEventListener('keydown', (event) => {
    const target = strip && targetOfKey(event, strip.selected(), slides.length);
    if (target === undefined) return;
    event.preventDefault();
    strip?.goTo(target);
  });
  dialog.addEventListener('close', () => {
    if (strip) onClose(strip.selected());
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

/** The same picture in the width of the window. */
function largeSlide(slide: Element): HTMLElement {
  const large = document.createElement('li');
  const picture = slide.querySelector('img')?.cloneNode();
  if (!(picture instanceof HTMLImageElement)) return large;
  picture.sizes = '100vw';
  picture.loading = 'lazy';
  picture.removeAttribute('fetchpriority');
  // The preview may have another shape, and would look out from behind.
  picture.addEventListener('load', () => {
    if (!isStandIn(picture)) picture.style.removeProperty('--preview');
  });
  large.append(picture);
  return large;
}
