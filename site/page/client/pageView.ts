/** Attribute of <html> with what the page view says of the page, as JSON; absent when none is sent. */
const attribute = 'pageView';

/**
 * Reports that this page is seen, once, for pages of the content platform in normal mode
 * (spec 1 §7). Nobody waits for it, and it never disturbs the page.
 */
export function sendPageView(): void {
  const view = document.documentElement.dataset[attribute];
  if (!view) return;
  navigator.sendBeacon('/api/events/page-view', new Blob([view], { type: 'application/json' }));
}
