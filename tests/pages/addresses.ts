/**
 * Ports of the product under test. They are free ones, chosen when it is started (startProduct.ts), and
 * known to the workers, which start later.
 */
const [web, embedded] = (process.env.PRODUCT_PORTS ?? '').split(',').map(Number);
export const ports = { web: web ?? 0, embedded: embedded ?? 0 };

export const addresses = {
  web: `http://localhost:${ports.web}`,
  embedded: `http://127.0.0.1:${ports.embedded}`,
} as const;

/** Address of a path on a site; each site has a host name of its own below localhost. */
export function addressOf(site: string, path = '/'): string {
  return `http://${site}.localhost:${ports.web}${path}`;
}
