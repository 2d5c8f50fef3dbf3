import { readdirSync } from 'node:fs';
import { tablesFolder } from './findRedirect';

/** Files in the folder that are no table of a site. */
const notTables = new Set(['areas.csv']);

/** Names of the sites that have a table. */
export function sitesWithTables(): string[] {
  return readdirSync(tablesFolder)
    .filter((file) => file.endsWith('.csv') && !notTables.has(file))
    .map((file) => file.replace(/\.csv$/, ''))
    .sort();
}
