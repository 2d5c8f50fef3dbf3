import { findContract } from '../forms/checkValues';
import { contractName, fieldLabel } from '../forms/contractTexts';
import { texts } from '../texts';
import { findVersion, type SiteChange, type SiteItem } from './siteApi';
import { siteTexts } from './siteTexts';

/** The label of an item: its key for phrases, otherwise its type and the beginning of its text. */
export function getItemLabel(item: Pick<SiteChange, 'template' | 'itemName' | 'summary'>): string {
  const { template, itemName, summary } = item;
  if (template === 'PageFrame') return siteTexts.frame;
  if (template === 'DictionaryEntry') return itemName;
  const label = contractName(template);
  if (label === undefined) return summary || itemName;
  return summary === '' ? label : texts.itemLine({ label, words: summary });
}

/**
 * The label of a changed field. If only the order of a list's entries differs from the published version: the
 * label of that order.
 */
export function getChangeLabel(
  { itemId, language, template }: SiteChange,
  name: string,
  items: readonly SiteItem[],
): string {
  const item = items.find((candidate) => candidate.itemId === itemId);
  const version = item && findVersion(item, language);
  const [before, after] = [version?.published?.[name], version?.fields?.[name]];
  const isReordered =
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.toSorted().join() === after.toSorted().join();
  return isReordered ? siteTexts.entryOrder : getFieldLabel(template, name);
}

/** The label of an item's field in forms. */
export function getFieldLabel(template: string, name: string): string {
  // Which blocks an item has, and in which order, is stored as if it were a field.
  if (name === 'placeholders') return siteTexts.order;
  if (template === 'DictionaryEntry') return siteTexts.phrase;
  // Labels of fields are listed within a sentence.
  return fieldLabel(name, findContract(template)?.fields[name]).toLowerCase();
}
