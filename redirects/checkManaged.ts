import { setImmediate as nextTurn } from 'node:timers/promises';
import { localizable, type LocalizableMessage } from '../domain/localizable';
import { createRedirects } from './findRedirect';
import { followAddress, type Trail } from './followAddress';
import {
  compileInSlices,
  compileManagedRedirects,
  type ManagedRedirects,
} from './managedRedirects';
import type { ManagedRedirect, ManagedRule } from './managedRule';
import type { TableRow } from './rule.types';
import { foldPath } from './spelling';
import type { SitePages } from './sitePages';

/** A finding about a managed redirect. Errors must be fixed; warnings are for a person to judge. */
export interface ManagedFinding {
  /** Position of the redirect in the given list. */
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
  /** Detail of the finding: a reason, a chain of addresses, an address or a host. */
  message: string | LocalizableMessage;
}

export interface ManagedSite {
  /** The site's own table, which takes precedence over managed redirects. */
  table: readonly TableRow[];
  /** Languages of the site, default first. */
  languages: readonly string[];
  pages: SitePages;
  /** Host names of all our sites. */
  hosts: readonly string[];
}

/**
 * Checks the managed redirects of a site together. Errors: invalid redirects, loops, duplicates, and
 * redirects away from the front page. Warnings: chains, rules that another rule hides, targets that are not
 * a page or are outside our sites, and source addresses that are pages themselves.
 */
export function checkManaged(
  redirects: readonly ManagedRedirect[],
  site: ManagedSite,
): ManagedFinding[] {
  const check = prepareCheck(redirects, compileManagedRedirects(redirects, site.languages), site);
  return redirects.flatMap((_, order) => check(order));
}

/**
 * Checks some redirects of a site. Compiles and checks in slices, so that requests are served in between.
 * @param orders - positions of the redirects to check
 */
export async function checkSelected(
  redirects: readonly ManagedRedirect[],
  site: ManagedSite,
  orders: readonly number[],
): Promise<ManagedFinding[]> {
  const managed = await compileInSlices(redirects, site.languages);
  const check = prepareCheck(redirects, managed, site);
  const findings = findDisplaced(managed, orders);
  for (const order of orders) {
    findings.push(...check(order));
    await nextTurn();
  }
  return findings;
}

/**
 * Finds an expression among the given redirects that uses up the site's limits, so that another redirect is
 * dropped: the editor of that one would get no message.
 */
function findDisplaced(managed: ManagedRedirects, orders: readonly number[]): ManagedFinding[] {
  const displaced = managed.skipped.find(
    ({ order, exceedsLimits: hasNoRoom }) => hasNoRoom && !orders.includes(order),
  );
  const expression = managed.rules.find(
    ({ order, match }) => match.kind === 'expression' && orders.includes(order),
  );
  if (!displaced || !expression) return [];
  const message = localizable`it leaves no room for the redirect from "${displaced.pattern}": ${displaced.reason}`;
  return [{ order: expression.order, severity: 'error', kind: 'invalid', message }];
}

/** Prepares the check, and returns a function that checks the redirect at a position. */
function prepareCheck(
  redirects: readonly ManagedRedirect[],
  managed: ManagedRedirects,
  { table, languages, pages, hosts }: ManagedSite,
): (order: number) => ManagedFinding[] {
  const followedRedirects = { findInTable: createRedirects(table), managed };
  const ruleByOrder = new Map(managed.rules.map((rule) => [rule.order, rule]));
  const reasonByOrder = new Map(managed.skipped.map(({ order, reason }) => [order, reason]));
  const frontPages = ['/', ...languages.slice(1).map((language) => `/${language}`)].map(
    (address) => ({
      address,
      order: managed.findWithRule(address, '')?.order,
    }),
  );
  const firstOrderByKey = new Map<string, number>();
  for (const [order, redirect] of redirects.entries()) {
    const key = createSourceKey(redirect);
    if (ruleByOrder.has(order) && !firstOrderByKey.has(key)) firstOrderByKey.set(key, order);
  }
  return (order) => {
    const redirect = redirects[order];
    if (!redirect) return [];
    const findings: ManagedFinding[] = [];
    const report = (
      severity: ManagedFinding['severity'],
      kind: ManagedFinding['kind'],
      message: ManagedFinding['message'],
    ): void => {
      findings.push({ order, severity, kind, message });
    };
    const rule = ruleByOrder.get(order);
    if (!rule) {
      report('error', 'invalid', reasonByOrder.get(order) ?? '');
      return findings;
    }
    const firstOrder = firstOrderByKey.get(createSourceKey(redirect)) ?? order;
    if (firstOrder !== order) report('error', 'duplicate', redirects[firstOrder]?.target ?? '');

    const source = sampleSource(rule, redirect, languages);
    const trail = followRule(source, redirect, (address) =>
      followAddress(followedRedirects, address),
    );
    if (trail && firstOrder === order) {
      const path = [source ?? redirect.pattern, ...trail.hops.map(({ address }) => address)];
      const [start] = trail.hops;
      if (source !== undefined && !start) {
        // `followAddress` does not follow a redirect to its own address, so there are no hops: it is a loop.
        report('error', 'loop', `${source} → ${redirect.target}`);
      } else if (source !== undefined && start?.order !== order) {
        report('warning', 'shadowed', start?.address ?? '');
      } else if (trail.end === 'loop') report('error', 'loop', path.join(' → '));
      else if (trail.hops.length > 1) report('warning', 'chain', path.join(' → '));
      else if (trail.end === 'page' && !isPage(start?.address, pages, languages)) {
        report('warning', 'no page', start?.address ?? '');
      }
    }
    const frontPage = frontPages.find((candidate) => candidate.order === order)?.address;
    const isFrontPageTransfer =
      rule.match.kind === 'address' && redirect.redirectType === 'SERVER_TRANSFER';
    if (frontPage !== undefined && !isFrontPageTransfer) report('error', 'hides page', frontPage);
    else if (source !== undefined && pages.routes.includes(source))
      report('warning', 'hides page', source);
    const host = rule.origin && new URL(rule.origin).hostname;
    if (host && !hosts.some((ownHost) => matchesHost(ownHost, host)))
      report('warning', 'other site', host);
    return findings;
  };
}

/** Key of a redirect's source: redirects with the same key are duplicates. */
const createSourceKey = ({ locale, pattern }: ManagedRedirect): string =>
  `${locale.toLowerCase()} ${foldPath(pattern).replace(/(.)\/$/, '$1')}`;

/** An address that the rule matches; undefined for an expression. */
function sampleSource(
  { match }: ManagedRule,
  { locale }: ManagedRedirect,
  languages: readonly string[],
): string | undefined {
  if (match.kind === 'expression') return undefined;
  const query = match.conditions.map(({ key, value }) => `${key}=${value ?? '1'}`).join('&');
  const prefix = locale && locale !== languages[0] ? `/${locale}` : '';
  return `${prefix}${prefix && match.path === '/' ? '' : match.path}${query ? `?${query}` : ''}`;
}

/**
 * The redirects that follow from the rule's source. An expression has no single source: undefined, unless
 * its target is a fixed address, from which they are then followed.
 */
function followRule(
  source: string | undefined,
  { target, redirectType }: ManagedRedirect,
  follow: (address: string) => Trail,
): Trail | undefined {
  if (source !== undefined) return follow(source);
  if (!target.startsWith('/') || target.includes('$')) return undefined;
  const tail = redirectType === 'SERVER_TRANSFER' ? undefined : follow(target);
  const first = { address: target, order: undefined, status: 301 as const };
  return { hops: [first, ...(tail?.hops ?? [])], end: tail?.end ?? 'page' };
}

function isPage(
  address: string | undefined,
  pages: SitePages,
  languages: readonly string[],
): boolean {
  const path = address?.replace(/[?#].*$/s, '') ?? '/';
  const [, first = ''] = path.split('/', 2);
  const isPrefixed = languages.slice(1).includes(first);
  // A page may have an address of its own in a language.
  return pages.has(path) || (isPrefixed && pages.has(path.slice(first.length + 1) || '/'));
}

const matchesHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host;
