/**
 * Returns the address on the bare host for a request to a site's `www.` host, with unchanged path and query
 * (for sites that have the feature). Undefined if the host does not start with `www.`, or the site does not
 * have the bare host, so that no request is redirected to a forged host.
 * @param request - scheme without `:`, `Host` with its port if any, and the request target `/path?query`
 * @param hosts - the site's host names without port
 */
export function findBareHost(
  request: { protocol: string; host: string; url: string },
  hosts: readonly string[],
): string | undefined {
  const [, bareHost = '', port = ''] = /^www\.([^:]+)(:\d+)?$/i.exec(request.host) ?? [];
  if (!hosts.includes(bareHost.toLowerCase()) || !request.url.startsWith('/')) return undefined;
  const { href } = new URL(`${request.protocol}://${bareHost.toLowerCase()}${port}`);
  return `${href.slice(0, -1)}${request.url}`;
}
