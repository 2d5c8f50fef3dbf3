import { compile } from 'proxy-addr';

/**
 * Tells whether an address is one of ours in front of the server, whose X-Forwarded-* headers count.
 * @param trusted addresses, CIDR ranges and the words `loopback`, `linklocal` and `uniquelocal`
 *   (TRUST_PROXY); none trusts nobody
 * @throws Error naming the entry that is none of them
 */
export function trustedProxy(trusted: readonly string[]): (address: string | undefined) => boolean {
  const hops = trusted.find((entry) => /^\d+$/.test(entry));
  // Anybody can come over so many hops; and read as an address, it would trust nobody without a word.
  if (hops !== undefined) throw new Error(`TRUST_PROXY: ${hops} is a number, not an address`);
  try {
    const isTrusted = compile([...trusted]);
    return (address = '') => isTrusted(address, 0);
  } catch (cause) {
    throw new Error(`TRUST_PROXY: ${(cause as Error).message}`, { cause });
  }
}
