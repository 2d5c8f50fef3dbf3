/**
 * Calls `start` once, when any of the elements comes into view or within the margin around it.
 * @param margin distance from the view, as a CSS length such as `50%` of the window's height
 */
export function whenInView(elements: Iterable<Element>, start: () => void, margin = '0px'): void {
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
