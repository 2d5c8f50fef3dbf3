/**
 * Calls `start` once the page is to be seen. What is fetched before that takes its share of a slow connection from
 * the picture that opens the page.
 */
export function afterFirstPaint(start: () => void): void {
  // A page in the background is not painted, and not every browser tells.
  const tells =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.hidden || !tells) {
    start();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
