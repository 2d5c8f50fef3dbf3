/**
 * Selects a small set of pages that together contain all renderings (greedy set cover): first those that are
 * opened anyway, then repeatedly the page with the most missing renderings.
 * @param renderingsOfPages renderings of each page (renderMarkup.ts)
 */
export function selectPages(
  renderingsOfPages: ReadonlyMap<string, readonly string[]>,
  inAnyCase: readonly string[],
): string[] {
  const missing = new Set([...renderingsOfPages.values()].flat());
  const chosen = new Set<string>();
  const choose = (path: string) => {
    chosen.add(path);
    for (const rendering of renderingsOfPages.get(path) ?? []) missing.delete(rendering);
  };
  inAnyCase.forEach(choose);
  while (missing.size > 0) {
    let next = { path: '', shows: 0 };
    for (const [path, renderings] of renderingsOfPages) {
      const shows = renderings.filter((rendering) => missing.has(rendering)).length;
      if (shows > next.shows) next = { path, shows };
    }
    choose(next.path);
  }
  return [...chosen];
}
