import type { LinkValue } from '../../schema/generated/fields';

/** The platform's own mark of the site that a link was made on; it says nothing to visitors. */
const siteMark = /^sc_site=/i;

/**
 * Full address of a link field: its query string and anchor may stand apart from `href`, or in it, or in both
 * (Experience Edge, general link field). The query goes before the fragment, each part of it once.
 */
export function linkAddress({ href, linktype, querystring = '', anchor = '' }: LinkValue): string {
  if (linktype === 'anchor') return anchorOf(anchor || href);
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const own = pairsOf(query).filter((pair) => !siteMark.test(pair));
  const added = pairsOf(querystring).filter((pair) => !own.includes(pair));
  const search = [...own, ...added].join('&');
  return `${path}${search && `?${search}`}${fragment || anchorOf(anchor)}`;
}

const anchorOf = (anchor: string): string => anchor && `#${anchor.replace(/^#/, '')}`;

const pairsOf = (query: string): string[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
