import type { RE2JS } from 're2js';
import type { ManagedRule } from './managedRule';
import { cleanQuery, readQuery, withMark, withoutKeys } from './requestQuery';

/** What a managed redirect has matched. */
export interface ManagedMatch {
  /** What the rule's expression matched, and in which spelling; undefined for a plain address. */
  matched: { text: string; expression: RE2JS } | undefined;
  query: string;
  language: string;
  languages: readonly string[];
}

/**
 * Where a managed redirect leads: its target with groups filled in and, if the editor says so, with the
 * request's query and language. Undefined when a group would lead to another origin than the target
 * names.
 */
export function locate(rule: ManagedRule, request: ManagedMatch): string | undefined {
  const { redirect, origin, match } = rule;
  const [fallback = ''] = request.languages;
  const groups = request.matched ? readGroups(request.matched) : [];
  const ofPath = match.kind === 'expression' && !match.withQuery;
  const filled = redirect.target
    .replace(/\$siteLang/gi, fallback)
    .replace(/\$(\d\d?)/g, (_, digits: string, at: number) => {
      const value = groupOf(digits, groups);
      // A group of the path becomes one value of the query.
      const isValue = ofPath && redirect.target.slice(0, at).includes('?');
      return isValue ? value.replace(/[&+]/g, encodeURIComponent) : value;
    });
  const base = origin || 'http://host';
  const written = origin ? filled : `${base}/${filled.replace(/^[\\/]+/, '')}`;
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.origin !== new URL(base).origin) return undefined;
  const path = url.pathname.replace(/^\/{2,}/, '/');
  const own = cleanQuery(url.search.slice(1));
  const search = redirect.isQueryStringPreserved ? merge(request.query, own) : own;
  const prefix = origin || !redirect.isLanguagePreserved ? '' : languagePrefix(path, request);
  return `${origin}${prefix}${prefix && path === '/' ? '' : path}${withMark(search)}${url.hash}`;
}

/** `$10` is the tenth group where there are so many, else the first and a zero, as in regular expressions. */
function groupOf(digits: string, groups: readonly (string | undefined)[]): string {
  const isOne = digits.length === 1 || Number(digits) < groups.length;
  return isOne
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
    (_, at) => matcher.group(at) ?? undefined,
  );
}

function merge(query: string, own: string): string {
  const kept = withoutKeys(query, new Set(readQuery(own).keys())).join('&');
  return kept && own ? `${kept}&${own}` : kept || own;
}

function languagePrefix(path: string, { language, languages }: ManagedMatch): string {
  const [fallback] = languages;
  const [, first = ''] = path.split('/', 2);
  return language === fallback || languages.includes(first) ? '' : `/${language}`;
}
