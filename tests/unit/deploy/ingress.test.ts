import { findBareHost } from '../../../redirects/bareHost';
import { siteOrigins } from '../../../server/sites/siteOrigin';
import { siteNames, sites } from '../../../sites/sites';
import { readEnvFile, named } from './manifests';

interface IngressSpec {
  tls: { hosts: string[] }[];
  rules: { host: string; http: { paths: { backend: object }[] } }[];
}

const { tls, rules } = named('overlays/production/ingress.yaml').spec as unknown as IngressSpec;
const served = rules.map(({ host }) => host);
const allSites = siteNames.map((name) => sites[name]);
const publicUrl = new URL(readEnvFile('overlays/production/addresses.env').PUBLIC_URL ?? '');

const isLocal = (host: string): boolean => /(?:^|\.)localhost$|^[\d.]+$|^\[/.test(host);

describe('the ingress of the example', () => {
  it('the ingress serves every public host of every site, each with a certificate', () => {
    const hosts = allSites.flatMap(({ hosts }) => hosts).filter((host) => !isLocal(host));
    expect(hosts.length).toBeGreaterThanOrEqual(allSites.length);
    expect([...served].sort()).toEqual([...hosts].sort());
    expect(tls.flatMap(({ hosts }) => hosts).sort()).toEqual([...hosts].sort());
    const backend = { service: { name: 'web', port: { name: 'http' } } };
    for (const { http } of rules) expect(http.paths).toMatchObject([{ path: '/', backend }]);
  });

  it('the ingress serves the host that each site uses in its public addresses', () => {
    const originOf = siteOrigins(allSites, publicUrl);
    const named = allSites.map((site) => new URL(originOf(site)).host);
    expect(new Set(named).size).toBe(allSites.length);
    expect(named.filter((host) => !served.includes(host))).toEqual([]);
  });

  it('the ingress serves the hosts that redirects lead to, and the public address is not redirected', () => {
    const getBare = (host: string) => {
      const site = allSites.find(({ hosts }) => hosts.includes(host));
      if (!site?.features.redirectWww) return undefined;
      const bare = findBareHost({ protocol: 'https', host, url: '/' }, site.hosts);
      return bare === undefined ? undefined : new URL(bare).host;
    };
    const targets = served.flatMap((host) => getBare(host) ?? []);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((host) => !served.includes(host))).toEqual([]);
    expect(getBare(publicUrl.host)).toBeUndefined();
    expect(served).toContain(publicUrl.host);
  });
});
