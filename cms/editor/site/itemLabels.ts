import { findContract } from '../forms/checkValues';
import { contractName, fieldLabel } from '../forms/contractTexts';
import { texts } from '../texts';
import type { SiteChange } from './siteApi';
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

/** The label of an item's field in forms. */
export const getFieldLabel = (template: string, name: string): string =>
  name === 'placeholders'
    ? siteTexts.order
    : fieldLabel(name, findContract(template)?.fields[name]).toLowerCase();
