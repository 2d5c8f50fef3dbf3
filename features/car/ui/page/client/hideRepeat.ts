import { passFocus } from '../../../../../design-system/focus/client/passFocus';

/** Observes the lower half of the window, near the bar. */
const lowerHalf = { rootMargin: '-50% 0px 0px' };

/**
 * Hides the price bar on phones while the elements that it repeats are visible.
 * @param repeatedElements the price, and the form that the bar links to
 */
export function hideRepeat(
  bar: HTMLElement | null,
  repeatedElements: readonly (Element | null)[],
): void {
  if (!bar) return;
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    const isRepeated = visible.size > 0;
    // The bar's link has just scrolled to the form: without this, the focus would be on a hidden element.
    if (isRepeated && bar.contains(document.activeElement)) {
      passFocus(bar, [...visible].at(-1)?.querySelector('h1, h2, h3'));
    }
    bar.toggleAttribute('data-repeats', isRepeated);
  }, lowerHalf);
  for (const element of repeatedElements) if (element) observer.observe(element);
}
