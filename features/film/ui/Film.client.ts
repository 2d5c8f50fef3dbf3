import { prefersReducedMotion } from '../../../rendering/client/prefersReducedMotion';
import { showState } from './client/toggleButton';

/** Visible share of a film from which it plays on its own. In a carousel only the current slide shows that much. */
const MIN_VISIBLE_SHARE = 0.6;

/** Browsers expose whether a film has sound in different ways. */
interface SoundHints {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
}

/**
 * Handles the buttons of a film (features/film/ui), and plays one with autoplay while it is in view. Once the visitor
 * has pressed a button, only that choice counts.
 */
export function start(root: HTMLElement): void {
  const video = root.querySelector('video');
  if (!video) return;
  const play = root.querySelector<HTMLElement>('[data-film-play]');
  const sound = root.querySelector<HTMLElement>('[data-film-sound]');
  // Our buttons replace the browser's controls, which are for visitors without JavaScript.
  if (play) video.controls = false;

  let isStopped = prefersReducedMotion();
  if (root.dataset.autoplay !== undefined) {
    // Browsers allow autoplay for muted films only.
    video.muted = true;
    playInView(root, video, () => isStopped);
  }
  play?.addEventListener('click', () => {
    isStopped = !video.paused;
    if (isStopped) video.pause();
    else tryPlay(video);
  });
  sound?.addEventListener('click', () => (video.muted = !video.muted));

  for (const type of ['play', 'pause', 'ended'] as const) {
    video.addEventListener(type, () => showState(play, !video.paused));
  }
  video.addEventListener('playing', () => root.toggleAttribute('data-shown', true));
  video.addEventListener('volumechange', () => showState(sound, !video.muted));
  video.addEventListener('timeupdate', () => {
    if (!sound || !sound.hidden || !hasSound(video)) return;
    sound.hidden = false;
    showState(sound, !video.muted);
  });
  // Browsers try the sources in order: when the last one fails there is no film.
  video.lastElementChild?.addEventListener('error', () => {
    root.removeAttribute('data-shown');
    if (play) play.hidden = true;
  });
}

/** Plays the film while it is in view, unless the carousel around it is paused. */
function playInView(root: HTMLElement, video: HTMLVideoElement, isStopped: () => boolean): void {
  let inView = false;
  const update = () => {
    const isPaused = root.closest('[data-still]') !== null;
    if (inView && !isPaused && !isStopped() && !video.ended) tryPlay(video);
    else video.pause();
  };
  new IntersectionObserver(
    (entries) => {
      inView = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_VISIBLE_SHARE;
      update();
    },
    { threshold: MIN_VISIBLE_SHARE },
  ).observe(video);
  root.addEventListener('still', update);
}

/** A browser that saves power or data may refuse to play: then the picture and the play button stay. */
function tryPlay(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Whether the film has sound; browsers know this only after a part of it has played. */
function hasSound(video: HTMLVideoElement & SoundHints): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount = 0, audioTracks } = video;
  return mozHasAudio === true || webkitAudioDecodedByteCount > 0 || (audioTracks?.length ?? 0) > 0;
}
