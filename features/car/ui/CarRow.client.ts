import { wantsLessMotion } from '../../../rendering/client/wantsLessMotion';

/** Pixels by which positions may differ without being others: browsers round. */
const tolerance = 2;

/** Gives a row of cards (features/car/ui/CarRow) buttons that scroll it by what is in sight, while it is longer than that. */
export function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-row]');
  const back = root.querySelector<HTMLElement>('[data-back]');
  const on = root.querySelector<HTMLElement>('[data-on]');
  if (!row || !back || !on) return;
  const update = () => {
    const rest = row.scrollWidth - row.clientWidth;
    root.toggleAttribute('data-overflows', rest > tolerance);
    // Not disabled for the browser: the button that was just used would lose the focus at the end.
    back.ariaDisabled = String(row.scrollLeft <= tolerance);
    on.ariaDisabled = String(row.scrollLeft >= rest - tolerance);
  };
  const scroll = (direction: 1 | -1) => {
    const behavior = wantsLessMotion() ? 'instant' : 'smooth';
    row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior });
  };
  back.addEventListener('click', () => scroll(-1));
  on.addEventListener('click', () => scroll(1));
  row.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(row);
  update();
}
