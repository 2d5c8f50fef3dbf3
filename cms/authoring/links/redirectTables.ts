import { statSync } from 'node:fs';
import {
  createRedirects,
  readTable,
  tableFile,
  type FindRedirect,
} from '../../../redirects/findRedirect';

/** The tables of old addresses that ship with the product, one a site, and when each was written. */
const known = new Map<string, { find: FindRedirect; writtenAt: number }>();

/** Where the site's table of old addresses leads from a path, and its query; sites without a table have none. */
export function tableTarget(site: string, path: string, query = ''): string | undefined {
  if (!/^[a-z-]+$/.test(site)) return undefined;
  // A slash at the end would be answered with the address without it.
  return findIn(site)(path.replace(/(.)\/+$/, '$1'), query)?.location;
}

/** Read again when its file changed, as it does while somebody works on it. */
function findIn(site: string): FindRedirect {
  const writtenAt = statSync(tableFile(site), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const last = known.get(site);
  if (last?.writtenAt === writtenAt) return last.find;
  const find = createRedirects(readTable(site));
  known.set(site, { find, writtenAt });
  return find;
}
