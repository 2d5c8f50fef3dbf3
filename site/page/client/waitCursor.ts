/** The wait cursor is removed after this time even if no page has loaded. */
const TIMEOUT_MS = 10_000;

/** Shows a wait cursor from a click on a link until the next page is loaded. */
export function watchRouteLoading(): void {
  const { dataset } = document.documentElement;
  const removeCursor = () => void delete dataset.loading;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !loadsOtherPage(link, event)) return;
    dataset.loading = '';
    setTimeout(removeCursor, TIMEOUT_MS);
  });
  // The browser may restore this page unchanged from its cache.
  addEventListener('pageshow', removeCursor);
}

/** Whether a click makes this window load another page of the site. */
function loadsOtherPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || hasModifier || link.target || link.download) return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !(isSamePage && link.hash !== '');
}
