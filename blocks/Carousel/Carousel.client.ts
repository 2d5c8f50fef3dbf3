import { carouselTimer } from './client/carouselTimer';
import { wantsLessMotion } from '../../rendering/client/wantsLessMotion';

/**
 * Moves a carousel (blocks/Carousel) with its dots and buttons, the arrow keys and a click on another
 * slide; the row itself scrolls and snaps by the browser's own means, with a finger too. The slide in
 * the middle is the selected one.
 */
export function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-slides]');
  if (!row) return;
  const slides = [...row.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const previous = root.querySelector<HTMLElement>('[data-previous]');
  const next = root.querySelector<HTMLElement>('[data-next]');
  const status = root.querySelector<HTMLElement>('[role=status]');
  let selected = 0;

  const goTo = (index: number) => {
    const slide = slides[Math.min(Math.max(index, 0), slides.length - 1)];
    if (!slide) return;
    const left = slide.offsetLeft - (row.clientWidth - slide.offsetWidth) / 2;
    row.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  };
  const timer = carouselTimer(root, () => goTo(selected === slides.length - 1 ? 0 : selected + 1));

  const show = () => {
    slides.forEach((slide, index) => slide.toggleAttribute('data-selected', index === selected));
    dots.forEach((dot, index) => dot.setAttribute('aria-current', String(index === selected)));
    // Not disabled for the browser: the button that was just used would lose the focus at the end.
    previous?.setAttribute('aria-disabled', String(selected === 0));
    next?.setAttribute('aria-disabled', String(selected === slides.length - 1));
    if (status && !timer.isRunning())
      status.textContent = slides[selected]?.getAttribute('aria-label') ?? '';
  };
  row.addEventListener('scroll', () => {
    const middle = slideInMiddle(row, slides);
    if (middle === selected) return;
    // The words of a slide that is left go from sight, and with them the focus would be lost.
    if (slides[selected]?.contains(document.activeElement)) row.focus({ preventScroll: true });
    selected = middle;
    show();
  });
  previous?.addEventListener('click', () => goTo(selected - 1));
  next?.addEventListener('click', () => goTo(selected + 1));
  dots.forEach((dot, index) => dot.addEventListener('click', () => goTo(index)));
  row.addEventListener('keydown', (event) => {
    const target = targetOfKey(event, selected, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });
  row.addEventListener('click', (event) => {
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index < 0 || index === selected) return;
    // What is dimmed comes first, and is used afterwards.
    event.preventDefault();
    goTo(index);
  });
  root.dataset.started = '';
}

/** Index of the slide that is nearest to the middle of the row. */
function slideInMiddle(row: HTMLElement, slides: readonly HTMLElement[]): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const distances = slides.map((slide) =>
    Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The slide that a key asks for; undefined for keys that mean nothing here. */
function targetOfKey(event: KeyboardEvent, selected: number, count: number): number | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: selected - 1,
    ArrowRight: selected + 1,
    Home: 0,
    End: count - 1,
  };
  return targets[event.key];
}
