import { valueName } from '../forms/contractTexts';
import { findFieldContract } from '../forms/fieldName';
import type { ItemChange } from '../publishing/publishApi';
import { publishTexts as texts } from '../publishing/publishTexts';
import { formatTimeInZone } from '../siteTime';

type ChangedField = ItemChange['fields'][number];

/**
 * Formats a field value as forms show it: names of choices, yes or no, formatted dates.
 * @param zone time zone of the dates
 */
export function formatValue(
  template: string,
  { name, kind }: Pick<ChangedField, 'name' | 'kind'>,
  value: string,
  zone: string,
): string {
  if (value === '') return '';
  if (kind === 'boolean') return value === 'true' ? texts.yes : texts.no;
  if (kind === 'date')
    return Number.isNaN(Date.parse(value)) ? value : formatTimeInZone(value, zone);
  const contract = findFieldContract(template, name);
  const isChoice = contract && ('values' in contract || 'choices' in contract);
  return isChoice ? valueName(name, contract, value) : value;
}

/** Returns the entries that were added to a list or removed from it; none if only the order changed. */
export function findEntryChanges({ before, after }: Pick<ChangedField, 'before' | 'after'>) {
  const splitLines = (text: string) => text.split('\n').filter((line) => line !== '');
  const [oldLines, newLines] = [splitLines(before), splitLines(after)];
  return [
    ...subtract(newLines, oldLines).map((name) => ({ kind: 'added' as const, name })),
    ...subtract(oldLines, newLines).map((name) => ({ kind: 'removed' as const, name })),
  ];
}

/** Returns the entries that `others` lacks. An entry that occurs more often counts for each surplus. */
function subtract(list: readonly string[], others: readonly string[]): string[] {
  const unmatched = [...others];
  return list.filter((entry) => {
    const index = unmatched.indexOf(entry);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}
