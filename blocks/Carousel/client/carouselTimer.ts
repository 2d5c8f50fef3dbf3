import { showState } from '../../../features/film/ui/client/toggleButton';
import { prefersReducedMotion } from '../../../rendering/client/prefersReducedMotion';
import { clientScriptSelector } from '../../../rendering/client/selectors';

/**
 * Calls `advance` every `data-delay` ms of a carousel, if set, unless the pointer or focus is in it or the page is
 * hidden. Its pause button stops that and the films in it; it starts paused for visitors who prefer reduced motion.
 */
export function carouselTimer(
  root: HTMLElement,
  advance: () => void,
): { isRunning: () => boolean } {
  const delayMs = Number(root.dataset.delay);
  const button = root.querySelector<HTMLElement>('[data-carousel-play]');
  let isPaused = prefersReducedMotion();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isInView = false;

  const update = () => {
    clearInterval(timer);
    timer = undefined;
    const isInUse = root.matches(':hover, :focus-within') || document.hidden;
    if (delayMs > 0 && !isPaused && !isInUse && isInView) timer = setInterval(advance, delayMs);
  };
  const setPaused = (value: boolean) => {
    isPaused = value;
    showState(button, !isPaused);
    root.toggleAttribute('data-still', isPaused);
    root
      .querySelectorAll(clientScriptSelector('Film'))
      .forEach((film) => film.dispatchEvent(new Event('still')));
    update();
  };
  if (button) {
    setPaused(isPaused);
    button.addEventListener('click', () => setPaused(!isPaused));
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const) {
    // Deferred, because during these events no element has the focus.
    root.addEventListener(type, () => setTimeout(update));
  }
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    update();
  }).observe(root);
  return { isRunning: () => timer !== undefined };
}
