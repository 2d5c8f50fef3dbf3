import { createRedirects } from './findRedirect';
import { followAddress, type Trail } from './followAddress';
import { compileManagedRedirects } from './managedRedirects';
import { parseManagedRule, type ManagedRedirect, type ManagedRule } from './managedRule';
import type { TableRow } from './rule.types';
import type { SitePages } from './sitePages';

/** Something about a managed redirect. Errors must be mended; warnings are for a person to judge. */
export interface ManagedFinding {
  /** Place of the redirect among those given. */
  order: number;
  severity: 'error' | 'warning';
  kind:
    | 'invalid'
    | 'loop'
    | 'duplicate'
    | 'chain'
    | 'shadowed'
    | 'no page'
    | 'hides page'
    | 'other site';
  /** What it is about: a reason, a way of addresses, an address or a host. */
  message: string;
}

export interface ManagedSite {
  /** The site's own table, which goes before managed redirects. */
  table: readonly TableRow[];
  /** Default first. */
  languages: readonly string[];
  pages: SitePages;
  /** Host names of all our sites. */
  hosts: readonly string[];
}

/**
 * Checks the managed redirects of a site together: those that cannot be used, loops, repeated ones and
 * such as lead away from the front page (errors); chains, rules that another one hides, targets that are no page or outside of our sites, and
 * addresses that are pages themselves (warnings).
 */
export function checkManaged(
  redirects: readonly ManagedRedirect[],
  { table, languages, pages, hosts }: ManagedSite,
): ManagedFinding[] {
  const managed = compileManagedRedirects(redirects, languages);
  const followed = { findInTable: createRedirects(table), managed };
  const fronts = ['/', ...languages.slice(1).map((language) => `/${language}`)];
  const firstOf = new Map<string, number>();
  return redirects.flatMap((redirect, order): ManagedFinding[] => {
    const found: ManagedFinding[] = [];
    const tell = (
      severity: ManagedFinding['severity'],
      kind: ManagedFinding['kind'],
      message: string,
    ): void => {
      found.push({ order, severity, kind, message });
    };
    const rule = parse(redirect, order);
    if (typeof rule === 'string') {
      tell('error', 'invalid', rule);
      return found;
    }
    const key = `${redirect.locale.toLowerCase()} ${redirect.pattern.toLowerCase().replace(/(.)\/$/, '$1')}`;
    const first = firstOf.get(key);
    if (first !== undefined) tell('error', 'duplicate', redirects[first]?.target ?? '');
    else firstOf.set(key, order);

    const source = sourceOf(rule, redirect, languages);
    const trail = trailOf(source, redirect, (address) => followAddress(followed, address));
    if (trail && first === undefined) {
      const way = [source ?? redirect.pattern, ...trail.hops.map(({ address }) => address)];
      const [start] = trail.hops;
      if (source !== undefined && start?.order !== order) {
        tell('warning', 'shadowed', start?.address ?? '');
      } else if (trail.end === 'loop') tell('error', 'loop', way.join(' → '));
      else if (trail.hops.length > 1) tell('warning', 'chain', way.join(' → '));
      else if (trail.end === 'page' && !isPage(start?.address, pages, languages)) {
        tell('warning', 'no page', start?.address ?? '');
      }
    }
    const front = fronts.find((address) => managed.findWithRule(address, '')?.order === order);
    const isOtherFront =
      rule.match.kind === 'address' && redirect.redirectType === 'SERVER_TRANSFER';
    if (front !== undefined && !isOtherFront) tell('error', 'hides page', front);
    else if (source !== undefined && pages.routes.includes(source))
      tell('warning', 'hides page', source);
    const host = rule.origin && new URL(rule.origin).hostname;
    if (host && !hosts.some((ours) => matches(ours, host))) tell('warning', 'other site', host);
    return found;
  });
}

/** The rule, or why it cannot be used. */
function parse(redirect: ManagedRedirect, order: number): ManagedRule | string {
  try {
    return parseManagedRule(redirect, order);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** An address that the rule is for; an expression has none that one could name. */
function sourceOf(
  { match }: ManagedRule,
  { locale }: ManagedRedirect,
  languages: readonly string[],
): string | undefined {
  if (match.kind === 'expression') return undefined;
  const query = match.conditions.map(({ key, value }) => `${key}=${value ?? '1'}`).join('&');
  const prefix = locale && locale !== languages[0] ? `/${locale}` : '';
  return `${prefix}${prefix && match.path === '/' ? '' : match.path}${query ? `?${query}` : ''}`;
}

/** From the rule's address, or from the target of an expression where the address says nothing of it. */
function trailOf(
  source: string | undefined,
  { target, redirectType }: ManagedRedirect,
  follow: (address: string) => Trail,
): Trail | undefined {
  if (source !== undefined) return follow(source);
  if (!target.startsWith('/') || target.includes('$')) return undefined;
  const rest = redirectType === 'SERVER_TRANSFER' ? undefined : follow(target);
  const first = { address: target, order: undefined, status: 301 as const };
  return { hops: [first, ...(rest?.hops ?? [])], end: rest?.end ?? 'page' };
}

function isPage(
  address: string | undefined,
  pages: SitePages,
  languages: readonly string[],
): boolean {
  const path = address?.replace(/[?#].*$/s, '') ?? '/';
  const [, first = ''] = path.split('/', 2);
  const isPrefixed = languages.slice(1).includes(first);
  return pages.has(isPrefixed ? path.slice(first.length + 1) || '/' : path);
}

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host;
