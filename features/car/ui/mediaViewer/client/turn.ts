import { showState } from '../../../../film/ui/client/toggleButton';
import { wantsLessMotion } from '../../../../../rendering/client/wantsLessMotion';
import { watchDrag } from './dragTurn';
import { around, turnFrames } from './turnFrames';
import type { MediaPart } from './mediaPart.types';

/** Milliseconds until the next picture (spec 2 §9). */
const pace = 150;
/** So many pictures in a row without a single one that came: there is no turn. */
const hopeless = 4;

/**
 * A turn in pictures: goes on by itself while it is in sight, until the visitor stops it, drags it or
 * takes the arrow keys; who wants less motion starts it. `onFail` when no picture comes.
 */
export function startTurn(
  panel: HTMLElement,
  addresses: readonly string[],
  onFail: () => void,
): MediaPart {
  const slider = panel.querySelector<HTMLElement>('[data-turn]');
  const wait = panel.querySelector<HTMLElement>('[data-turn-wait]');
  const button = panel.querySelector<HTMLElement>('[data-turn-play]');
  /** The picture that is shown, or is to be as soon as it has come. */
  let wanted = 0;
  let direction: 1 | -1 = 1;
  let paused = wantsLessMotion();
  let entered = false;
  let inView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let arrived = 0;
  let failures = 0;

  const frames = turnFrames(addresses, (index) => {
    if (frames.failed(index)) failures += 1;
    else arrived += 1;
    if (arrived === 0 && failures >= Math.min(hopeless, frames.count)) return onFail();
    if (index === wanted) moveTo(wanted);
  });
  const tell = () => {
    if (!slider) return;
    const degrees = Math.round((wanted * 360) / frames.count);
    slider.ariaValueNow = String(degrees);
    slider.ariaValueText = slider.dataset.degrees?.replace('{degrees}', String(degrees)) ?? null;
  };
  const moveTo = (index: number) => {
    wanted = around(index, frames.count);
    frames.load(wanted);
    if (frames.failed(wanted)) return moveTo(wanted + direction);
    const picture = frames.ready(wanted);
    if (wait) wait.hidden = picture !== undefined || slider?.firstChild !== null;
    if (picture) slider?.replaceChildren(picture);
  };
  const follow = () => {
    clearInterval(timer);
    timer = undefined;
    showState(button, !paused);
    if (paused) tell();
    if (!entered || paused || !inView || document.hidden) return;
    timer = setInterval(() => {
      // A picture that is still on its way is waited for.
      if (frames.ready(wanted)) moveTo(wanted + 1);
    }, pace);
  };
  const setPaused = (value: boolean) => {
    paused = value;
    direction = 1;
    follow();
  };
  const moveBy = (pictures: number) => {
    direction = pictures < 0 ? -1 : 1;
    if (!paused) setPaused(true);
    moveTo(wanted + pictures);
    tell();
  };

  button?.addEventListener('click', () => setPaused(!paused));
  if (slider) watchDrag(slider, moveBy);
  slider?.addEventListener('keydown', (event) => {
    const pictures = picturesOfKey(event.key, wanted, frames.count);
    if (pictures === undefined) return;
    event.preventDefault();
    moveBy(pictures);
  });
  document.addEventListener('visibilitychange', follow);
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    follow();
  }).observe(panel);

  return {
    enter() {
      entered = true;
      moveTo(wanted);
      follow();
    },
    leave() {
      entered = false;
      follow();
    },
  };
}

/** How many pictures a key moves on by, as sliders have it; undefined for other keys. */
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
