import { RE2JS, RE2Set } from 're2js';
import { parseManagedRule, type ManagedRedirect, type ManagedRule } from './managedRule';
import { locate } from './managedTarget';
import { readQuery, withMark, type QueryValues } from './requestQuery';
import { RuleList } from './ruleList';
import { RuleError, type QueryCondition } from './rule.types';

/** What a managed redirect asks for: another address, or another page under the same address. */
export type ManagedAnswer = { location: string; status: 301 | 302 } | { transfer: string };

/** A managed redirect that was left out, and why. */
export interface SkippedRedirect {
  pattern: string;
  reason: string;
}

/** Managed redirects of a site, compiled. */
export interface ManagedRedirects {
  /** Redirects that cannot be used; the others work without them. */
  skipped: SkippedRedirect[];
  /** @param path - as `readPath` gives it. @param query - as `cleanQuery` gives it. Never throws. */
  find(path: string, query: string): ManagedAnswer | undefined;
  /** The same with the place of the rule among those that were given. */
  findWithRule(path: string, query: string): { answer: ManagedAnswer; order: number } | undefined;
}

/** Regular expressions tried for an address; further ones are skipped and reported. */
export const mostExpressions = 500;
/** Addresses longer than this, in characters, are not matched against expressions. */
export const longestAddress = 2048;

interface AddressRule {
  order: number;
  conditions: QueryCondition[];
  rule: ManagedRule;
}

/**
 * Compiles the redirects that editors keep in the content platform. Plain addresses are found by hash;
 * expressions are matched together in one pass, so that the time of a lookup is bounded by the
 * address's length. The first that matches wins. A redirect to the very address asked for is ignored.
 *
 * @param languages - of the site, default first; the others are the first segment of a path.
 */
export function compileManagedRedirects(
  redirects: readonly (ManagedRedirect | null)[],
  languages: readonly string[],
): ManagedRedirects {
  const skipped: SkippedRedirect[] = [];
  const addresses = new Map<string, RuleList<AddressRule>>();
  const expressions: ManagedRule[] = [];
  redirects.forEach((redirect, order) => {
    if (!redirect) return;
    try {
      const rule = parseManagedRule(redirect, order);
      if (rule.match.kind === 'address') addAddress(addresses, rule, rule.match);
      else if (expressions.length < mostExpressions) expressions.push(rule);
      else throw new RuleError(`more than ${mostExpressions} expressions`);
    } catch (error) {
      skipped.push({
        pattern: String(redirect.pattern),
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  });
  const paths = compileSet(expressions.filter(({ match }) => !usesQuery(match)));
  const queries = compileSet(expressions.filter(({ match }) => usesQuery(match)));

  const findWithRule: ManagedRedirects['findWithRule'] = (path, query) => {
    const { language, variants } = readLanguage(path, languages);
    let values: QueryValues | undefined;
    let best = findAddress(addresses, variants, language, () => (values ??= readQuery(query)));
    let matched: string | undefined;
    for (const variant of variants) {
      for (const [set, text] of [
        [paths, variant],
        [queries, variant + withMark(query)],
      ] as const) {
        if (text.length > longestAddress) continue;
        for (const rule of set(text)) {
          if (best && best.order <= rule.order) break;
          if (!isFor(rule, language)) continue;
          [best, matched] = [rule, text];
          break;
        }
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
  return { skipped, find: (path, query) => findWithRule(path, query)?.answer, findWithRule };
}

const usesQuery = (match: ManagedRule['match']): boolean =>
  match.kind === 'expression' && match.withQuery;

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

/** One pass over all rules' expressions: the rules that match, in order. */
function compileSet(rules: readonly ManagedRule[]): (text: string) => ManagedRule[] {
  if (rules.length === 0) return () => [];
  const set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE);
  for (const { match } of rules) if (match.kind === 'expression') set.add(match.source);
  set.compile();
  return (text) => [...set.match(text)].sort((a, b) => a - b).flatMap((id) => rules[id] ?? []);
}
