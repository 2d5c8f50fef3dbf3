import type { Site } from '../../sites/site.types';

type NamedHosts = Pick<Site, 'name' | 'hosts'>;

/** Other names of this machine, all equal to `localhost`. */
const LOCAL_HOSTS = new Set(['[::1]', '0.0.0.0', '127.0.0.1']);

/**
 * Finds the site of a host. Exact names win over wildcards, longer wildcards over shorter ones
 * (`*.a.example` matches every host below `a.example`, not the name itself). Every site also answers as
 * `<site>.<public host>`, and the first site as the public host itself unless another site lists it. So
 * `http://<site>.localhost:3000` and previews with a single address work without listing hosts.
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
      const existing = table.get(name.toLowerCase());
      if (existing)
        throw new Error(`Host ${host} belongs to both ${existing.name} and ${site.name}`);
      table.set(name.toLowerCase(), site);
    }
  }
  sites.forEach((site, index) => {
    const names = [`${site.name}.${publicHost}`, ...(index === 0 ? [publicHost] : [])];
    for (const name of names) if (!exact.has(name)) exact.set(name, site);
  });
  return (host) =>
    exact.get(host) ??
    findByWildcard(wildcards, host) ??
    (LOCAL_HOSTS.has(host) ? exact.get('localhost') : undefined);
}

function findByWildcard<S>(wildcards: ReadonlyMap<string, S>, host: string): S | undefined {
  if (wildcards.size === 0) return undefined;
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const site = wildcards.get(host.slice(dot + 1));
    if (site) return site;
  }
  return undefined;
}
