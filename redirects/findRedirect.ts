import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocation } from './buildLocation';
import { compile } from './compile';
import { externalSites, type ExternalSites } from './externalSites';
import { parseTable } from './parseTable';
import { readPath } from './requestPath';
import { cleanQuery, readQuery, withQuestionMark, type QueryValues } from './requestQuery';
import type { TableRow } from './rule.types';

/**
 * A permanent redirect. `location` is a path on the same site, or an address on an origin that the table
 * names.
 */
export interface Redirect {
  location: string;
  status: 308;
}

/**
 * Finds the new location of an address.
 * @param path - the path of the request, not decoded
 * @param query - its query string without `?`; blank for none
 */
export type FindRedirect = (path: string, query: string) => Redirect | undefined;

/**
 * Creates the lookup of one table. Repeated slashes and a slash at the end redirect first (`readPath`); then
 * the table's first matching row. Never throws, for any address.
 * @throws RuleError naming file and line of the first row that is invalid
 */
export function createRedirects(table: readonly TableRow[]): FindRedirect {
  const index = compile(table);
  return (requestPath, requestQuery) => {
    const address = readPath(requestPath);
    if (!address) return undefined;
    const query = cleanQuery(requestQuery);
    if ('moved' in address)
      return { location: address.moved + withQuestionMark(query), status: 308 };
    let values: QueryValues | undefined;
    const rule = index.find(address.path, () => (values ??= readQuery(query)));
    if (!rule) return undefined;
    return { location: buildLocation(rule, address.path, query), status: 308 };
  };
}

/** Folder of the tables, from the project's root. */
export const TABLES_FOLDER = 'redirects';

/** Path of the file with a site's table; the site may have none. */
export const tableFile = (site: string): string => join(TABLES_FOLDER, `${site}.csv`);

/**
 * Rows of a site's table, `redirects/<site>.csv`; none for a site that has no old addresses.
 *
 * @throws RuleError naming file and line when the table cannot be read.
 */
export function readTable(site: string, sites: ExternalSites = externalSites()): TableRow[] {
  const file = tableFile(site);
  return existsSync(file) ? parseTable(readFileSync(file, 'utf8'), file, sites) : [];
}

/**
 * Redirects of a site, from its table.
 *
 * @throws RuleError naming file and line of the first row that cannot be used.
 */
export function loadRedirects(site: string): FindRedirect {
  return createRedirects(readTable(site));
}
