/**
 * Ports of the product under test: free ones, chosen at its start (startProduct.ts) and passed to the
 * workers, which start later.
 */
const [web, embedded] = (process.env.PRODUCT_PORTS ?? '').split(',').map(Number);
export const ports = { web: web ?? 0, embedded: embedded ?? 0 };

export const addresses = {
  web: `http://localhost:${ports.web}`,
  embedded: `http://127.0.0.1:${ports.embedded}`,
} as const;

/** Returns the address of a path on a site; each site has its own host below localhost. */
export function getAddress(site: string, path = '/'): string {
  return `http://${site}.localhost:${ports.web}${path}`;
}
