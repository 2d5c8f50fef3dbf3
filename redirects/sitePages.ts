import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';
import { readCsv } from './parseTable';
import { tablesFolder } from './findRedirect';

/** What is known of a site's pages, in its default language. */
export interface SitePages {
  /** Routes of the pages that the content has. */
  routes: readonly string[];
  /** Whether an address (path alone) is a page, one made from data included. */
  has(path: string): boolean;
}

/** Pages for errors; no redirect leads there. */
const errorPages = new Set(['/404', '/500']);

/**
 * Pages of a site: those with routes, and the areas of pages made from data, which `redirects/areas.csv`
 * declares (columns site, pattern, note; patterns as in a table's sources).
 * @param pages routes of the pages that the content has
 * @throws RuleError when an area's pattern cannot be used.
 */
export function sitePages(site: string, pages: readonly string[]): SitePages {
  const routes = pages.filter((route) => !errorPages.has(route));
  const known = new Set(routes);
  const areas = compile(readAreas(site).map((source) => ({ source, destination: '/' })));
  return {
    routes,
    has: (path) => known.has(path) || areas.find(path, () => new Map()) !== undefined,
  };
}

function readAreas(site: string): string[] {
  const file = join(tablesFolder, 'areas.csv');
  return readCsv(readFileSync(file, 'utf8'), file, ['site', 'pattern'])
    .filter(({ record }) => record['site'] === site)
    .map(({ record }) => record['pattern'] ?? '');
}
