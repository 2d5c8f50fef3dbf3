import { prefersReducedMotion } from '../../../rendering/client/prefersReducedMotion';

/** Browsers round scroll positions. */
const TOLERANCE_PX = 2;

/**
 * Adds buttons to a row of cards (features/car/ui/CarRow) that scroll it by its visible width, while not all cards are
 * visible.
 */
export function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-row]');
  const backward = root.querySelector<HTMLElement>('[data-back]');
  const forward = root.querySelector<HTMLElement>('[data-on]');
  if (!row || !backward || !forward) return;
  const update = () => {
    const maxScroll = row.scrollWidth - row.clientWidth;
    root.toggleAttribute('data-overflows', maxScroll > TOLERANCE_PX);
    // Not the `disabled` attribute: at the end the button that was just pressed would lose the focus.
    backward.ariaDisabled = String(row.scrollLeft <= TOLERANCE_PX);
    forward.ariaDisabled = String(row.scrollLeft >= maxScroll - TOLERANCE_PX);
  };
  const scroll = (direction: 1 | -1) => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior });
  };
  backward.addEventListener('click', () => scroll(-1));
  forward.addEventListener('click', () => scroll(1));
  row.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(row);
  update();
}
