import { passFocus } from '../../../../../design-system/focus/client/passFocus';

/** The part of the window that the bar is near. */
const lowerHalf = { rootMargin: '-50% 0px 0px' };

/**
 * Hides the price bar of phones while what it repeats is in sight: there it would only cover it.
 * @param repeated the price, and the form that the bar leads to
 */
export function hideRepeat(bar: HTMLElement | null, repeated: readonly (Element | null)[]): void {
  if (!bar) return;
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    const repeats = inSight.size > 0;
    // Its link has just led there.
    if (repeats && bar.contains(document.activeElement)) {
      passFocus(bar, [...inSight].at(-1)?.querySelector('h1, h2, h3'));
    }
    bar.toggleAttribute('data-repeats', repeats);
  }, lowerHalf);
  for (const part of repeated) if (part) observer.observe(part);
}
