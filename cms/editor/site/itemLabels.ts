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

/** The label of a field that a change has; of a list with the same entries as in public, its order. */
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
export const getFieldLabel = (template: string, name: string): string =>
  name === 'placeholders'
    ? siteTexts.order
    : template === 'DictionaryEntry'
      ? siteTexts.phrase
      : fieldLabel(name, findContract(template)?.fields[name]).toLowerCase();
