import { linkAddress } from '../../../design-system/fields/linkAddress';
import type { LinkField } from '../../../schema/generated/fields';

/** Fields that the entries of both menus have in common. */
export interface MenuEntry {
  Url?: LinkField;
  externalLink?: LinkField;
  Children?: readonly MenuEntry[];
}

/**
 * Returns the page's address if an entry leads to it, else an empty string. It is the key of a cached menu,
 * which depends on nothing else of the page.
 */
export function currentEntryKey(entries: readonly MenuEntry[], href: string): string {
  return leadsTo(entries, href) ? href : '';
}

/**
 * The entry of a bar that is marked as current: the entry that leads to the page itself, else the first that
 * contains it. Only one entry is marked, even if the page is in several menus.
 */
export function findMarkedEntry<Entry extends MenuEntry>(
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
