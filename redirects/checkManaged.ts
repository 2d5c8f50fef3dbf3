import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRedirects } from './findRedirect';
import { followAddress, type Trail } from './followAddress';
import {
  compileInSlices,
  compileManagedRedirects,
  type ManagedRedirects,
} from './managedRedirects';
import type { ManagedRedirect, ManagedRule } from './managedRule';
import type { TableRow } from './rule.types';
import { foldedPath } from './spelling';
import type { SitePages } from './sitePages';

/** A finding about a managed redirect. Errors must be fixed; warnings are for a person to judge. */
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
  site: ManagedSite,
): ManagedFinding[] {
  const check = prepareCheck(redirects, compileManagedRedirects(redirects, site.languages), site);
  return redirects.flatMap((_, order) => check(order));
}

/**
 * Compiles in slices while requests are answered: the event loop gets its turn between two rules.
 *
 * @param named - places of those that are asked about.
 */
export async function checkNamed(
  redirects: readonly ManagedRedirect[],
  site: ManagedSite,
  named: readonly number[],
): Promise<ManagedFinding[]> {
  const managed = await compileInSlices(redirects, site.languages);
  const check = prepareCheck(redirects, managed, site);
  const findings = findPushedOut(managed, named);
  for (const order of named) {
    findings.push(...check(order));
    await nextTurn();
  }
  return findings;
}

/** Expressions among those named that leave no room for others, which would be left out in silence. */
function findPushedOut(managed: ManagedRedirects, named: readonly number[]): ManagedFinding[] {
  const pushedOut = managed.skipped.find(
    ({ order, hasNoRoom }) => hasNoRoom && !named.includes(order),
  );
  const expression = managed.rules.find(
    ({ order, match }) => match.kind === 'expression' && named.includes(order),
  );
  if (!pushedOut || !expression) return [];
  const message = `it leaves no room for the redirect from "${pushedOut.pattern}": ${pushedOut.reason}`;
  return [{ order: expression.order, severity: 'error', kind: 'invalid', message }];
}

/** Checks one redirect after the other, by its place. */
function prepareCheck(
  redirects: readonly ManagedRedirect[],
  managed: ManagedRedirects,
  { table, languages, pages, hosts }: ManagedSite,
): (order: number) => ManagedFinding[] {
  const followed = { findInTable: createRedirects(table), managed };
  const ruleOf = new Map(managed.rules.map((rule) => [rule.order, rule]));
  const reasonOf = new Map(managed.skipped.map(({ order, reason }) => [order, reason]));
  const fronts = ['/', ...languages.slice(1).map((language) => `/${language}`)].map((address) => ({
    address,
    order: managed.findWithRule(address, '')?.order,
  }));
  const firstOf = new Map<string, number>();
  for (const [order, redirect] of redirects.entries()) {
    const key = keyOf(redirect);
    if (ruleOf.has(order) && !firstOf.has(key)) firstOf.set(key, order);
  }
  return (order) => {
    const redirect = redirects[order];
    if (!redirect) return [];
    const found: ManagedFinding[] = [];
    const tell = (
      severity: ManagedFinding['severity'],
      kind: ManagedFinding['kind'],
      message: string,
    ): void => {
      found.push({ order, severity, kind, message });
    };
    const rule = ruleOf.get(order);
    if (!rule) {
      tell('error', 'invalid', reasonOf.get(order) ?? '');
      return found;
    }
    const first = firstOf.get(keyOf(redirect)) ?? order;
    if (first !== order) tell('error', 'duplicate', redirects[first]?.target ?? '');

    const source = sourceOf(rule, redirect, languages);
    const trail = trailOf(source, redirect, (address) => followAddress(followed, address));
    if (trail && first === order) {
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
    const front = fronts.find((one) => one.order === order)?.address;
    const isOtherFront =
      rule.match.kind === 'address' && redirect.redirectType === 'SERVER_TRANSFER';
    if (front !== undefined && !isOtherFront) tell('error', 'hides page', front);
    else if (source !== undefined && pages.routes.includes(source))
      tell('warning', 'hides page', source);
    const host = rule.origin && new URL(rule.origin).hostname;
    if (host && !hosts.some((ours) => matches(ours, host))) tell('warning', 'other site', host);
    return found;
  };
}

/** Two redirects with the same are for the same addresses. */
const keyOf = ({ locale, pattern }: ManagedRedirect): string =>
  `${locale.toLowerCase()} ${foldedPath(pattern).replace(/(.)\/$/, '$1')}`;

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
