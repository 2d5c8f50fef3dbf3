import { isStandIn } from '../../../../../rendering/client/isStandIn';
import { loadNeighbours } from './loadPictures';
import { showPosition } from './showPosition';
import { targetOfKey, watchStrip, type Strip } from './strip';

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
