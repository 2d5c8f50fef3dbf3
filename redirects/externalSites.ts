import { RuleError } from './rule.types';

/** Addresses of external sites by the name that a destination may start with, as in `{careers}/jobs`. */
export type ExternalSites = Readonly<Record<string, string>>;

/** The environment variable of each name, and the default address. */
const siteByName = {
  careers: { variable: 'CAREERS_URL', address: 'https://careers.automotive.example' },
} as const;

/** Variables of the environment that are read here. */
export const externalSiteVariables: readonly string[] = Object.values(siteByName).map(
  ({ variable }) => variable,
);

/**
 * Addresses of the external sites that redirect tables lead to.
 * @throws RuleError when a variable is not an http(s) address
 */
export function externalSites(environment: NodeJS.ProcessEnv = process.env): ExternalSites {
  return Object.fromEntries(
    Object.entries(siteByName).map(([name, { variable, address }]) => {
      const value = environment[variable] || address;
      if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(value) || !URL.canParse(value)) {
        throw new RuleError(`${variable} is not an http(s) address without query: "${value}"`);
      }
      return [name, value.replace(/\/+$/, '')];
    }),
  );
}

/**
 * Replaces `{name}` at the start of a destination by the address configured for it.
 *
 * @throws RuleError when no such name is configured.
 */
export function resolveExternalSite(destination: string, sites: ExternalSites): string {
  return destination.replace(/^\{([^}]*)\}/, (_, name: string) => {
    const address = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (address === undefined) {
      throw new RuleError(
        `destination "${destination}": unknown site, expected one of ${Object.keys(sites).join(', ')}`,
      );
    }
    return address;
  });
}
