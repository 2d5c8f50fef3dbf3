import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RE2JS } from 're2js';
import { localizable, type LocalizableMessage } from '../domain/localizable';
import {
  LimitError,
  parseManagedRule,
  siteLimits,
  type ExpressionMatch,
  type ManagedRedirect,
  type ManagedRule,
  type CompiledExpression,
} from './managedRule';
import { buildManagedLocation } from './managedTarget';
import { readQuery, withQuestionMark, type QueryValues } from './requestQuery';
import { RuleList } from './ruleList';
import { RuleError, type QueryCondition } from './rule.types';
import { decodePath, foldPath } from './spelling';

/** The result of a managed redirect: another address, or another page at the same address. */
export type ManagedAnswer = { location: string; status: 301 | 302 } | { transfer: string };

/** A managed redirect that was left out, and the reason. */
interface SkippedRedirect {
  /** Position in the given list. */
  order: number;
  pattern: string;
  reason: string | LocalizableMessage;
  /** The redirect is valid, but earlier ones have used up the site's limits. */
  exceedsLimits?: true;
}

/** Managed redirects of a site, compiled. */
export interface ManagedRedirects {
  /** Redirects that cannot be used; the others work without them. */
  skipped: SkippedRedirect[];
  /** The usable rules, in order. */
  rules: readonly ManagedRule[];
  /** @param path - from `readPath`. @param query - from `cleanQuery`. Never throws. */
  find(path: string, query: string): ManagedAnswer | undefined;
  /** The first rule for an address and its position in the given list, even if it leads to a loop. */
  findWithRule(path: string, query: string): { answer: ManagedAnswer; order: number } | undefined;
}

/** Longer addresses are not matched against expressions. */
export const MAX_ADDRESS_CHARACTERS = 2048;
/**
 * Maximum cost of one lookup in steps (instructions times characters), some 50 ns each. An expression costs
 * nothing if a text that it requires is not in the address. So the limit only affects long addresses, on
 * sites with many expressions that require no text.
 */
const MAX_STEPS = 1_000_000;
/** Steps that the check for unreachable rules may take; further rules are not checked. */
const MAX_CHECK_STEPS = 5_000_000;
/** Maximum number of redirects that are followed to detect a loop. */
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
 * Compiles the redirects that editors manage on the content platform. Plain addresses are found by hash.
 * Expressions whose literal texts occur in the address are matched one by one, so that the length of the
 * address limits the time of a lookup. The first match wins. A redirect to the requested address, or one
 * that leads back to it, is ignored.
 * @param languages - of the site, default first; the others are the first segment of a path
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

/** The same in slices, so that requests are served in between. */
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

/** Compiles or checks one redirect a step. */
function* compileSteps(
  redirects: readonly (ManagedRedirect | null)[],
  languages: readonly string[],
): Generator<undefined, ManagedRedirects> {
  const skipped: SkippedRedirect[] = [];
  const rules: ManagedRule[] = [];
  const addresses = new Map<string, RuleList<AddressRule>>();
  const expressions: ExpressionRule[] = [];
  const remaining = siteLimits();
  for (const [order, redirect] of redirects.entries()) {
    if (!redirect) continue;
    try {
      const rule = parseManagedRule(redirect, order, remaining);
      const { match } = rule;
      if (match.kind === 'address') addAddress(addresses, rule, match);
      else {
        remaining.expressions -= 1;
        remaining.instructions -= match.instructions;
        expressions.push({ ...rule, match });
      }
      rules.push(rule);
    } catch (error) {
      const { pattern } = redirect;
      skipped.push({
        order,
        pattern,
        reason: error instanceof RuleError ? error.reason : String(error),
        ...(error instanceof LimitError && { exceedsLimits: true }),
      });
    }
    yield;
  }
  const find = createFind({ addresses, expressions, languages });
  const unreached: SkippedRedirect[] = [];
  let remainingSteps = MAX_CHECK_STEPS;
  for (const { order, redirect, match } of rules) {
    if (match.kind === 'expression' || remainingSteps <= 0) continue;
    const { path, query } = sampleAddress(redirect, match, languages);
    const budget = { steps: MAX_STEPS };
    const unreachableReason = findUnreachableReason(order, find(path, query, budget), redirects);
    remainingSteps -= MAX_STEPS - budget.steps;
    if (unreachableReason)
      unreached.push({ order, pattern: redirect.pattern, reason: unreachableReason });
    yield;
  }
  return {
    skipped: [...skipped, ...unreached].sort((a, b) => a.order - b.order),
    rules,
    find: (path, query) => find(path, query).found?.answer,
    findWithRule: (path, query) => find.once(path, query),
  };
}

/** Why a rule for one address never redirects; undefined if it does. */
function findUnreachableReason(
  order: number,
  { found, loopOrder }: ReturnType<FindManaged>,
  redirects: readonly (ManagedRedirect | null)[],
): LocalizableMessage | undefined {
  if (loopOrder === order) return localizable`it leads around in a circle`;
  const first = found?.order ?? loopOrder;
  if (first === undefined || first === order) return undefined;
  return localizable`it is never reached: the redirect from "${redirects[first]?.pattern ?? ''}" comes first`;
}

/** An address that a rule for a plain address matches. */
function sampleAddress(
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

interface FoundRedirect {
  answer: ManagedAnswer;
  order: number;
}

interface FindManaged {
  /** The redirect for an address, or the position of the rule that causes a loop. */
  (path: string, query: string, budget?: StepBudget): { found?: FoundRedirect; loopOrder?: number };
  /** The first redirect for an address, without following it further. */
  once: (path: string, query: string) => FoundRedirect | undefined;
}

interface CompiledRedirects {
  addresses: ReadonlyMap<string, RuleList<AddressRule>>;
  expressions: readonly ExpressionRule[];
  languages: readonly string[];
}

/** The remaining steps of a lookup. */
interface StepBudget {
  steps: number;
}

function createFind({ addresses, expressions, languages }: CompiledRedirects): FindManaged {
  const findOnce = (path: string, query: string, budget: StepBudget): FoundRedirect | undefined => {
    const { language, variants } = readLanguage(path, languages);
    let values: QueryValues | undefined;
    const readValues = () => (values ??= readQuery(query));
    const byAddress = findAddress(addresses, variants, language, readValues);
    const firstOrder = byAddress?.order ?? Infinity;
    const candidates = expressions.filter(
      (rule) => rule.order < firstOrder && isForLanguage(rule, language),
    );
    const byExpression = findExpression(candidates, { variants, query, readValues }, budget);
    const rule = byExpression?.rule ?? byAddress;
    if (!rule) return undefined;
    const matched = byExpression?.matched;
    const location = buildManagedLocation(rule, { matched, query, language, languages });
    if (!location || isSameAddress(location, path + withQuestionMark(query))) return undefined;
    const { order, redirect } = rule;
    if (redirect.redirectType === 'SERVER_TRANSFER')
      return { answer: { transfer: location }, order };
    const status = redirect.redirectType === 'REDIRECT_302' ? 302 : 301;
    return { answer: { location, status }, order };
  };
  const find = (
    path: string,
    query: string,
    budget: StepBudget = { steps: MAX_STEPS },
  ): ReturnType<FindManaged> => {
    const found = findOnce(path, query, budget);
    let nextAnswer = found?.answer;
    for (let hops = 1; found && hops < MAX_HOPS; hops += 1) {
      if (!nextAnswer || 'transfer' in nextAnswer || !nextAnswer.location.startsWith('/')) break;
      const [, to = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(nextAnswer.location) ?? [];
      nextAnswer = findOnce(to, search, budget)?.answer;
      if (nextAnswer && 'location' in nextAnswer && isBackAt(nextAnswer.location, path, query)) {
        return { loopOrder: found.order };
      }
    }
    return { found };
  };
  const once: FindManaged['once'] = (path, query) => findOnce(path, query, { steps: MAX_STEPS });
  return Object.assign(find, { once });
}

/** Whether a chain of redirects has returned to where it started, in any encoding and letter case. */
function isBackAt(location: string, path: string, query: string): boolean {
  const [, to = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(location) ?? [];
  return search === withQuestionMark(query) && foldPath(to) === foldPath(path);
}

/** Whether a browser that is redirected to a location would request the same address again. */
const isSameAddress = (location: string, address: string): boolean =>
  location === address || decodePath(location.replace(/#.*$/, '')) === decodePath(address);

const isForLanguage = ({ redirect: { locale } }: ManagedRule, language: string): boolean =>
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
    const path = foldPath(variant);
    for (const locale of ['', language.toLowerCase()]) {
      best = addresses.get(`${locale}:${path}`)?.findFirst(query, best) ?? best;
    }
  }
  return best?.rule;
}

/** The language of a path, and the path both without and with its language as the first segment. */
function readLanguage(
  path: string,
  languages: readonly string[],
): { language: string; variants: string[] } {
  const [defaultLanguage = '', ...others] = languages;
  const [, firstSegment = ''] = path.split('/', 2);
  const language = others.find((candidate) => candidate === firstSegment.toLowerCase());
  if (!language)
    return { language: defaultLanguage, variants: [path, `/${defaultLanguage}${path}`] };
  return { language, variants: [path.slice(firstSegment.length + 1) || '/', path] };
}

interface AddressQuery {
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
 * The first rule that matches. Tried in this order: the address as received; the decoded address; and the
 * query in the order of the rule's keys, without other keys.
 */
function findExpression(
  rules: readonly ExpressionRule[],
  { variants, query, readValues }: AddressQuery,
  budget: StepBudget,
): MatchedRule | undefined {
  const search = withQuestionMark(query);
  const decodedSearch = decodeQuery(search);
  const texts = (
    rule: ExpressionRule,
    transform: (path: string) => string,
    queryText: string,
  ): string[] =>
    variants.map((variant) => transform(variant) + (rule.match.withQuery ? queryText : ''));
  const receivedMatch = firstMatch(rules, budget, (rule) => ({
    compiled: rule.match.asWritten,
    texts: texts(rule, (path) => path, search),
  }));
  if (receivedMatch) return receivedMatch;
  const differsDecoded =
    variants.some((path) => decodePath(path) !== path) || decodedSearch !== search;
  const decodedRules = rules.filter(
    ({ match }) => differsDecoded || match.decoded !== match.asWritten,
  );
  const decodedMatch = firstMatch(decodedRules, budget, (rule) => ({
    compiled: rule.match.decoded,
    texts: texts(rule, decodePath, decodedSearch),
  }));
  if (decodedMatch || query === '') return decodedMatch;
  const rulesWithKeys = rules.filter(({ match }) => match.keys !== undefined);
  return firstMatch(rulesWithKeys, budget, (rule) => {
    const ordered = orderedQuery(rule.match.keys ?? [], readValues());
    const compiled = rule.match.decoded;
    return { compiled, texts: ordered === undefined ? [] : texts(rule, decodePath, ordered) };
  });
}

/** A decoded query whose encoded separators stay encoded. */
const decodeQuery = (search: string): string =>
  search.replace(/[^?&=+;]+/g, (segment) =>
    decodePath(segment).replace(/[&=+;]/g, encodeURIComponent),
  );

/** The pairs of the given keys, in that order; undefined when one is missing. */
function orderedQuery(keys: readonly string[], values: QueryValues): string | undefined {
  const pairs = keys.flatMap((key) => {
    const value = values.get(key)?.at(-1);
    return value === undefined ? [] : [`${key}=${value.replace(/[&=+;?#%]/g, encodeURIComponent)}`];
  });
  return pairs.length === keys.length ? `?${pairs.join('&')}` : undefined;
}

function firstMatch(
  rules: readonly ExpressionRule[],
  budget: StepBudget,
  toMatch: (rule: ExpressionRule) => { compiled: CompiledExpression; texts: readonly string[] },
): MatchedRule | undefined {
  for (const rule of rules) {
    const { compiled, texts } = toMatch(rule);
    for (const text of texts) {
      if (text.length > MAX_ADDRESS_CHARACTERS || !hasRequiredTexts(text, compiled)) continue;
      budget.steps -= rule.match.instructions * text.length;
      if (budget.steps < 0) return undefined;
      if (compiled.expression.matches(text)) {
        return { rule, matched: { text, expression: compiled.expression } };
      }
    }
  }
  return undefined;
}

/** Whether an address contains the texts that an expression requires. */
function hasRequiredTexts(
  address: string,
  { texts: { prefix, fragments } }: CompiledExpression,
): boolean {
  const text = address.toLowerCase();
  return text.startsWith(prefix) && fragments.every((fragment) => text.includes(fragment));
}
