/**
 * Remembers where the visitor is in the filters: which facets are open, how far their lists are
 * scrolled, what is typed to search them, and the focus. The function that is returned restores it in
 * what has taken their place.
 */
export function keepPlaces(list: HTMLElement): () => void {
  const facets = [...list.querySelectorAll<HTMLDetailsElement>('[data-facet]')].map((facet) => ({
    name: facet.dataset.facet ?? '',
    open: facet.open,
    scroll: facet.querySelector('ul')?.scrollTop ?? 0,
    search: searchOf(facet)?.value ?? '',
  }));
  const focused = document.activeElement;
  const focusKey = focused && list.contains(focused) ? focused.id : '';
  const facet = focused?.closest<HTMLElement>('[data-facet]')?.dataset.facet;
  const isSearch = focused instanceof HTMLElement && focused.dataset.facetSearch !== undefined;
  const end = focused instanceof HTMLElement ? focused.dataset.end : undefined;

  return () => {
    const scrolled: (() => void)[] = [];
    for (const { name, open, scroll, search } of facets) {
      const found = facetNamed(list, name);
      if (!found) continue;
      if (found.open !== open) found.open = open;
      const input = searchOf(found);
      if (input && search) {
        input.value = search;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (scroll > 0) scrolled.push(() => found.querySelector('ul')?.scrollTo({ top: scroll }));
    }
    // All at once in the end: the browser must lay out the page for the first, and for each after another change.
    for (const scroll of scrolled) scroll();
    const place = facet === undefined ? undefined : facetNamed(list, facet);
    const again =
      (focusKey && document.getElementById(focusKey)) ||
      (isSearch && place && searchOf(place)) ||
      (end && place?.querySelector<HTMLElement>(`[data-end="${end}"]`)) ||
      (place && focused && !focused.isConnected && place.querySelector<HTMLElement>('summary'));
    if (again && again !== document.activeElement) again.focus({ preventScroll: true });
  };
}

const facetNamed = (list: HTMLElement, name: string) =>
  list.querySelector<HTMLDetailsElement>(`[data-facet="${CSS.escape(name)}"]`);

const searchOf = (facet: Element) => facet.querySelector<HTMLInputElement>('[data-facet-search]');
