import { buildLocation } from './buildLocation';
import { compile, type RuleIndex } from './compile';
import { parseRule } from './parseRule';
import { readQuery } from './requestQuery';
import { RuleError, type Rule, type RulePlace, type TableRow } from './rule.types';
import { addressesLeadingTo, sampleAddresses, type SampleAddress } from './sampleAddresses';
import { foldedPath } from './spelling';
import type { SitePages } from './sitePages';

/** A finding about a row. Errors must be fixed; warnings are for a person to judge. */
export interface Finding {
  severity: 'error' | 'warning';
  kind: 'invalid' | 'loop' | 'chain' | 'shadowed' | 'conflict' | 'no page' | 'hides page';
  place?: RulePlace;
  message: string;
}

/** Redirects followed from one address before it is called a loop. */
const mostHops = 10;

/**
 * Checks a table as a whole: rows that cannot be used and loops (errors); chains, rows that an earlier
 * one shadows, the same source with different targets, targets that are no page of the site and
 * sources that are one (warnings). Patterns are tried with values of no other row and with those that
 * lead to other rows' sources.
 */
export function checkTable(table: readonly TableRow[], pages: SitePages): Finding[] {
  const { usable, findings } = dropInvalid(table);
  const index = compile(usable);
  const samples = new Map(index.rules.map((rule) => [rule, sampleAddresses(rule)]));
  const goals = [...samples.values()].flat().filter(({ query }) => !query);
  const sources = new Map<string, Rule>();
  for (const rule of index.rules) {
    const own = samples.get(rule) ?? [];
    const first = sources.get(sourceKey(rule));
    if (first) findings.push(...compareSame(first, rule));
    else {
      sources.set(sourceKey(rule), rule);
      findings.push(...findShadow(index, rule, own));
    }
    const carried = goals
      .filter((goal) => !own.includes(goal))
      .flatMap(({ path }) => addressesLeadingTo(path, rule))
      .map((path) => ({ path, query: '' }));
    findings.push(...findTrail(index, rule, [...own, ...carried]));
  }
  findings.push(...findMissingPages(samples, pages));
  for (const route of pages.routes) {
    const rule = index.find(route, () => new Map());
    if (rule) findings.push(warn('hides page', rule, `${route} is a page of the site`));
  }
  return findings;
}

function dropInvalid(table: readonly TableRow[]): { usable: TableRow[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const usable = table.filter((row, order) => {
    try {
      return parseRule(row, order);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const message = error.message.replace(/^\S+:\d+: /, '');
      findings.push({ severity: 'error', kind: 'invalid', place: row.place, message });
      return false;
    }
  });
  return { usable, findings };
}

const warn = (kind: Finding['kind'], { row }: Rule, message: string): Finding => ({
  severity: 'warning',
  kind,
  place: row.place,
  message,
});

const lineOf = ({ row }: Rule): string => (row.place ? `line ${row.place.line}` : row.source);

/** Source and conditions, in one spelling: names of parameters and the order of keys do not count. */
function sourceKey({ pattern: { segments }, conditions }: Rule): string {
  const path = segments.map((segment) => {
    if (segment.kind === 'literal') return foldedPath(segment.text);
    if (segment.kind === 'rest') return `:${segment.least}`;
    return `${foldedPath(segment.before)}:${foldedPath(segment.after)}`;
  });
  const query = conditions.map(({ key, value }) => JSON.stringify([key, value])).sort();
  return `/${path.join('/')}?${query.join('&')}`;
}

/** Variants in letter case with one target are kept on purpose; anything else is reported. */
function compareSame(first: Rule, rule: Rule): Finding[] {
  if (rule.row.destination !== first.row.destination) {
    const message = `${rule.row.source} leads to ${rule.row.destination}, but ${lineOf(first)} comes first and leads to ${first.row.destination}`;
    return [warn('conflict', rule, message)];
  }
  if (rule.row.source !== first.row.source) return [];
  return [warn('shadowed', rule, `${rule.row.source} repeats ${lineOf(first)}`)];
}

function findShadow(index: RuleIndex, rule: Rule, own: readonly SampleAddress[]): Finding[] {
  const found = own.map(({ path, query }) => index.find(path, () => readQuery(query)));
  const [earlier] = found;
  if (!earlier || found.includes(rule)) return [];
  return [
    warn('shadowed', rule, `${rule.row.source} is never reached: ${lineOf(earlier)} matches first`),
  ];
}

/** Follows addresses of a rule: a loop if one comes back, a chain if one needs several redirects. */
function findTrail(index: RuleIndex, rule: Rule, own: readonly SampleAddress[]): Finding[] {
  let chain: Finding[] = [];
  for (const sample of own) {
    if (index.find(sample.path, () => readQuery(sample.query)) !== rule) continue;
    const { hops, ends } = follow(index, sample);
    const trail = hops.join(' → ');
    if (!ends) return [{ ...warn('loop', rule, trail), severity: 'error' }];
    if (hops.length > 2 && chain.length === 0) chain = [warn('chain', rule, trail)];
  }
  return chain;
}

function follow(
  index: RuleIndex,
  { path, query }: SampleAddress,
): { hops: string[]; ends: boolean } {
  const hops = [query ? `${path}?${query}` : path];
  let address = { path, query };
  while (hops.length <= mostHops) {
    const { path: from, query: search } = address;
    const rule = index.find(from, () => readQuery(search));
    if (!rule) return { hops, ends: true };
    const location = buildLocation(rule, from, search);
    const seen = hops.includes(location);
    hops.push(location);
    if (seen) return { hops, ends: false };
    if (rule.destination.origin) return { hops, ends: true };
    const url = new URL(location, 'http://host');
    address = { path: url.pathname, query: url.search.slice(1) };
  }
  return { hops, ends: false };
}

/** Some page has the form of a target that carries a part of the address; which one, visitors say. */
const leadsToSomePage = (rule: Rule, { routes }: SitePages): boolean =>
  routes.some((route) => addressesLeadingTo(route, rule).length > 0);

/** One finding for each missing page, at the first row that leads to it. */
function findMissingPages(
  samples: ReadonlyMap<Rule, readonly SampleAddress[]>,
  pages: SitePages,
): Finding[] {
  const missing = new Map<string, Rule[]>();
  for (const [rule, [sample]] of samples) {
    if (!sample || rule.destination.origin) continue;
    const { pathname } = new URL(buildLocation(rule, sample.path, ''), 'http://host');
    if (pages.has(pathname) || leadsToSomePage(rule, pages)) continue;
    const target = rule.row.destination.split(/[?#]/, 1)[0] ?? '';
    missing.set(target, [...(missing.get(target) ?? []), rule]);
  }
  return [...missing].flatMap(([target, rules]) => {
    const [first] = rules;
    const rows = rules.length > 1 ? ` (${rules.length} rows)` : '';
    return first ? [warn('no page', first, `${target} is no page of the site${rows}`)] : [];
  });
}
