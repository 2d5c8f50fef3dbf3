import { onConsent } from '../../../consent/ui/client/consent';
import { wantsLessMotion } from '../../../../rendering/client/wantsLessMotion';

/**
 * Shows the provider's player in a frame (features/film/ui/provider) when the visitor asks for the film, or
 * once it is in view where they have agreed to such contents before.
 */
export function start(root: HTMLElement): void {
  const { src = '', title = '' } = root.dataset;
  let stopWaiting: (() => void) | undefined;
  let shown = false;
  const show = (asked: boolean) => {
    if (shown) return;
    shown = true;
    stopWaiting?.();
    const frame = playerFrame(title);
    const address = new URL(src);
    // Nothing starts to move by itself for those who want less of it.
    if (!asked && wantsLessMotion()) address.searchParams.set('autoplay', '0');
    frame.src = address.href;
    root.replaceChildren(frame);
    if (asked) frame.focus();
  };
  root.querySelector('[data-agree]')?.addEventListener('click', () => show(true));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    stopWaiting = onConsent('marketing', () => show(false));
  });
  observer.observe(root);
}

function playerFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // The provider plays only for pages that say where they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
