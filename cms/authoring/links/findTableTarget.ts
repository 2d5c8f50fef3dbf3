import { statSync } from 'node:fs';
import {
  createRedirects,
  readTable,
  tableFile,
  type FindRedirect,
} from '../../../redirects/findRedirect';

/** Redirect tables that ship with the product, by site, with the modification time of their files. */
const tables = new Map<string, { find: FindRedirect; writtenAt: number }>();

/** Finds the target of a path and query in the site's redirect table, if the site has one. */
export function findTableTarget(site: string, path: string, query = ''): string | undefined {
  if (!/^[a-z-]+$/.test(site)) return undefined;
  // An address with a trailing slash redirects to the address without it.
  return loadTable(site)(path.replace(/(.)\/+$/, '$1'), query)?.location;
}

/** Returns the lookup of a site's table. Reads the table again when its file changes during development. */
function loadTable(site: string): FindRedirect {
  const modifiedAtMs = statSync(tableFile(site), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const cached = tables.get(site);
  if (cached?.writtenAt === modifiedAtMs) return cached.find;
  const find = createRedirects(readTable(site));
  tables.set(site, { find, writtenAt: modifiedAtMs });
  return find;
}
