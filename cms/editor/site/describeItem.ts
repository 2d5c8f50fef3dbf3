import { contracts } from '../forms/checkValue';
import { fieldLabel } from '../forms/readable';
import { siteTexts } from './siteTexts';

/** What an item is called: phrases, tags and rules by their own name, others by what they are. */
export function itemLabel({ template, itemName }: { template: string; itemName: string }): string {
  if (template === 'PageFrame') return siteTexts.frame;
  const isNamed = template === 'DictionaryEntry' || template === 'StoryTag';
  const contract = contractOf(template);
  return isNamed || !contract ? itemName : contract.label;
}

/** What a field of an item is called in forms. */
export const changedField = (template: string, name: string): string =>
  name === 'placeholders'
    ? siteTexts.order
    : fieldLabel(name, contractOf(template)?.fields[name]).toLowerCase();

const contractOf = (template: string) =>
  contracts.blocks[template] ?? contracts.items[template] ?? contracts.settings[template];
