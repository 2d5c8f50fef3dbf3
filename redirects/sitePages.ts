import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';
import { readCsv } from './parseTable';
import { TABLES_FOLDER } from './findRedirect';

/** The pages of a site, in its default language, and where they have other addresses in another one. */
export interface SitePages {
  /** Routes of the pages that the content has. */
  routes: readonly string[];
  /** Whether an address (only its path) is a page, including pages made from data. */
  has(path: string): boolean;
}

/** Pages for errors, to which no redirect may lead. */
const ERROR_PAGES = new Set(['/404', '/500']);

/**
 * Pages of a site: those with routes, and pages made from data, whose areas `redirects/areas.csv` declares
 * (columns site, pattern, note; patterns as in a table's sources).
 * @param pages routes of the pages that the content has
 * @throws RuleError when an area's pattern is invalid
 */
export function sitePages(site: string, pages: readonly string[]): SitePages {
  const routes = pages.filter((route) => !ERROR_PAGES.has(route));
  const routeSet = new Set(routes);
  const areas = compile(readAreas(site).map((source) => ({ source, destination: '/' })));
  return {
    routes,
    has: (path) => routeSet.has(path) || areas.find(path, () => new Map()) !== undefined,
  };
}

function readAreas(site: string): string[] {
  const file = join(TABLES_FOLDER, 'areas.csv');
  return readCsv(readFileSync(file, 'utf8'), file, ['site', 'pattern'])
    .filter(({ record }) => record['site'] === site)
    .map(({ record }) => record['pattern'] ?? '');
}
