import { compile } from '../compile';
import { exportRules } from '../exportTable';
import { readTable } from '../findRedirect';
import { readSiteArgument, sitesWithTables } from './sitesWithTables';

/** `npm run redirects:export -- --site <site>`: prints a site's rules in match order as JSON. */
function main(): void {
  const site = readSiteArgument();
  if (!site) {
    console.error(`Name the site with --site, one of ${sitesWithTables().join(', ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(JSON.stringify(exportRules(compile(readTable(site)).rules), null, 2));
}

main();
