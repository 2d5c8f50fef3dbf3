/**
 * Few pages that have between them every look that one of all has: first those that are opened in any case, then each
 * time the one with the most that are missing still.
 * @param looksOfPages looks of each page (looksOfMarkup.ts)
 */
export function pagesThatShowAll(
  looksOfPages: ReadonlyMap<string, readonly string[]>,
  inAnyCase: readonly string[],
): string[] {
  const missing = new Set([...looksOfPages.values()].flat());
  const chosen = new Set<string>();
  const choose = (path: string) => {
    chosen.add(path);
    for (const look of looksOfPages.get(path) ?? []) missing.delete(look);
  };
  inAnyCase.forEach(choose);
  while (missing.size > 0) {
    let next = { path: '', shows: 0 };
    for (const [path, looks] of looksOfPages) {
      const shows = looks.filter((look) => missing.has(look)).length;
      if (shows > next.shows) next = { path, shows };
    }
    choose(next.path);
  }
  return [...chosen];
}
