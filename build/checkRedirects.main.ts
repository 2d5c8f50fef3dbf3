/** `npm run redirects:check [-- --site <site>]`: checks the tables; exit code 1 when one has an error. */
import { checkTable, type Finding } from '../redirects/checkTable';
import { readTable } from '../redirects/findRedirect';
import { RuleError } from '../redirects/rule.types';
import { sitePages } from '../redirects/sitePages';
import { sitesWithTables } from '../redirects/sitesWithTables';
import { runCommand } from '../platform/command';
import { listContentRoutes } from '../cms/items/loading/listContentRoutes';
import { readSiteArgument } from './siteArgument';

function main(): void {
  const site = readSiteArgument();
  for (const name of site ? [site] : sitesWithTables()) {
    const findings = checkSite(name);
    for (const { severity, kind, place, message } of findings) {
      const location = place ? `${place.file}:${place.line}: ` : '';
      console.log(`${location}${severity}: ${kind}: ${message}`);
    }
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    console.log(`${name}: ${errors} errors, ${findings.length - errors} warnings`);
    if (errors > 0) process.exitCode = 1;
  }
}

function checkSite(site: string): Finding[] {
  try {
    return checkTable(readTable(site), sitePages(site, listContentRoutes(site)));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return [{ severity: 'error', kind: 'invalid', message: error.message }];
  }
}

await runCommand('npm run redirects:check [-- --site <site>]', main);
