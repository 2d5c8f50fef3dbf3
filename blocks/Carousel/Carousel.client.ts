import { carouselTimer } from './client/carouselTimer';
import { prefersReducedMotion } from '../../rendering/client/prefersReducedMotion';

/**
 * Moves a carousel (blocks/Carousel) with its dots and buttons, the arrow keys and clicks on other
 * slides. The browser itself handles scrolling and snapping, also by touch. The slide in
 * the centre is the selected one.
 */
export function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-slides]');
  if (!row) return;
  // Read at each use: the editor adds, moves and removes slides of a carousel that is running.
  const listSlides = () => [...row.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const previousButton = root.querySelector<HTMLElement>('[data-previous]');
  const nextButton = root.querySelector<HTMLElement>('[data-next]');
  const status = root.querySelector<HTMLElement>('[role=status]');
  let selectedIndex = 0;

  const goTo = (index: number) => {
    const slide = listSlides()[index];
    if (!slide) return;
    const left = slide.offsetLeft - (row.clientWidth - slide.offsetWidth) / 2;
    row.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const timer = carouselTimer(root, () => goTo((selectedIndex + 1) % row.children.length));

  const selectCentred = () => {
    const slides = listSlides();
    const centredIndex = findCentredSlide(row, slides);
    const centredSlide = slides[centredIndex];
    if (centredIndex === selectedIndex && centredSlide?.hasAttribute('data-selected')) return;
    selectedIndex = centredIndex;
    // The text of a slide that is not selected is hidden, and the focus in it would be lost.
    const { activeElement } = document;
    if (row.contains(activeElement) && !centredSlide?.contains(activeElement))
      row.focus({ preventScroll: true });
    for (const slide of slides) slide.toggleAttribute('data-selected', slide === centredSlide);
    dots.forEach((dot, index) => dot.setAttribute('aria-current', String(index === selectedIndex)));
    // Not `disabled`: the button that was just pressed would lose the focus at the end.
    previousButton?.setAttribute('aria-disabled', String(!selectedIndex));
    nextButton?.setAttribute('aria-disabled', String(selectedIndex === slides.length - 1));
    if (status && !timer.isRunning())
      status.textContent = centredSlide?.getAttribute('aria-label') ?? '';
  };
  row.addEventListener('scroll', selectCentred);
  previousButton?.addEventListener('click', () => goTo(selectedIndex - 1));
  nextButton?.addEventListener('click', () => goTo(selectedIndex + 1));
  dots.forEach((dot, index) => dot.addEventListener('click', () => goTo(index)));
  row.addEventListener('keydown', (event) => {
    const target = targetIndex(event, selectedIndex, row.children.length);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });
  row.addEventListener('click', (event) => {
    const index = listSlides().findIndex((slide) => slide.contains(event.target as Node));
    if (index < 0 || index === selectedIndex) return;
    // A click on a dimmed slide only selects it; its links work only then.
    event.preventDefault();
    goTo(index);
  });
  // The editor scrolls a carousel that it has rendered again to where the one before it was.
  selectCentred();
  root.dataset.started = '';
}

/** Index of the slide nearest to the centre of the row. */
function findCentredSlide(row: HTMLElement, slides: readonly HTMLElement[]): number {
  const centreX = row.scrollLeft + row.clientWidth / 2;
  const distances = slides.map((slide) =>
    Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - centreX),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Index of the slide that a key selects; undefined for other keys. */
function targetIndex(
  event: KeyboardEvent,
  selectedIndex: number,
  count: number,
): number | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: selectedIndex - 1,
    ArrowRight: selectedIndex + 1,
    Home: 0,
    End: count - 1,
  };
  return targets[event.key];
}
