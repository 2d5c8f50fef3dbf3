import { linkAddress } from '../../design-system/fields/linkAddress';
import type { LinkField } from '../../schema/generated/fields';

/** What entries of both menus have in common. */
export interface MenuEntry {
  Url?: LinkField;
  externalLink?: LinkField;
  Children?: readonly MenuEntry[];
}

/** The address if an entry of the menu leads there, else nothing: all that a menu shows of its page. */
export function currentEntry(entries: readonly MenuEntry[], href: string): string {
  return leadsTo(entries, href) ? href : '';
}

function leadsTo(entries: readonly MenuEntry[], href: string): boolean {
  return entries.some(
    ({ Url, externalLink, Children = [] }) =>
      [Url, externalLink].some((link) => link && linkAddress(link.value) === href) ||
      leadsTo(Children, href),
  );
}
