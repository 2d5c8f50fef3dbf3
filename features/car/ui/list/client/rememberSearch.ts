/** Storage key of the layout: whether this tab shows the filters next to the cars. */
export const layoutKey = 'forecourt:carListLayout';

/**
 * Stores the last search, for links on other pages (blocks/ContinueBrowsing). A list without filters, or without
 * results, is not stored.
 */
export function rememberSearch({ dataset }: HTMLElement): void {
  const { search: words, address: href, total } = dataset;
  if (!words || !href) return;
  void import('../../continueBrowsing/client/lastSearch').then(
    ({ storeSearch, forgetEmptySearch }) =>
      total === '0' ? forgetEmptySearch(words) : storeSearch({ href, words }),
  );
}
