import { readdirSync } from 'node:fs';
import { TABLES_FOLDER } from './findRedirect';

/** CSV files in the folder that are not the table of a site. */
const OTHER_FILES = new Set(['areas.csv']);

/** Names of the sites that have a table. */
export function sitesWithTables(): string[] {
  return readdirSync(TABLES_FOLDER)
    .filter((file) => file.endsWith('.csv') && !OTHER_FILES.has(file))
    .map((file) => file.replace(/\.csv$/, ''))
    .sort();
}
