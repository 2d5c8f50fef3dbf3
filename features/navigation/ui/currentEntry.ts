import { linkAddress } from '../../../design-system/fields/linkAddress';
import type { LinkField } from '../../../schema/generated/fields';

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

/**
 * The one entry of a bar that is marked as the page's: the one that leads there itself, else the first that
 * holds it. A page that stands in several menus is still in one place.
 */
export function markedEntry<Entry extends MenuEntry>(
  entries: readonly Entry[],
  href: string,
): Entry | undefined {
  return (
    entries.find(({ Url, externalLink }) => leadsTo([{ Url, externalLink }], href)) ??
    entries.find((entry) => leadsTo([entry], href))
  );
}

function leadsTo(entries: readonly MenuEntry[], href: string): boolean {
  return entries.some(
    ({ Url, externalLink, Children = [] }) =>
      [Url, externalLink].some((link) => link && linkAddress(link.value) === href) ||
      leadsTo(Children, href),
  );
}
