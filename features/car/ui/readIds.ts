/** Splits lists of ids at commas; returns each id once, in their order. */
export function readIds(...lists: readonly (string | undefined)[]): readonly string[] {
  const ids = lists.flatMap((list) => (list ?? '').split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}
