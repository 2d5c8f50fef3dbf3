import { createRedirects, type Redirect } from './findRedirect';
import {
  compileManagedRedirects,
  type ManagedAnswer,
  type ManagedRedirects,
} from './managedRedirects';
import { readPath } from './requestPath';
import { cleanQuery } from './requestQuery';
import type { TableRow } from './rule.types';

/** All redirects of one site: its table first, then those that editors keep in the content platform. */
export interface SiteRedirects {
  /**
   * @param path - the request's path as it came, not decoded.
   * @param query - its query string without `?`; blank for none.
   */
  find(path: string, query: string): Redirect | ManagedAnswer | undefined;
  /**
   * Replaces the table while requests are being served.
   *
   * @throws RuleError naming file and line when it cannot be used; the last one then stays.
   */
  replaceTable(table: readonly TableRow[]): void;
  /**
   * Replaces the managed redirects while requests are being served.
   *
   * @param managed - compiled for the languages of the site.
   */
  replaceManaged(managed: ManagedRedirects): void;
}

/**
 * Redirects of a site.
 *
 * @param table - rows of its table, from `readTable`.
 * @param languages - of the site, default first.
 * @throws RuleError naming file and line when the table cannot be used.
 */
export function createSiteRedirects(
  table: readonly TableRow[],
  languages: readonly string[],
): SiteRedirects {
  let findInTable = createRedirects(table);
  let managed = compileManagedRedirects([], languages);
  return {
    find: (path, query) => {
      const redirect = findInTable(path, query);
      if (redirect) return redirect;
      const address = readPath(path);
      return address && 'path' in address
        ? managed.find(address.path, cleanQuery(query))
        : undefined;
    },
    replaceTable: (rows) => {
      findInTable = createRedirects(rows);
    },
    replaceManaged: (next) => {
      managed = next;
    },
  };
}
