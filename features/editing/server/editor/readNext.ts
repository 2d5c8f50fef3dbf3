const allowedParameters = ['site', 'language', 'route', 'view'] as const;

/**
 * Reads the editor address to return to after signing in. Only allowed parameters are copied, so that it
 * cannot lead to another host.
 */
export function readNext(query: unknown): string {
  if (typeof query !== 'string' || query.length > 1000) return '/_edit';
  const input = new URLSearchParams(query);
  const allowed = new URLSearchParams();
  for (const name of allowedParameters) {
    const value = input.get(name);
    if (value) allowed.set(name, value);
  }
  return allowed.size > 0 ? `/_edit?${allowed}` : '/_edit';
}
