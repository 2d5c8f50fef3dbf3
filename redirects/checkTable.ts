import { buildLocation } from './buildLocation';
import { compile, type RuleIndex } from './compile';
import { parseRule } from './parseRule';
import { readQuery } from './requestQuery';
import { RuleError, type Rule, type RulePlace, type TableRow } from './rule.types';
import { addressesLeadingTo, sampleAddresses, type SampleAddress } from './sampleAddresses';
import { foldPath } from './spelling';
import type { SitePages } from './sitePages';

/** A finding about a row. Errors must be fixed; warnings are for a person to judge. */
export interface Finding {
  severity: 'error' | 'warning';
  kind: 'invalid' | 'loop' | 'chain' | 'shadowed' | 'conflict' | 'no page' | 'hides page';
  place?: RulePlace;
  message: string;
}

/** Maximum number of redirects that are followed from one address; more count as a loop. */
const MAX_HOPS = 10;

/**
 * Checks a complete table. Errors: invalid rows, loops, and targets that are no page of the site. Warnings:
 * chains, rows that an earlier row shadows, the same source with different targets, and sources that are a
 * page. Patterns are tried with values that occur in no other row, and with those that lead to other rows'
 * sources.
 */
export function checkTable(table: readonly TableRow[], pages: SitePages): Finding[] {
  const { validRows, findings } = dropInvalid(table);
  const index = compile(validRows);
  const samples = new Map(index.rules.map((rule) => [rule, sampleAddresses(rule)]));
  const goalAddresses = [...samples.values()].flat().filter(({ query }) => !query);
  const sources = new Map<string, Rule>();
  for (const rule of index.rules) {
    const ownSamples = samples.get(rule) ?? [];
    const first = sources.get(sourceKey(rule));
    if (first) findings.push(...compareDuplicates(first, rule));
    else {
      sources.set(sourceKey(rule), rule);
      findings.push(...findShadow(index, rule, ownSamples));
    }
    const leadingSamples = goalAddresses
      .filter((goal) => !ownSamples.includes(goal))
      .flatMap(({ path }) => addressesLeadingTo(path, rule))
      .map((path) => ({ path, query: '' }));
    findings.push(...findTrail(index, rule, [...ownSamples, ...leadingSamples]));
  }
  findings.push(...findMissingPages(index, samples, pages));
  for (const route of pages.routes) {
    const rule = index.find(route, () => new Map());
    if (rule) findings.push(warn('hides page', rule, `${route} is a page of the site`));
  }
  return findings;
}

function dropInvalid(table: readonly TableRow[]): { validRows: TableRow[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const validRows = table.filter((row, order) => {
    try {
      return parseRule(row, order);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const message = error.message.replace(/^\S+:\d+: /, '');
      findings.push({ severity: 'error', kind: 'invalid', place: row.place, message });
      return false;
    }
  });
  return { validRows, findings };
}

const warn = (kind: Finding['kind'], { row }: Rule, message: string): Finding => ({
  severity: 'warning',
  kind,
  place: row.place,
  message,
});

const describeLine = ({ row }: Rule): string => (row.place ? `line ${row.place.line}` : row.source);

/** Key of a rule's source and conditions: names of parameters and the order of query keys do not matter. */
function sourceKey({ pattern: { segments }, conditions }: Rule): string {
  const path = segments.map((segment) => {
    if (segment.kind === 'literal') return foldPath(segment.text);
    if (segment.kind === 'rest') return `:${segment.minSegments}`;
    return `${foldPath(segment.before)}:${foldPath(segment.after)}`;
  });
  const query = conditions.map(({ key, value }) => JSON.stringify([key, value])).sort();
  return `/${path.join('/')}?${query.join('&')}`;
}

/**
 * Reports a second rule with the same source. It is allowed if only its letter case differs and it has the
 * same target.
 */
function compareDuplicates(first: Rule, rule: Rule): Finding[] {
  if (rule.row.destination !== first.row.destination) {
    const message = `${rule.row.source} leads to ${rule.row.destination}, but ${describeLine(first)} comes first and leads to ${first.row.destination}`;
    return [warn('conflict', rule, message)];
  }
  if (rule.row.source !== first.row.source) return [];
  return [warn('shadowed', rule, `${rule.row.source} repeats ${describeLine(first)}`)];
}

function findShadow(index: RuleIndex, rule: Rule, samples: readonly SampleAddress[]): Finding[] {
  const matches = samples.map(({ path, query }) => index.find(path, () => readQuery(query)));
  const [earlier] = matches;
  if (!earlier || matches.includes(rule)) return [];
  return [
    warn(
      'shadowed',
      rule,
      `${rule.row.source} is never reached: ${describeLine(earlier)} matches first`,
    ),
  ];
}

/**
 * Whether a rule only removes a prefix, such as a language, from any address. A chain is expected then,
 * since the remaining address may have moved as well.
 */
const removesPrefix = ({ row }: Rule): boolean => /^\/:\w+[+*]$/.test(row.destination);

/**
 * Follows a rule's sample addresses: it is a loop if they return to an earlier address, and a chain if they
 * take several redirects.
 */
function findTrail(index: RuleIndex, rule: Rule, samples: readonly SampleAddress[]): Finding[] {
  let chain: Finding[] = [];
  for (const sample of samples) {
    if (index.find(sample.path, () => readQuery(sample.query)) !== rule) continue;
    const { hops, hasEnd } = follow(index, sample);
    const trail = hops.join(' → ');
    if (!hasEnd) return [{ ...warn('loop', rule, trail), severity: 'error' }];
    if (hops.length > 2 && chain.length === 0 && !removesPrefix(rule))
      chain = [warn('chain', rule, trail)];
  }
  return chain;
}

function follow(
  index: RuleIndex,
  { path, query }: SampleAddress,
): { hops: string[]; hasEnd: boolean } {
  const hops = [query ? `${path}?${query}` : path];
  let address = { path, query };
  while (hops.length <= MAX_HOPS) {
    const { path: currentPath, query: currentQuery } = address;
    const rule = index.find(currentPath, () => readQuery(currentQuery));
    if (!rule) return { hops, hasEnd: true };
    const location = buildLocation(rule, currentPath, currentQuery);
    const wasVisited = hops.includes(location);
    hops.push(location);
    if (wasVisited) return { hops, hasEnd: false };
    if (rule.destination.origin) return { hops, hasEnd: true };
    const url = new URL(location, 'http://host');
    address = { path: url.pathname, query: url.search.slice(1) };
  }
  return { hops, hasEnd: false };
}

/**
 * Whether any page matches a target that contains a parameter: which page is meant depends on the request.
 */
const leadsToSomePage = (rule: Rule, { routes }: SitePages): boolean =>
  routes.some((route) => addressesLeadingTo(route, rule).length > 0);

/**
 * Reports each missing page once, at the first row that leads to it. A target that another row redirects is
 * not missing.
 */
function findMissingPages(
  index: RuleIndex,
  samples: ReadonlyMap<Rule, readonly SampleAddress[]>,
  pages: SitePages,
): Finding[] {
  const missing = new Map<string, Rule[]>();
  for (const [rule, [sample]] of samples) {
    if (!sample || rule.destination.origin) continue;
    const { pathname, search } = new URL(buildLocation(rule, sample.path, ''), 'http://host');
    if (pages.has(pathname) || leadsToSomePage(rule, pages)) continue;
    if (index.find(pathname, () => readQuery(search.slice(1)))) continue;
    const target = rule.row.destination.split(/[?#]/, 1)[0] ?? '';
    missing.set(target, [...(missing.get(target) ?? []), rule]);
  }
  return [...missing].flatMap(([target, rules]) => {
    const [first] = rules;
    const rows = rules.length > 1 ? ` (${rules.length} rows)` : '';
    const message = `${target} is no page of the site${rows}`;
    return first ? [{ ...warn('no page', first, message), severity: 'error' }] : [];
  });
}
