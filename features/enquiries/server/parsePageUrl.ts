/**
 * Parses the address of a page on this host; undefined for any other host.
 * @param address absolute URL, or a path
 */
export function parsePageUrl(address: string, origin: string): URL | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url : undefined;
}
