import { wantsLessMotion } from '../../../../../rendering/client/wantsLessMotion';
import type { MediaPart } from './mediaPart.types';

/** A film that starts when its tab is chosen, unless the visitor wants less motion, and rests when it is left. */
export function startFilm(panel: HTMLElement, address: string, onFail: () => void): MediaPart {
  const video = panel.querySelector('video');
  video?.addEventListener('error', onFail);
  return {
    enter() {
      if (!video) return;
      if (!video.src) video.src = address;
      // A browser that saves power or data may refuse; its controls are there.
      if (!wantsLessMotion()) video.play().catch(() => undefined);
    },
    leave: () => video?.pause(),
  };
}
