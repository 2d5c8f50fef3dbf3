import { opensElsewhere } from '../../../../rendering/client/opensElsewhere';
import { prefersReducedMotion } from '../../../../rendering/client/prefersReducedMotion';
import { watchFullScreen, loadNeighbours, showPosition } from './client/fullScreen';
import { targetOfKey, watchStrip } from './client/strip';

/** Starts a gallery (features/car/ui/gallery): buttons, keys, thumbnails and full screen. */
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
    // Only the visible picture is a tab stop.
    links.forEach((link, linkIndex) =>
      link?.setAttribute('tabindex', linkIndex === index ? '0' : '-1'),
    );
    thumbnails.forEach(
      (thumbnail, thumbnailIndex) => (thumbnail.ariaCurrent = String(thumbnailIndex === index)),
    );
    centreThumbnail(thumbnails[index]);
    loadNeighbours(slides, index);
  };
  const strip = watchStrip(row, (index) => {
    show(index);
    announce(index);
  });
  const dialog = root.querySelector<HTMLDialogElement>('[data-gallery-dialog]');
  const fullScreen =
    dialog &&
    watchFullScreen(dialog, slides, {
      onSelect: announce,
      onClose(index) {
        const hadPictureFocus = row.contains(document.activeElement);
        strip.goTo(index, 'instant');
        if (hadPictureFocus) links[index]?.focus({ preventScroll: true });
      },
    });

  view.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const direction = event.target.closest<HTMLElement>('[data-gallery-step]')?.dataset.galleryStep;
    if (direction) strip.goTo(strip.selectedIndex() + (direction === 'on' ? 1 : -1));
    if (!fullScreen || !event.target.closest('[data-gallery-open]') || opensElsewhere(event))
      return;
    event.preventDefault();
    fullScreen.open(strip.selectedIndex());
  });
  view.addEventListener('keydown', (event) => {
    const target = targetOfKey(event, strip.selectedIndex(), slides.length);
    if (target === undefined) return;
    event.preventDefault();
    const hadPictureFocus = row.contains(document.activeElement);
    strip.goTo(target);
    if (hadPictureFocus) links[target]?.focus({ preventScroll: true });
  });
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      strip.goTo(index);
    }),
  );
  show(strip.selectedIndex());
  // Each picture was a tab stop until this script loaded: one that is not visible may have the focus.
  const focused = links.findIndex((link) => link === document.activeElement);
  if (focused >= 0) strip.goTo(focused, 'instant');
  // A swipe before this script loaded may have reached another picture.
  if (strip.selectedIndex() > 0) announce(strip.selectedIndex());
  root.dataset.started = '';
}

/** Scrolls the row of thumbnails, never the page, to centre this one. */
function centreThumbnail(thumbnail: HTMLElement | undefined): void {
  const row = thumbnail?.closest<HTMLElement>('[data-gallery-thumbnails]');
  if (!thumbnail || !row) return;
  const { left, width } = thumbnail.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left;
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  row.scrollBy({ left: middle - row.clientWidth / 2, behavior });
}
