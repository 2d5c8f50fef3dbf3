const allowedParameters = ['site', 'language', 'route', 'view'] as const;

/**
 * The editor address to return to after signing in. Only known parameters are copied, so that it cannot
 * redirect to another host.
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
