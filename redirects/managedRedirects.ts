import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RE2JS } from 're2js';
import {
  NoRoomError,
  parseManagedRule,
  siteRoom,
  type ExpressionMatch,
  type ManagedRedirect,
  type ManagedRule,
  type SpeltExpression,
} from './managedRule';
import { locate } from './managedTarget';
import { readQuery, withMark, type QueryValues } from './requestQuery';
import { RuleList } from './ruleList';
import type { QueryCondition } from './rule.types';
import { decodedPath, foldedPath } from './spelling';

/** What a managed redirect asks for: another address, or another page under the same address. */
export type ManagedAnswer = { location: string; status: 301 | 302 } | { transfer: string };

/** A managed redirect that was left out, and why. */
interface SkippedRedirect {
  /** Place among those that were given. */
  order: number;
  pattern: string;
  reason: string;
  /** It is right by itself, but those before it have used up what the site may have. */
  hasNoRoom?: true;
}

/** Managed redirects of a site, compiled. */
export interface ManagedRedirects {
  /** Redirects that cannot be used; the others work without them. */
  skipped: SkippedRedirect[];
  /** Those that can, in their order. */
  rules: readonly ManagedRule[];
  /** @param path - as `readPath` gives it. @param query - as `cleanQuery` gives it. Never throws. */
  find(path: string, query: string): ManagedAnswer | undefined;
  /** The rule for an address and its place among those that were given, also where its way comes back to the address. */
  findWithRule(path: string, query: string): { answer: ManagedAnswer; order: number } | undefined;
}

/** Addresses longer than this, in characters, are not matched against expressions. */
export const longestAddress = 2048;
/**
 * Instructions times characters that one lookup may cost, some 50 ns each at most. Expressions that ask for another text than the
 * address has cost nothing, so that this bounds long addresses alone, on sites with many expressions that say nothing certain.
 */
const MAX_STEPS = 1_000_000;
/** Steps that may be spent on telling which rules are never reached; further ones are not looked at. */
const MAX_NOTE_STEPS = 5_000_000;
/** Redirects followed from one address to see whether they come back to it. */
const MAX_HOPS = 5;

interface AddressRule {
  order: number;
  conditions: QueryCondition[];
  rule: ManagedRule;
}

interface ExpressionRule extends ManagedRule {
  match: ExpressionMatch;
}

/**
 * Compiles the redirects that editors keep in the content platform. Plain addresses are found by hash; expressions that hold
 * the address's words are matched one by one, so that the time of a lookup is bounded by the address's length. The first
 * that matches wins. A redirect to the very address asked for, or on a way that comes back to it, is ignored.
 *
 * @param languages - of the site, default first; the others are the first segment of a path.
 */
export function compileManagedRedirects(
  redirects: readonly (ManagedRedirect | null)[],
  languages: readonly string[],
): ManagedRedirects {
  const steps = compileSteps(redirects, languages);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same, in slices: requests are answered between two rules. */
export async function compileInSlices(
  redirects: readonly (ManagedRedirect | null)[],
  languages: readonly string[],
): Promise<ManagedRedirects> {
  const steps = compileSteps(redirects, languages);
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

/** Compiles or checks one redirect per step. */
function* compileSteps(
  redirects: readonly (ManagedRedirect | null)[],
  languages: readonly string[],
): Generator<undefined, ManagedRedirects> {
  const skipped: SkippedRedirect[] = [];
  const rules: ManagedRule[] = [];
  const addresses = new Map<string, RuleList<AddressRule>>();
  const expressions: ExpressionRule[] = [];
  const room = siteRoom();
  for (const [order, redirect] of redirects.entries()) {
    if (!redirect) continue;
    try {
      const rule = parseManagedRule(redirect, order, room);
      const { match } = rule;
      if (match.kind === 'address') addAddress(addresses, rule, match);
      else {
        room.expressions -= 1;
        room.instructions -= match.instructions;
        expressions.push({ ...rule, match });
      }
      rules.push(rule);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const { pattern } = redirect;
      skipped.push({
        order,
        pattern,
        reason,
        ...(error instanceof NoRoomError && { hasNoRoom: true }),
      });
    }
    yield;
  }
  const find = createFind({ addresses, expressions, languages });
  const unreached: SkippedRedirect[] = [];
  let noteSteps = MAX_NOTE_STEPS;
  for (const { order, redirect, match } of rules) {
    if (match.kind === 'expression' || noteSteps <= 0) continue;
    const { path, query } = addressOf(redirect, match, languages);
    const budget = { steps: MAX_STEPS };
    const reason = whyUnreached(order, find(path, query, budget), redirects);
    noteSteps -= MAX_STEPS - budget.steps;
    if (reason) unreached.push({ order, pattern: redirect.pattern, reason });
    yield;
  }
  return {
    skipped: [...skipped, ...unreached].sort((a, b) => a.order - b.order),
    rules,
    find: (path, query) => find(path, query).found?.answer,
    findWithRule: (path, query) => find.once(path, query),
  };
}

/** Why a rule for one address never redirects. */
function whyUnreached(
  order: number,
  { found, loops }: ReturnType<Find>,
  redirects: readonly (ManagedRedirect | null)[],
): string | undefined {
  if (loops === order) return 'it leads around in a circle';
  const first = found?.order ?? loops;
  if (first === undefined || first === order) return undefined;
  return `it is never reached: the redirect from "${redirects[first]?.pattern ?? ''}" comes first`;
}

/** An address that a rule for one address is for. */
function addressOf(
  { locale }: ManagedRedirect,
  { path, conditions }: { path: string; conditions: readonly QueryCondition[] },
  languages: readonly string[],
): { path: string; query: string } {
  const query = conditions
    .map(({ key, value = '1' }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  const prefix = locale && locale.toLowerCase() !== languages[0] ? `/${locale.toLowerCase()}` : '';
  return {
    path: new URL(`http://host${prefix && path === '/' ? prefix : prefix + path}`).pathname,
    query,
  };
}

interface Found {
  answer: ManagedAnswer;
  order: number;
}

interface Find {
  /** The redirect for an address, or the position of the rule that makes a loop. */
  (path: string, query: string, budget?: Budget): { found?: Found; loops?: number };
  /** The redirect without following it further. */
  once: (path: string, query: string) => Found | undefined;
}

interface Compiled {
  addresses: ReadonlyMap<string, RuleList<AddressRule>>;
  expressions: readonly ExpressionRule[];
  languages: readonly string[];
}

/** What a lookup may still cost. */
interface Budget {
  steps: number;
}

function createFind({ addresses, expressions, languages }: Compiled): Find {
  const findOnce = (path: string, query: string, budget: Budget): Found | undefined => {
    const { language, variants } = readLanguage(path, languages);
    let values: QueryValues | undefined;
    const readValues = () => (values ??= readQuery(query));
    const byAddress = findAddress(addresses, variants, language, readValues);
    const before = byAddress?.order ?? Infinity;
    const candidates = expressions.filter((rule) => rule.order < before && isFor(rule, language));
    const byExpression = findExpression(candidates, { variants, query, readValues }, budget);
    const rule = byExpression?.rule ?? byAddress;
    if (!rule) return undefined;
    const matched = byExpression?.matched;
    const location = locate(rule, { matched, query, language, languages });
    if (!location || isSameAddress(location, path + withMark(query))) return undefined;
    const { order, redirect } = rule;
    if (redirect.redirectType === 'SERVER_TRANSFER')
      return { answer: { transfer: location }, order };
    const status = redirect.redirectType === 'REDIRECT_302' ? 302 : 301;
    return { answer: { location, status }, order };
  };
  const find = (
    path: string,
    query: string,
    budget: Budget = { steps: MAX_STEPS },
  ): ReturnType<Find> => {
    const found = findOnce(path, query, budget);
    let next = found?.answer;
    for (let hops = 1; found && hops < MAX_HOPS; hops += 1) {
      if (!next || 'transfer' in next || !next.location.startsWith('/')) break;
      const [, to = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(next.location) ?? [];
      next = findOnce(to, search, budget)?.answer;
      if (next && 'location' in next && comesBack(next.location, path, query)) {
        return { loops: found.order };
      }
    }
    return { found };
  };
  const once: Find['once'] = (path, query) => findOnce(path, query, { steps: MAX_STEPS });
  return Object.assign(find, { once });
}

/** Whether a chain of redirects is back where it began, in any spelling. */
function comesBack(location: string, path: string, query: string): boolean {
  const [, to = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(location) ?? [];
  return search === withMark(query) && foldedPath(to) === foldedPath(path);
}

/** Whether a browser that is sent to a location asks for the same again. */
const isSameAddress = (location: string, address: string): boolean =>
  location === address || decodedPath(location.replace(/#.*$/, '')) === decodedPath(address);

const isFor = ({ redirect: { locale } }: ManagedRule, language: string): boolean =>
  !locale || locale.toLowerCase() === language.toLowerCase();

function addAddress(
  addresses: Map<string, RuleList<AddressRule>>,
  rule: ManagedRule,
  { path, conditions }: { path: string; conditions: QueryCondition[] },
): void {
  const key = `${rule.redirect.locale.toLowerCase()}:${path}`;
  const list = addresses.get(key) ?? new RuleList<AddressRule>();
  list.add({ order: rule.order, conditions, rule });
  addresses.set(key, list);
}

function findAddress(
  addresses: ReadonlyMap<string, RuleList<AddressRule>>,
  variants: readonly string[],
  language: string,
  query: () => QueryValues,
): ManagedRule | undefined {
  let best: AddressRule | undefined;
  for (const variant of variants) {
    const path = foldedPath(variant);
    for (const locale of ['', language.toLowerCase()]) {
      best = addresses.get(`${locale}:${path}`)?.pick(query, best) ?? best;
    }
  }
  return best?.rule;
}

/** Language of a path, and the path without and with its language as the first segment. */
function readLanguage(
  path: string,
  languages: readonly string[],
): { language: string; variants: string[] } {
  const [fallback = '', ...others] = languages;
  const [, first = ''] = path.split('/', 2);
  const language = others.find((other) => other === first.toLowerCase());
  if (!language) return { language: fallback, variants: [path, `/${fallback}${path}`] };
  return { language, variants: [path.slice(first.length + 1) || '/', path] };
}

interface Asked {
  /** The path without and with its language. */
  variants: readonly string[];
  query: string;
  readValues: () => QueryValues;
}

interface MatchedRule {
  rule: ExpressionRule;
  matched: { text: string; expression: RE2JS };
}

/**
 * The first rule that matches: the address as it came; where none does, as it is decoded; at last with the query in the
 * rule's own order, and without what the rule does not ask for.
 */
function findExpression(
  rules: readonly ExpressionRule[],
  { variants, query, readValues }: Asked,
  budget: Budget,
): MatchedRule | undefined {
  const search = withMark(query);
  const decodedSearch = decodeQuery(search);
  const texts = (rule: ExpressionRule, spell: (path: string) => string, found: string): string[] =>
    variants.map((variant) => spell(variant) + (rule.match.withQuery ? found : ''));
  const asCame = firstMatch(rules, budget, (rule) => ({
    spelt: rule.match.asWritten,
    texts: texts(rule, (path) => path, search),
  }));
  if (asCame) return asCame;
  const isRespelt = variants.some((path) => decodedPath(path) !== path) || decodedSearch !== search;
  const decoded = rules.filter(({ match }) => isRespelt || match.decoded !== match.asWritten);
  const found = firstMatch(decoded, budget, (rule) => ({
    spelt: rule.match.decoded,
    texts: texts(rule, decodedPath, decodedSearch),
  }));
  if (found || query === '') return found;
  const keyed = rules.filter(({ match }) => match.keys !== undefined);
  return firstMatch(keyed, budget, (rule) => {
    const ordered = orderedQuery(rule.match.keys ?? [], readValues());
    const spelt = rule.match.decoded;
    return { spelt, texts: ordered === undefined ? [] : texts(rule, decodedPath, ordered) };
  });
}

/** A decoded query, with its separators still encoded as they were. */
const decodeQuery = (search: string): string =>
  search.replace(/[^?&=+;]+/g, (part) => decodedPath(part).replace(/[&=+;]/g, encodeURIComponent));

/** The pairs of some keys, in their order; undefined where one is missing. */
function orderedQuery(keys: readonly string[], values: QueryValues): string | undefined {
  const pairs = keys.flatMap((key) => {
    const value = values.get(key)?.at(-1);
    return value === undefined ? [] : [`${key}=${value.replace(/[&=+;?#%]/g, encodeURIComponent)}`];
  });
  return pairs.length === keys.length ? `?${pairs.join('&')}` : undefined;
}

function firstMatch(
  rules: readonly ExpressionRule[],
  budget: Budget,
  read: (rule: ExpressionRule) => { spelt: SpeltExpression; texts: readonly string[] },
): MatchedRule | undefined {
  for (const rule of rules) {
    const { spelt, texts } = read(rule);
    for (const text of texts) {
      if (text.length > longestAddress || !holds(text, spelt)) continue;
      budget.steps -= rule.match.instructions * text.length;
      if (budget.steps < 0) return undefined;
      if (spelt.expression.matches(text)) {
        return { rule, matched: { text, expression: spelt.expression } };
      }
    }
  }
  return undefined;
}

/** Whether an address has the texts without which an expression cannot match it. */
function holds(address: string, { texts: { prefix, parts } }: SpeltExpression): boolean {
  const text = address.toLowerCase();
  return text.startsWith(prefix) && parts.every((part) => text.includes(part));
}
