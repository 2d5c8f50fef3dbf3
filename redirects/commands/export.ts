import { compile } from '../compile';
import { exportRules } from '../exportTable';
import { readTable } from '../findRedirect';
import { readSiteArgument } from './sitesWithTables';

/** `npm run redirects:export -- --site <site>`: prints a site's rules in match order as JSON. */
function main(): void {
  const site = readSiteArgument();
  if (!site) throw new Error('name the site: --site <site>');
  console.log(JSON.stringify(exportRules(compile(readTable(site)).rules), null, 2));
}

main();
