import type { FindRedirect } from './findRedirect';
import type { ManagedRedirects } from './managedRedirects';
import { readPath } from './requestPath';
import { cleanQuery } from './requestQuery';

/** Maximum number of redirects that are followed from one address; more count as a loop. */
const MAX_HOPS = 10;

/** One redirect of a trail. */
interface Hop {
  /** Target of the redirect. */
  address: string;
  /** Position of the managed rule in the given list; undefined for the site's own table. */
  order: number | undefined;
  status: 301 | 302 | 308 | 'transfer';
}

/** The redirects that follow from an address, and how they end. */
export interface Trail {
  hops: Hop[];
  end: 'page' | 'elsewhere' | 'loop';
}

/** All redirects of a site: its table takes precedence over the managed ones. */
export interface FollowedRedirects {
  findInTable: FindRedirect;
  managed: ManagedRedirects;
}

/** Follows an address of a site, `/old?id=7`, as a browser would. */
export function followAddress(redirects: FollowedRedirects, address: string): Trail {
  const hops: Hop[] = [];
  const visited = new Set([address]);
  let current = address;
  while (hops.length < MAX_HOPS) {
    const hop = nextHop(redirects, current);
    if (!hop) return { hops, end: 'page' };
    hops.push(hop);
    if (/^https?:/i.test(hop.address)) return { hops, end: 'elsewhere' };
    // A transfer answers with the other page, without another request.
    if (hop.status === 'transfer') return { hops, end: 'page' };
    current = hop.address.replace(/#.*$/, '');
    if (visited.has(current)) return { hops, end: 'loop' };
    visited.add(current);
  }
  return { hops, end: 'loop' };
}

function nextHop({ findInTable, managed }: FollowedRedirects, address: string): Hop | undefined {
  const [, pathText = '', queryText = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? [];
  const query = cleanQuery(queryText);
  const fromTable = findInTable(pathText, query);
  if (fromTable) return { address: fromTable.location, order: undefined, status: fromTable.status };
  const path = readPath(pathText);
  const fromManaged = path && 'path' in path ? managed.findWithRule(path.path, query) : undefined;
  if (!fromManaged) return undefined;
  const { answer, order } = fromManaged;
  return 'transfer' in answer
    ? { address: answer.transfer, order, status: 'transfer' }
    : { address: answer.location, order, status: answer.status };
}
