import { opensElsewhere } from '../../../../rendering/client/opensElsewhere';
import { wantsLessMotion } from '../../../../rendering/client/wantsLessMotion';
import { watchFullScreen, loadNeighbours, showPosition } from './client/fullScreen';
import { targetOfKey, watchStrip } from './client/strip';

/** Gives a gallery (features/car/ui/gallery) its buttons, keys, thumbnails and full screen (spec 2 §2). */
export function start(root: HTMLElement): void {
  const view = root.querySelector<HTMLElement>('[data-gallery-view]');
  const row = view?.querySelector<HTMLElement>('[data-gallery-strip]');
  if (!view || !row) return;
  const slides = [...row.children];
  const links = slides.map((slide) => slide.querySelector('a'));
  const thumbnails = [...root.querySelectorAll<HTMLElement>('[data-gallery-thumbnail]')];
  const status = root.querySelector('[data-gallery-status]');

  const announce = (index: number) => {
    if (status) status.textContent = thumbnails[index]?.ariaLabel ?? '';
  };
  const show = (index: number) => {
    showPosition(view, index, slides.length);
    // One stop for the Tab key: the picture in sight.
    links.forEach((link, at) => link?.setAttribute('tabindex', at === index ? '0' : '-1'));
    thumbnails.forEach((thumbnail, at) => (thumbnail.ariaCurrent = String(at === index)));
    reveal(thumbnails[index]);
    loadNeighbours(slides, index);
  };
  const strip = watchStrip(row, (index) => {
    show(index);
    announce(index);
  });
  const dialog = root.querySelector<HTMLDialogElement>('[data-gallery-dialog]');
  const screen =
    dialog &&
    watchFullScreen(dialog, slides, {
      onSelect: announce,
      onClose(index) {
        const fromPicture = row.contains(document.activeElement);
        strip.goTo(index, 'instant');
        if (fromPicture) links[index]?.focus({ preventScroll: true });
      },
    });

  view.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const way = event.target.closest<HTMLElement>('[data-gallery-step]')?.dataset.galleryStep;
    if (way) strip.goTo(strip.selected() + (way === 'on' ? 1 : -1));
    if (!screen || !event.target.closest('[data-gallery-open]') || opensElsewhere(event)) return;
    event.preventDefault();
    screen.open(strip.selected());
  });
  view.addEventListener('keydown', (event) => {
    const target = targetOfKey(event, strip.selected(), slides.length);
    if (target === undefined) return;
    event.preventDefault();
    const fromPicture = row.contains(document.activeElement);
    strip.goTo(target);
    if (fromPicture) links[target]?.focus({ preventScroll: true });
  });
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      strip.goTo(index);
    }),
  );
  show(strip.selected());
  // Until now each picture was a stop for the Tab key, and browsers may leave one that they come to out of sight.
  const focused = links.findIndex((link) => link === document.activeElement);
  if (focused >= 0) strip.goTo(focused, 'instant');
  // The swipe that has fetched this script is told of like any other.
  if (strip.selected() > 0) announce(strip.selected());
  root.dataset.started = '';
}

/** Scrolls the row of thumbnails, and never the page, until this one is in its middle. */
function reveal(thumbnail: HTMLElement | undefined): void {
  const row = thumbnail?.closest<HTMLElement>('[data-gallery-thumbnails]');
  if (!thumbnail || !row) return;
  const { left, width } = thumbnail.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left;
  const behavior = wantsLessMotion() ? 'instant' : 'smooth';
  row.scrollBy({ left: middle - row.clientWidth / 2, behavior });
}
