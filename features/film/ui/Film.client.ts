import { prefersReducedMotion } from '../../../rendering/client/prefersReducedMotion';
import { showState } from './client/toggleButton';

/**
 * A film with autoplay plays while at least this share is visible. In a carousel, only the current slide is.
 */
const MIN_VISIBLE_SHARE = 0.6;

/** Non-standard properties by which browsers expose whether a film has sound. */
interface SoundHints {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
}

/**
 * Handles the buttons of a film (Film.tsx), and plays a film with autoplay while it is in view, until the
 * visitor pauses it.
 */
export function start(root: HTMLElement): void {
  const video = root.querySelector('video');
  if (!video) return;
  const play = root.querySelector<HTMLElement>('[data-film-play]');
  const sound = root.querySelector<HTMLElement>('[data-film-sound]');
  // Our buttons replace the browser's controls, which visitors without JavaScript use.
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
  // Browsers try the sources in order, so when the last one fails there is no film.
  video.lastElementChild?.addEventListener('error', () => {
    root.removeAttribute('data-shown');
    if (play) play.hidden = true;
  });
}

/** Plays the film while it is in view, unless it is stopped or the carousel around it is paused. */
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

/** Plays the film. A browser that saves power or data may refuse, and then picture and play button remain. */
function tryPlay(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Whether the film has sound, which browsers detect only after some of it has played. */
function hasSound(video: HTMLVideoElement & SoundHints): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount = 0, audioTracks } = video;
  return mozHasAudio === true || webkitAudioDecodedByteCount > 0 || (audioTracks?.length ?? 0) > 0;
}
