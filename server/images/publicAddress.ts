import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that no public website lives in (IANA special-purpose registries, RFC 6890). */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only global unicast (2000::/3) is public; documentation, 6to4 and Teredo are not. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is reachable on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateNetworks.check(address, 'ipv4');
  return (
    family === 6 && globalUnicast.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6')
  );
}

/** A host that resolves into a private network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * Name resolution for outgoing connections that refuses private addresses. It runs as part of
 * connecting, so a name cannot resolve to one address for the check and another for the request.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) {
      callback(error ?? new Error(`${hostname} has no address`), '', 4);
    } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddressError(`${hostname} resolves to a private address`), '', 4);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
