import { onConsent } from '../../../consent/ui/client/consent';
import { prefersReducedMotion } from '../../../../rendering/client/prefersReducedMotion';

/**
 * Shows the provider's player when the visitor starts the film, or when it is in view and the visitor has
 * consented to marketing.
 */
export function start(root: HTMLElement): void {
  const { src = '', title = '' } = root.dataset;
  let stopWaiting: (() => void) | undefined;
  let isShown = false;
  const show = (isRequested: boolean) => {
    if (isShown) return;
    isShown = true;
    stopWaiting?.();
    const frame = createPlayerFrame(title);
    const address = new URL(src);
    // No autoplay for visitors who prefer reduced motion.
    if (!isRequested && prefersReducedMotion()) address.searchParams.set('autoplay', '0');
    frame.src = address.href;
    root.replaceChildren(frame);
    if (isRequested) frame.focus();
  };
  root.querySelector('[data-agree]')?.addEventListener('click', () => show(true));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    stopWaiting = onConsent('marketing', () => show(false));
  });
  observer.observe(root);
}

function createPlayerFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // The provider refuses to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
