/** Where the tab remembers whether the filters stand beside the cars. */
export const layoutKey = 'forecourt:carListLayout';

/**
 * Other pages lead back to what was searched for last (blocks/ContinueBrowsing). A list of everything is no search, and
 * one that finds nothing is nothing to go on with.
 */
export function rememberSearch({ dataset }: HTMLElement): void {
  const { search: words, address: href, total } = dataset;
  if (!words || !href) return;
  void import('../../continueBrowsing/client/lastSearch').then(({ keepSearch, dropSearch }) =>
    total === '0' ? dropSearch(words) : keepSearch({ href, words }),
  );
}
