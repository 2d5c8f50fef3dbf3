import { wantsLessMotion } from '../../../rendering/client/wantsLessMotion';
import { showState } from './client/toggleButton';

/** Share of a film that must be seen for it to play by itself. In a carousel only the chosen slide shows that much. */
const seen = 0.6;

/** What browsers tell of a film's sound, each in its own way. */
interface SoundHints {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
}

/**
 * Gives a film (features/film/ui) its buttons, and lets one that starts by itself play while it is in view.
 * What the visitor chose counts from then on.
 */
export function start(root: HTMLElement): void {
  const video = root.querySelector('video');
  if (!video) return;
  const play = root.querySelector<HTMLElement>('[data-film-play]');
  const sound = root.querySelector<HTMLElement>('[data-film-sound]');
  // Our buttons instead of the browser's; without script there were only those.
  if (play) video.controls = false;

  let stopped = wantsLessMotion();
  if (root.dataset.autoplay !== undefined) {
    // Browsers let only silent films start by themselves.
    video.muted = true;
    playInView(root, video, () => stopped);
  }
  play?.addEventListener('click', () => {
    stopped = !video.paused;
    if (stopped) video.pause();
    else tryToPlay(video);
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
  // The last source is the one that browsers try last: without it there is no film.
  video.lastElementChild?.addEventListener('error', () => {
    root.removeAttribute('data-shown');
    if (play) play.hidden = true;
  });
}

/** Follows the window, and the pause button of a carousel around the film. */
function playInView(root: HTMLElement, video: HTMLVideoElement, isStopped: () => boolean): void {
  let inView = false;
  const follow = () => {
    const still = root.closest('[data-still]') !== null;
    if (inView && !still && !isStopped() && !video.ended) tryToPlay(video);
    else video.pause();
  };
  new IntersectionObserver(
    (entries) => {
      inView = (entries.at(-1)?.intersectionRatio ?? 0) >= seen;
      follow();
    },
    { threshold: seen },
  ).observe(video);
  root.addEventListener('still', follow);
}

/** A browser that saves power or data may refuse; the picture and the play button stay then. */
function tryToPlay(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Known once some of the film has been played. */
function hasSound(video: HTMLVideoElement & SoundHints): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount = 0, audioTracks } = video;
  return mozHasAudio === true || webkitAudioDecodedByteCount > 0 || (audioTracks?.length ?? 0) > 0;
}
