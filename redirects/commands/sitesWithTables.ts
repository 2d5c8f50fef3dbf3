import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tablesFolder } from '../findRedirect';

/** Files in the folder that are no table of a site. */
const notTables = new Set(['areas.csv']);

/** Names of the sites that have a table. */
export function sitesWithTables(): string[] {
  return readdirSync(tablesFolder)
    .filter((file) => file.endsWith('.csv') && !notTables.has(file))
    .map((file) => file.replace(/\.csv$/, ''))
    .sort();
}

/**
 * Site that the command line names with `--site`, if any.
 *
 * @throws Error when there is no such table, or another argument.
 */
export function readSiteArgument(): string | undefined {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  const sites = sitesWithTables();
  if (site !== undefined && !sites.includes(site)) {
    throw new Error(`--site ${site}: no such table, expected one of ${sites.join(', ')}`);
  }
  return site;
}
