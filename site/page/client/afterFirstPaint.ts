/**
 * Calls `start` once the page is visible. Earlier downloads would compete with the picture at the top of the
 * page on a slow connection.
 */
export function afterFirstPaint(start: () => void): void {
  // A page in the background is not painted, and not every browser reports paints.
  const canObservePaint =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.hidden || !canObservePaint) {
    start();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
