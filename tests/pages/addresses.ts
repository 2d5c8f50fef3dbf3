/** Ports of the product under test; apart from the usual ones, so that a running product is not disturbed. */
export const ports = { web: 4300, embedded: 4301, database: 4302, media: 4303 } as const;

export const addresses = {
  web: `http://localhost:${ports.web}`,
  embedded: `http://127.0.0.1:${ports.embedded}`,
  media: `http://127.0.0.1:${ports.media}`,
} as const;

/** Address of a path on a site; each site has a host name of its own below localhost. */
export function addressOf(site: string, path = '/'): string {
  return `http://${site}.localhost:${ports.web}${path}`;
}
