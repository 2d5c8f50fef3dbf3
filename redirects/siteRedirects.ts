import { createRedirects, type Redirect } from './findRedirect';
import {
  compileManagedRedirects,
  type ManagedAnswer,
  type ManagedRedirects,
} from './managedRedirects';
import { readPath } from './requestPath';
import { cleanQuery } from './requestQuery';
import type { TableRow } from './rule.types';

/** All redirects of one site: first its table, then those that editors manage in the content platform. */
export interface SiteRedirects {
  /**
   * Finds where an address redirects to.
   * @param path - the path of the request, not decoded
   * @param query - its query string without `?`; blank for none
   */
  find(path: string, query: string): Redirect | ManagedAnswer | undefined;
  /**
   * Replaces the table while requests are being served.
   * @throws RuleError naming file and line when the new table is invalid; the previous one then stays in use
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
 * Creates the redirects of a site.
 * @param table - rows of its table, from `readTable`
 * @param languages - of the site, default first
 * @throws RuleError naming file and line when the table is invalid
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
    replaceManaged: (replacement) => {
      managed = replacement;
    },
  };
}
