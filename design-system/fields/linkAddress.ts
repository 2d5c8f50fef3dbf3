import type { LinkValue } from '../../schema/generated/fields';

/** Query parameter that the platform adds for editors. */
const SITE_PARAMETER = /^sc_site=/i;

/**
 * Full address of a link field: its query string and anchor may be in separate fields, in `href`, or in both
 * (Experience Edge, general link field). The query precedes the fragment, without duplicate parameters.
 */
export function linkAddress({ href, linktype, querystring = '', anchor = '' }: LinkValue): string {
  if (linktype === 'anchor') return toFragment(anchor || href);
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const hrefPairs = splitQuery(query).filter((pair) => !SITE_PARAMETER.test(pair));
  const addedPairs = splitQuery(querystring).filter((pair) => !hrefPairs.includes(pair));
  const search = [...hrefPairs, ...addedPairs].join('&');
  return `${path}${search && `?${search}`}${fragment || toFragment(anchor)}`;
}

const toFragment = (anchor: string): string => anchor && `#${anchor.replace(/^#/, '')}`;

const splitQuery = (query: string): string[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
