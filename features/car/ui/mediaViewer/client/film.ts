import { prefersReducedMotion } from '../../../../../rendering/client/prefersReducedMotion';
import type { MediaSection } from './mediaSection.types';

/**
 * A video that starts when its tab is chosen, unless the visitor prefers reduced motion, and pauses when it is left.
 */
export function startFilm(panel: HTMLElement, address: string, onFail: () => void): MediaSection {
  const video = panel.querySelector('video');
  video?.addEventListener('error', onFail);
  return {
    enter() {
      if (!video) return;
      if (!video.src) video.src = address;
      // A browser that saves power or data may refuse to play; the video has controls.
      if (!prefersReducedMotion()) video.play().catch(() => undefined);
    },
    leave: () => video?.pause(),
  };
}
