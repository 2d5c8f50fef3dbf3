/** `npm run redirects:export -- --site <site>`: prints a site's rules in match order as JSON. */
import { compile } from '../redirects/compile';
import { exportRules } from '../redirects/exportTable';
import { readTable } from '../redirects/findRedirect';
import { runCommand, UsageError } from '../platform/command';
import { siteUsage, readSiteArgument } from './siteArgument';

await runCommand('npm run redirects:export -- --site <site>', () => {
  const site = readSiteArgument();
  if (site === undefined) throw new UsageError(siteUsage());
  console.log(JSON.stringify(exportRules(compile(readTable(site)).rules), null, 2));
});
