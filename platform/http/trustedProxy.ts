import { compile } from 'proxy-addr';

/** Whether an address is one of our proxies, whose X-Forwarded-* headers are trusted. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * Returns a function that decides whether an address is trusted.
 * @param trusted entries that `isProxyAddress` accepts (TRUST_PROXY); without entries no address is
 * trusted
 */
export function trustedProxy(trusted: readonly string[]): IsTrusted {
  const isTrusted = compile([...trusted]);
  return (address = '') => isTrusted(address, 0);
}

/** Whether an entry is an address, a CIDR range, or one of the words `loopback`, `linklocal` and `uniquelocal`. */
export function isProxyAddress(entry: string): boolean {
  // A number of hops is refused: any client can send that many entries; and read as an address, it
  // would silently trust no proxy.
  if (/^\d+$/.test(entry)) return false;
  try {
    compile([entry]);
    return true;
  } catch {
    return false;
  }
}
