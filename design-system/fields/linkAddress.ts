import type { LinkValue } from '../../schema/generated/fields';

/**
 * Full address of a link field: its query string and anchor stand apart from `href` when editors gave them
 * (Experience Edge, general link field).
 */
export function linkAddress({ href, linktype, querystring, anchor }: LinkValue): string {
  const query = querystring && !href.includes('?') ? `?${querystring.replace(/^\?/, '')}` : '';
  const fragment =
    anchor && linktype !== 'anchor' && !href.includes('#') ? `#${anchor.replace(/^#/, '')}` : '';
  return `${href}${query}${fragment}`;
}
