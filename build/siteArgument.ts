import { parseArgs } from 'node:util';
import { sitesWithTables } from '../redirects/sitesWithTables';
import { UsageError } from '../platform/command';

/**
 * Site that the command line names with `--site`; undefined without it.
 * @throws UsageError when it has no table, Error of parseArgs for other arguments
 */
export function readSiteArgument(): string | undefined {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  if (site !== undefined && !sitesWithTables().includes(site)) throw new UsageError(askForSite());
  return site;
}

/** Which sites there are to name. */
export const askForSite = (): string =>
  `Name a site that has a table with --site: ${sitesWithTables().join(', ')}.`;
