/** Data attribute of <html> with the page view as JSON; absent when none is sent. */
const ATTRIBUTE = 'pageView';

/**
 * Reports a view of this page, once, for pages of the content platform in normal mode. Fire and forget, so it
 * never delays the page.
 */
export function sendPageView(): void {
  const view = document.documentElement.dataset[ATTRIBUTE];
  if (!view) return;
  navigator.sendBeacon('/api/events/page-view', new Blob([view], { type: 'application/json' }));
}
