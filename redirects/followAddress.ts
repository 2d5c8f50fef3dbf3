import type { FindRedirect } from './findRedirect';
import type { ManagedRedirects } from './managedRedirects';
import { readPath } from './requestPath';
import { cleanQuery } from './requestQuery';

/** Redirects followed from one address before it is called a loop. */
const maxHops = 10;

/** One redirect on the way. */
interface Hop {
  /** Where it leads. */
  address: string;
  /** Place of the managed rule among those given; undefined for the site's own table. */
  order: number | undefined;
  status: 301 | 302 | 308 | 'transfer';
}

/** Where an address leads: the redirects on the way, and how the way ends. */
export interface Trail {
  hops: Hop[];
  end: 'page' | 'elsewhere' | 'loop';
}

/** All redirects of a site: its table goes before the managed ones. */
export interface FollowedRedirects {
  findInTable: FindRedirect;
  managed: ManagedRedirects;
}

/** Follows an address of a site, `/old?id=7`, as a browser would. */
export function followAddress(redirects: FollowedRedirects, address: string): Trail {
  const hops: Hop[] = [];
  const seen = new Set([address]);
  let current = address;
  while (hops.length < maxHops) {
    const hop = nextHop(redirects, current);
    if (!hop) return { hops, end: 'page' };
    hops.push(hop);
    if (/^https?:/i.test(hop.address)) return { hops, end: 'elsewhere' };
    // A transfer shows the other page at once, without another request.
    if (hop.status === 'transfer') return { hops, end: 'page' };
    current = hop.address.replace(/#.*$/, '');
    if (seen.has(current)) return { hops, end: 'loop' };
    seen.add(current);
  }
  return { hops, end: 'loop' };
}

function nextHop({ findInTable, managed }: FollowedRedirects, address: string): Hop | undefined {
  const [, received = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? [];
  const query = cleanQuery(search);
  const fixed = findInTable(received, query);
  if (fixed) return { address: fixed.location, order: undefined, status: fixed.status };
  const path = readPath(received);
  const found = path && 'path' in path ? managed.findWithRule(path.path, query) : undefined;
  if (!found) return undefined;
  const { answer, order } = found;
  return 'transfer' in answer
    ? { address: answer.transfer, order, status: 'transfer' }
    : { address: answer.location, order, status: answer.status };
}
