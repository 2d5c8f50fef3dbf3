import type { Site } from '../../sites/site.types';

type NamedHosts = Pick<Site, 'name' | 'hosts'>;

/** Other spellings of this machine, all of which mean `localhost`. */
const LOCAL = new Set(['[::1]', '0.0.0.0', '127.0.0.1']);

/**
 * Finds the site of a host. Exact names win over wildcards, longer wildcards over shorter ones
 * (`*.a.example` matches every host below `a.example`, not the name itself).
 * Below the host of the public address every site also answers as `<site>.<public host>`, and the
 * first site as the public host itself unless a site lists it: that is what makes
 * `http://<site>.localhost:3000` and one-address previews work without listing hosts.
 * @throws Error when two sites claim the same host
 */
export function siteHosts<S extends NamedHosts>(
  sites: readonly S[],
  publicHost: string,
): (host: string) => S | undefined {
  const exact = new Map<string, S>();
  const wildcards = new Map<string, S>();
  for (const site of sites) {
    for (const host of site.hosts) {
      const [table, name] = host.startsWith('*.') ? [wildcards, host.slice(2)] : [exact, host];
      const other = table.get(name.toLowerCase());
      if (other) throw new Error(`Host ${host} belongs to both ${other.name} and ${site.name}`);
      table.set(name.toLowerCase(), site);
    }
  }
  sites.forEach((site, index) => {
    const names = [`${site.name}.${publicHost}`, ...(index === 0 ? [publicHost] : [])];
    for (const name of names) if (!exact.has(name)) exact.set(name, site);
  });
  return (host) =>
    exact.get(host) ??
    belowWildcard(wildcards, host) ??
    (LOCAL.has(host) ? exact.get('localhost') : undefined);
}

function belowWildcard<S>(wildcards: ReadonlyMap<string, S>, host: string): S | undefined {
  if (wildcards.size === 0) return undefined;
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const site = wildcards.get(host.slice(dot + 1));
    if (site) return site;
  }
  return undefined;
}
