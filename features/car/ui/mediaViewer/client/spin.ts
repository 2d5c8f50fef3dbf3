import { showState } from '../../../../film/ui/client/toggleButton';
import { prefersReducedMotion } from '../../../../../rendering/client/prefersReducedMotion';
import { watchDrag } from './dragSpin';
import { wrapIndex, spinFrames } from './spinFrames';
import type { MediaSection } from './mediaSection.types';

/** Time until the next picture. */
const FRAME_MS = 150;
/** If this many pictures have failed and none has loaded, the view is given up. */
const MAX_FAILURES = 4;

/**
 * A 360° view in pictures: rotates while it is visible, until the visitor stops it, drags it or presses an arrow key;
 * with reduced motion the visitor has to start it. Calls `onFail` when no picture loads.
 */
export function startSpin(
  panel: HTMLElement,
  addresses: readonly string[],
  onFail: () => void,
): MediaSection {
  const slider = panel.querySelector<HTMLElement>('[data-turn]');
  const loadingOverlay = panel.querySelector<HTMLElement>('[data-turn-wait]');
  const button = panel.querySelector<HTMLElement>('[data-turn-play]');
  /** The picture to show; it may still be loading. */
  let current = 0;
  let direction: 1 | -1 = 1;
  let isPaused = prefersReducedMotion();
  let isTabChosen = false;
  let isInView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let loadedCount = 0;
  let failedCount = 0;

  const frames = spinFrames(addresses, (index) => {
    if (frames.hasFailed(index)) failedCount += 1;
    else loadedCount += 1;
    if (loadedCount === 0 && failedCount >= Math.min(MAX_FAILURES, frames.count)) return onFail();
    if (index === current) moveTo(current);
  });
  const updateSlider = () => {
    if (!slider) return;
    const degrees = Math.round((current * 360) / frames.count);
    slider.ariaValueNow = String(degrees);
    slider.ariaValueText = slider.dataset.degrees?.replace('{degrees}', String(degrees)) ?? null;
  };
  const moveTo = (index: number) => {
    current = wrapIndex(index, frames.count);
    frames.load(current);
    if (frames.hasFailed(current)) return moveTo(current + direction);
    const picture = frames.getPicture(current);
    if (loadingOverlay)
      loadingOverlay.hidden = picture !== undefined || slider?.firstChild !== null;
    if (picture) slider?.replaceChildren(picture);
  };
  const updateTimer = () => {
    clearInterval(timer);
    timer = undefined;
    showState(button, !isPaused);
    if (isPaused) updateSlider();
    if (!isTabChosen || isPaused || !isInView || document.hidden) return;
    timer = setInterval(() => {
      // Waits for a picture that is still loading.
      if (frames.getPicture(current)) moveTo(current + 1);
    }, FRAME_MS);
  };
  const setPaused = (value: boolean) => {
    isPaused = value;
    direction = 1;
    updateTimer();
  };
  const moveBy = (pictures: number) => {
    direction = pictures < 0 ? -1 : 1;
    if (!isPaused) setPaused(true);
    moveTo(current + pictures);
    updateSlider();
  };

  button?.addEventListener('click', () => setPaused(!isPaused));
  if (slider) watchDrag(slider, moveBy);
  slider?.addEventListener('keydown', (event) => {
    const pictures = picturesOfKey(event.key, current, frames.count);
    if (pictures === undefined) return;
    event.preventDefault();
    moveBy(pictures);
  });
  document.addEventListener('visibilitychange', updateTimer);
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    updateTimer();
  }).observe(panel);

  return {
    enter() {
      isTabChosen = true;
      moveTo(current);
      updateTimer();
    },
    leave() {
      isTabChosen = false;
      updateTimer();
    },
  };
}

/** Number of pictures to move by for a key, as in sliders; undefined for other keys. */
function picturesOfKey(key: string, index: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 3,
    PageDown: -3,
    Home: -index,
    End: count - 1 - index,
  };
  return moves[key];
}
