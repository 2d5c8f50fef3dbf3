/**
 * Saves the state of the filters: open facets, scroll positions, search texts and the focus. The returned
 * function restores it after the filters have been replaced.
 */
export function saveFilterState(list: HTMLElement): () => void {
  const facets = [...list.querySelectorAll<HTMLDetailsElement>('[data-facet]')].map((facet) => ({
    name: facet.dataset.facet ?? '',
    open: facet.open,
    scroll: facet.querySelector('ul')?.scrollTop ?? 0,
    search: findSearchInput(facet)?.value ?? '',
  }));
  const focused = document.activeElement;
  const focusKey = focused && list.contains(focused) ? focused.id : '';
  const focusedFacetName = focused?.closest<HTMLElement>('[data-facet]')?.dataset.facet;
  const isSearch = focused instanceof HTMLElement && focused.dataset.facetSearch !== undefined;
  const focusedEnd = focused instanceof HTMLElement ? focused.dataset.end : undefined;

  return () => {
    const scrollActions: (() => void)[] = [];
    for (const { name, open, scroll, search } of facets) {
      const facetElement = findFacet(list, name);
      if (!facetElement) continue;
      if (facetElement.open !== open) facetElement.open = open;
      const input = findSearchInput(facetElement);
      if (input && search) {
        input.value = search;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (scroll > 0)
        scrollActions.push(() => facetElement.querySelector('ul')?.scrollTo({ top: scroll }));
    }
    // All scrolling comes last, because each scroll after another change would force a new layout.
    for (const scroll of scrollActions) scroll();
    const focusedFacet =
      focusedFacetName === undefined ? undefined : findFacet(list, focusedFacetName);
    const focusTarget =
      (focusKey && document.getElementById(focusKey)) ||
      (isSearch && focusedFacet && findSearchInput(focusedFacet)) ||
      (focusedEnd && focusedFacet?.querySelector<HTMLElement>(`[data-end="${focusedEnd}"]`)) ||
      (focusedFacet &&
        focused &&
        !focused.isConnected &&
        focusedFacet.querySelector<HTMLElement>('summary'));
    if (focusTarget && focusTarget !== document.activeElement)
      focusTarget.focus({ preventScroll: true });
  };
}

const findFacet = (list: HTMLElement, name: string) =>
  list.querySelector<HTMLDetailsElement>(`[data-facet="${CSS.escape(name)}"]`);

const findSearchInput = (facet: Element) =>
  facet.querySelector<HTMLInputElement>('[data-facet-search]');
