import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Tells whether an address is one of ours in front of the server, whose X-Forwarded-* headers count.
 * @param trusted addresses, CIDR ranges and the word `loopback` (TRUST_PROXY); none trusts nobody
 * @throws Error naming the entry that is neither
 */
export function trustedProxy(trusted: readonly string[]): (address: string | undefined) => boolean {
  if (trusted.length === 0) return () => false;
  const ranges = new BlockList();
  for (const entry of trusted.flatMap((item) => (item === 'loopback' ? LOOPBACK : item))) {
    addRange(ranges, entry);
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const version = isIP(plain);
    return version !== 0 && ranges.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

function addRange(ranges: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const version = isIP(address);
  if (version === 0) {
    throw new Error(`TRUST_PROXY: "${entry}" is neither an address, a CIDR range nor "loopback"`);
  }
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) ranges.addAddress(address, family);
  else ranges.addSubnet(address, Number(bits), family);
}
