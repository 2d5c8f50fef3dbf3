import { setImmediate as nextTurn } from 'node:timers/promises';
import { RE2JS, RE2Set } from 're2js';
import {
  parseManagedRule,
  siteRoom,
  type ExpressionMatch,
  type ManagedRedirect,
  type ManagedRule,
} from './managedRule';
import { locate } from './managedTarget';
import { readQuery, withMark, type QueryValues } from './requestQuery';
import { RuleList } from './ruleList';
import type { QueryCondition } from './rule.types';

/** What a managed redirect asks for: another address, or another page under the same address. */
export type ManagedAnswer = { location: string; status: 301 | 302 } | { transfer: string };

/** A managed redirect that was left out, and why. */
export interface SkippedRedirect {
  /** Place among those that were given. */
  order: number;
  pattern: string;
  reason: string;
}

/** Managed redirects of a site, compiled. */
export interface ManagedRedirects {
  /** Redirects that cannot be used; the others work without them. */
  skipped: SkippedRedirect[];
  /** Those that can, in their order. */
  rules: readonly ManagedRule[];
  /** @param path - as `readPath` gives it. @param query - as `cleanQuery` gives it. Never throws. */
  find(path: string, query: string): ManagedAnswer | undefined;
  /** The same with the place of the rule among those that were given. */
  findWithRule(path: string, query: string): { answer: ManagedAnswer; order: number } | undefined;
}

/** Addresses longer than this, in characters, are not matched against expressions. */
export const longestAddress = 2048;
/**
 * Instructions times characters that one lookup may cost, some 50 ns each. Expressions that begin with another text than the
 * address cost nothing, so that this bounds long addresses alone, on sites with many expressions for all of them.
 */
const MAX_STEPS = 1_000_000;
/** Instructions of one set, which is compiled in one go. */
const SET_INSTRUCTIONS = 2_000;
/** Memory of a set's states, in bytes; without more of it matching goes on, slower. */
const SET_MEMORY = 512 * 1024;

interface AddressRule {
  order: number;
  conditions: QueryCondition[];
  rule: ManagedRule;
}

interface ExpressionRule extends ManagedRule {
  match: ExpressionMatch;
}

/**
 * Compiles the redirects that editors keep in the content platform. Plain addresses are found by hash;
 * expressions are matched together, so that the time of a lookup is bounded by the
 * address's length. The first that matches wins. A redirect to the very address asked for is ignored.
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

/** The same where requests are answered meanwhile: they get their turn between two rules. */
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

/** Compiles one expression, or one set of them, at a step. */
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
      skipped.push({
        order,
        pattern: redirect.pattern,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
    yield;
  }
  const paths = yield* compileSets(expressions.filter(({ match }) => !match.withQuery));
  const queries = yield* compileSets(expressions.filter(({ match }) => match.withQuery));

  const findWithRule: ManagedRedirects['findWithRule'] = (path, query) => {
    const { language, variants } = readLanguage(path, languages);
    let values: QueryValues | undefined;
    let best = findAddress(addresses, variants, language, () => (values ??= readQuery(query)));
    let matched: string | undefined;
    let steps = MAX_STEPS;
    for (const variant of variants) {
      for (const [sets, text] of [
        [paths, variant],
        [queries, variant + withMark(query)],
      ] as const) {
        if (text.length > longestAddress) continue;
        steps -= stepsOf(sets, text);
        if (steps < 0) break;
        const rule = findExpression(sets, text, language, best?.order ?? Infinity);
        if (rule) [best, matched] = [rule, text];
      }
    }
    if (!best) return undefined;
    const location = locate(best, { matched, query, language, languages });
    if (!location || location === path + withMark(query)) return undefined;
    const { redirectType } = best.redirect;
    const { order } = best;
    if (redirectType === 'SERVER_TRANSFER') return { answer: { transfer: location }, order };
    return { answer: { location, status: redirectType === 'REDIRECT_302' ? 302 : 301 }, order };
  };
  return { skipped, rules, find: (path, query) => findWithRule(path, query)?.answer, findWithRule };
}

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
    for (const locale of ['', language.toLowerCase()]) {
      best = addresses.get(`${locale}:${variant.toLowerCase()}`)?.pick(query, best) ?? best;
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

/** Expressions that are matched in one pass. */
interface ExpressionSet {
  rules: readonly ExpressionRule[];
  /** Places of the rules that match. */
  match: (text: string) => number[];
}

/** Sets of the rules in their order, none of them larger than what compiles in some milliseconds. */
function* compileSets(rules: readonly ExpressionRule[]): Generator<undefined, ExpressionSet[]> {
  const sets: ExpressionSet[] = [];
  let members: ExpressionRule[] = [];
  let instructions = 0;
  for (const [at, rule] of rules.entries()) {
    members.push(rule);
    instructions += rule.match.instructions;
    const next = rules[at + 1];
    if (next && instructions + next.match.instructions <= SET_INSTRUCTIONS) continue;
    sets.push(compileSet(members));
    yield;
    members = [];
    instructions = 0;
  }
  return sets;
}

function compileSet(rules: readonly ExpressionRule[]): ExpressionSet {
  // Each begins with `^`: further starts would find nothing, and cost as much again.
  const set = new RE2Set(RE2Set.ANCHOR_START, RE2JS.CASE_INSENSITIVE, SET_MEMORY);
  for (const { match } of rules) set.add(match.source);
  set.compile();
  return { rules, match: (text) => set.match(text) };
}

/** What matching a text may cost at most. */
function stepsOf(sets: readonly ExpressionSet[], text: string): number {
  const address = text.toLowerCase();
  let instructions = 0;
  for (const { rules } of sets) {
    for (const { match } of rules) {
      if (address.startsWith(match.prefix)) instructions += match.instructions;
    }
  }
  return instructions * text.length;
}

/** The first rule for the language that matches, if it comes before another. */
function findExpression(
  sets: readonly ExpressionSet[],
  text: string,
  language: string,
  before: number,
): ExpressionRule | undefined {
  for (const { rules, match } of sets) {
    if ((rules[0]?.order ?? before) >= before) return undefined;
    const found = match(text)
      .sort((a, b) => a - b)
      .flatMap((at) => rules[at] ?? [])
      .find((rule) => isFor(rule, language));
    if (found) return found.order < before ? found : undefined;
  }
  return undefined;
}
