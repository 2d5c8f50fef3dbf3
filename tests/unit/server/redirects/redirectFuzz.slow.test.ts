import { sitesWithTables } from '../../../../redirects/sitesWithTables';
import { compile } from '../../../../redirects/compile';
import { exportRules } from '../../../../redirects/exportTable';
import { readTable } from '../../../../redirects/findRedirect';
import { createSiteRedirects } from '../../../../redirects/siteRedirects';
import { sites } from '../../../../sites/sites';
import { generateAddresses } from '../../redirects/generateAddresses';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const requestsPerSite = 600;

/** Replaces the characters that HTTP clients refuse to send in a request line. */
const toSendable = (address: string) =>
  Buffer.from(address, 'utf8')
    .toString('latin1')
    .replace(/[\x00-\x20\x7f]/g, '_');

/** Returns the origins in a site's redirect table, the only foreign ones it may redirect to. */
function allowedOrigins(site: string): Set<string> {
  const destinations = exportRules(compile(readTable(site)).rules).map((rule) => rule.destination);
  return new Set(destinations.flatMap((to) => (URL.canParse(to) ? [new URL(to).origin] : [])));
}

it.each(sitesWithTables())(
  '[REDIR-01] mutated addresses over HTTP neither fail nor lead outside the named origins: %s',
  async (name) => {
    const site = sites[name as keyof typeof sites];
    const redirects = createSiteRedirects(readTable(name), site.languages);
    const app = await startApp({
      findRedirect: (siteName) => (siteName === name ? redirects.find : undefined),
    });
    const host = `${name}.localhost:${app.port}`;
    const home = `http://${host}`;
    const allowed = allowedOrigins(name).add(home);
    const rules = exportRules(compile(readTable(name)).rules);
    let redirected = 0;
    for (const address of generateAddresses(rules, requestsPerSite, 17)) {
      const path = toSendable(address.startsWith('/') ? address : `/${address}`);
      const { status, headers } = await app.request({ path, headers: { host } });
      expect([200, 308, 400, 404]).toContain(status);
      if (headers.location === undefined) continue;
      redirected += 1;
      expect(allowed).toContain(new URL(headers.location, `${home}${path}`).origin);
    }
    expect(redirected).toBeGreaterThan(requestsPerSite / 10);
  },
);
