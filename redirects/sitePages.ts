import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';
import { readCsv } from './parseTable';
import { tablesFolder } from './findRedirect';

/** What is known of a site's pages, in its default language. */
export interface SitePages {
  /** Routes of the pages that have a file of their own. */
  routes: readonly string[];
  /** Whether an address (path alone) is a page, one made from data included. */
  has(path: string): boolean;
}

/** Folder of the content files, from the project's root. */
const contentFolder = 'services/content/files';
/** Pages that answer errors; nobody is sent there. */
const errorPages = new Set(['/404', '/500']);

/**
 * Pages of a site: a route for each content file, and the areas of pages made from data, which
 * `redirects/areas.csv` declares (columns site, pattern, note; patterns as in a table's sources).
 *
 * @throws RuleError when an area's pattern cannot be used.
 */
export function readSitePages(site: string): SitePages {
  const folder = join(contentFolder, site, 'pages');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.yml'))
    : [];
  const routes = files.map(routeOf).filter((route) => !errorPages.has(route));
  const known = new Set(routes);
  const areas = compile(readAreas(site).map((source) => ({ source, destination: '/' })));
  return {
    routes,
    has: (path) => known.has(path) || areas.find(path, () => new Map()) !== undefined,
  };
}

const routeOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/\/index$/, '') || '/';

function readAreas(site: string): string[] {
  const file = join(tablesFolder, 'areas.csv');
  return readCsv(readFileSync(file, 'utf8'), file, ['site', 'pattern'])
    .filter(({ record }) => record['site'] === site)
    .map(({ record }) => record['pattern'] ?? '');
}
