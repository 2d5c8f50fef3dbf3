/**
 * The address of a page on this very host; undefined for any other.
 * @param address absolute, or a path below the origin
 */
export function ownPage(address: string, origin: string): URL | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url : undefined;
}
