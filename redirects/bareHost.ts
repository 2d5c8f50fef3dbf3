/**
 * Where a request to a site's `www.` host belongs: the bare host, with path and query as they came
 * (for sites that have the feature). Undefined when the host is not `www.` or its bare
 * form is none of the site's own, so that a forged host leads nowhere.
 *
 * @param request - scheme without `:`, `Host` with port if any, and the request target `/path?query`.
 * @param hosts - the site's host names without port.
 */
export function findBareHost(
  request: { protocol: string; host: string; url: string },
  hosts: readonly string[],
): string | undefined {
  const [, bare = '', port = ''] = /^www\.([^:]+)(:\d+)?$/i.exec(request.host) ?? [];
  if (!hosts.includes(bare.toLowerCase()) || !request.url.startsWith('/')) return undefined;
  const { href } = new URL(`${request.protocol}://${bare.toLowerCase()}${port}`);
  return `${href.slice(0, -1)}${request.url}`;
}
