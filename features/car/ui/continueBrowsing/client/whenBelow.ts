/**
 * Calls `start` once, when an element is below the window: what is put there then moves nothing that is in sight. At
 * once where it is; else when the visitor has scrolled so far up that it is.
 */
export function whenBelow(element: Element, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    const isBelow = entries.some(
      ({ isIntersecting, boundingClientRect }) =>
        !isIntersecting && boundingClientRect.top >= innerHeight,
    );
    if (!isBelow) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
}
