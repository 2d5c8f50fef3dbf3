/** Other pages lead back to what was searched for last (blocks/ContinueBrowsing); a list of everything is no search. */
export function rememberSearch({ dataset: { search: words, address: href } }: HTMLElement): void {
  if (!words || !href) return;
  void import('../../ContinueBrowsing/client/lastSearch').then((it) =>
    it.keepSearch({ href, words }),
  );
}
