import { createRedirects, readTable, type FindRedirect } from '../../../../redirects/findRedirect';

/** The tables of old addresses that ship with the product, one a site. */
const known = new Map<string, FindRedirect>();

/** Where the site's table of old addresses leads from a path, and its query; sites without a table have none. */
export function tableTarget(site: string, path: string, query = ''): string | undefined {
  if (!/^[a-z-]+$/.test(site)) return undefined;
  const find = known.get(site) ?? createRedirects(readTable(site));
  known.set(site, find);
  // A slash at the end would be answered with the address without it.
  return find(path.replace(/(.)\/+$/, '$1'), query)?.location;
}
