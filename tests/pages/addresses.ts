/** First of the ports of the product under test; another one lets two checkouts be tested at once. */
const first = Number(process.env.TEST_PORT ?? 4300);

/** Apart from the usual ports, so that a running product is not disturbed. */
export const ports = { web: first, embedded: first + 1, database: first + 2 };

export const addresses = {
  web: `http://localhost:${ports.web}`,
  embedded: `http://127.0.0.1:${ports.embedded}`,
} as const;

/** Address of a path on a site; each site has a host name of its own below localhost. */
export function addressOf(site: string, path = '/'): string {
  return `http://${site}.localhost:${ports.web}${path}`;
}
