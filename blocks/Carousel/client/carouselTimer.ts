import { showState } from '../../../features/film/ui/client/toggleButton';
import { wantsLessMotion } from '../../../rendering/client/wantsLessMotion';
import { clientScriptSelector } from '../../../rendering/client/selectors';

/**
 * Calls `advance` every `data-delay` ms of a carousel, where it has one, while nobody points at it, is
 * in it or looks elsewhere. Its pause button stops that and the films in it; for visitors who want less
 * motion it starts paused.
 */
export function carouselTimer(
  root: HTMLElement,
  advance: () => void,
): { isRunning: () => boolean } {
  const delay = Number(root.dataset.delay);
  const button = root.querySelector<HTMLElement>('[data-carousel-play]');
  let paused = wantsLessMotion();
  let timer: ReturnType<typeof setInterval> | undefined;
  let inView = false;

  const follow = () => {
    clearInterval(timer);
    timer = undefined;
    const held = root.matches(':hover, :focus-within') || document.hidden;
    if (delay > 0 && !paused && !held && inView) timer = setInterval(advance, delay);
  };
  const setPaused = (value: boolean) => {
    paused = value;
    showState(button, !paused);
    root.toggleAttribute('data-still', paused);
    root
      .querySelectorAll(clientScriptSelector('Film'))
      .forEach((film) => film.dispatchEvent(new Event('still')));
    follow();
  };
  if (button) {
    setPaused(paused);
    button.addEventListener('click', () => setPaused(!paused));
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const) {
    // The focus is nowhere while it moves.
    root.addEventListener(type, () => setTimeout(follow));
  }
  document.addEventListener('visibilitychange', follow);
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    follow();
  }).observe(root);
  return { isRunning: () => timer !== undefined };
}
