/**
 * Calls `start` once, when any of the elements comes into view or within the margin of it.
 * @param margin how far from view counts, as a CSS length such as `50%` of the window's height
 */
export function whenInSight(elements: Iterable<Element>, start: () => void, margin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: `${margin} 0px` },
  );
  for (const element of elements) observer.observe(element);
}
