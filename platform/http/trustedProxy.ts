import { compile } from 'proxy-addr';

/** Whether an address is one of ours in front of the server, whose X-Forwarded-* headers count. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * Tells of an address whether it is trusted.
 * @param trusted entries that `isProxyAddress` takes (TRUST_PROXY); none trusts nobody
 */
export function trustedProxy(trusted: readonly string[]): IsTrusted {
  const isTrusted = compile([...trusted]);
  return (address = '') => isTrusted(address, 0);
}

/** Whether an entry is an address, a CIDR range, or one of the words `loopback`, `linklocal` and `uniquelocal`. */
export function isProxyAddress(entry: string): boolean {
  // A number of hops: anybody can come over so many; and read as an address, it would trust nobody without a word.
  if (/^\d+$/.test(entry)) return false;
  try {
    compile([entry]);
    return true;
  } catch {
    return false;
  }
}
