/** Milliseconds after which a page that does not come is no longer waited for. */
const patience = 10_000;

/** Shows a wait cursor from the choice of a link until the next page is there (spec 1 §2.3). */
export function watchRouteLoading(): void {
  const { dataset } = document.documentElement;
  const stop = () => void delete dataset.loading;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !leadsAway(link, event)) return;
    dataset.loading = '';
    setTimeout(stop, patience);
  });
  // The browser may bring this page back as it was left.
  addEventListener('pageshow', stop);
}

/** Whether a click makes this window load another page of the site. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const hasOwnMeaning = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || hasOwnMeaning || link.target || link.download) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !(samePage && link.hash !== '');
}
