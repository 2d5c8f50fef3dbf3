import type { RE2JS } from 're2js';
import type { ManagedRule } from './managedRule';
import { cleanQuery, readQuery, withQuestionMark, withoutKeys } from './requestQuery';

/** A match of a managed redirect. */
export interface ManagedMatch {
  /** The matched text and the expression that matched it; undefined for a plain address. */
  matched: { text: string; expression: RE2JS } | undefined;
  query: string;
  language: string;
  languages: readonly string[];
}

/**
 * The location of a managed redirect: its target with the groups filled in and, if the editor chose so, with
 * the request's query and language. Undefined when a group would change the origin of the target.
 */
export function buildManagedLocation(rule: ManagedRule, request: ManagedMatch): string | undefined {
  const { redirect, origin, match } = rule;
  const [defaultLanguage = ''] = request.languages;
  const groups = request.matched ? readGroups(request.matched) : [];
  const matchesPathOnly = match.kind === 'expression' && !match.withQuery;
  const filled = redirect.target
    .replace(/\$siteLang/gi, defaultLanguage)
    .replace(/\$(\d\d?)/g, (_, digits: string, index: number) => {
      const value = groupValue(digits, groups);
      // A group that matched the path and is used in the query becomes one value of the query.
      const isInQuery = matchesPathOnly && redirect.target.slice(0, index).includes('?');
      return isInQuery ? value.replace(/[&+]/g, encodeURIComponent) : value;
    });
  const base = origin || 'http://host';
  const absolute = origin ? filled : `${base}/${filled.replace(/^[\\/]+/, '')}`;
  if (!URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  if (url.origin !== new URL(base).origin) return undefined;
  const path = url.pathname.replace(/^\/{2,}/, '/');
  const targetQuery = cleanQuery(url.search.slice(1));
  const search = redirect.isQueryStringPreserved
    ? mergeQueries(request.query, targetQuery)
    : targetQuery;
  const prefix = origin || !redirect.isLanguagePreserved ? '' : languagePrefix(path, request);
  return `${origin}${prefix}${prefix && path === '/' ? '' : path}${withQuestionMark(search)}${url.hash}`;
}

/** `$10` is the tenth group if there are that many, otherwise the first group and a zero, as in regular expressions. */
function groupValue(digits: string, groups: readonly (string | undefined)[]): string {
  const isSingleGroup = digits.length === 1 || Number(digits) < groups.length;
  return isSingleGroup
    ? (groups[Number(digits)] ?? '')
    : (groups[Number(digits[0])] ?? '') + digits.slice(1);
}

function readGroups({
  expression,
  text,
}: NonNullable<ManagedMatch['matched']>): (string | undefined)[] {
  const matcher = expression.matcher(text);
  if (!matcher.matches()) return [];
  return Array.from(
    { length: matcher.groupCount() + 1 },
    (_, index) => matcher.group(index) ?? undefined,
  );
}

function mergeQueries(query: string, targetQuery: string): string {
  const remaining = withoutKeys(query, new Set(readQuery(targetQuery).keys())).join('&');
  return remaining && targetQuery ? `${remaining}&${targetQuery}` : remaining || targetQuery;
}

function languagePrefix(path: string, { language, languages }: ManagedMatch): string {
  const [defaultLanguage] = languages;
  const [, firstSegment = ''] = path.split('/', 2);
  return language === defaultLanguage || languages.includes(firstSegment) ? '' : `/${language}`;
}
