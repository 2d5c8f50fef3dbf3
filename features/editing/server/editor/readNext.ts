const known = ['site', 'language', 'route', 'view'] as const;

/**
 * Where in the editor somebody wanted to go before signing in: the parts of its address that are known, and
 * nothing else, so that nobody is led elsewhere.
 */
export function readNext(query: unknown): string {
  if (typeof query !== 'string' || query.length > 1000) return '/_edit';
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `/_edit?${kept}` : '/_edit';
}
