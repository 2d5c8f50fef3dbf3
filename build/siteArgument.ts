import { parseArgs } from 'node:util';
import { sitesWithTables } from '../redirects/sitesWithTables';
import { UsageError } from '../platform/command';

/**
 * The site of the argument `--site`; undefined without it.
 * @throws UsageError when the site has no table
 * @throws Error of parseArgs for other arguments
 */
export function readSiteArgument(): string | undefined {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  if (site !== undefined && !sitesWithTables().includes(site)) throw new UsageError(siteUsage());
  return site;
}

/** The usage error, which lists the sites with a table. */
export const siteUsage = (): string =>
  `Name a site that has a table with --site: ${sitesWithTables().join(', ')}.`;
