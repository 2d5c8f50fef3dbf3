import { fieldContract } from '../forms/fieldName';
import type { ItemChange } from '../publishing/publishApi';
import { publishTexts as texts } from '../publishing/publishTexts';

type ChangedField = ItemChange['fields'][number];

/** A value of a field as forms show it: choices by their labels, yes or no, dates in words. */
export function valueInWords(
  template: string,
  { name, kind }: Pick<ChangedField, 'name' | 'kind'>,
  value: string,
): string {
  if (value === '') return '';
  if (kind === 'boolean') return value === 'true' ? texts.yes : texts.no;
  // Pages write dates in UTC, so that they are the same for everybody.
  if (kind === 'date') return dateInWords(value);
  const contract = fieldContract(template, name);
  const choices = contract && 'choices' in contract ? (contract.choices ?? []) : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

const dateInWords = (iso: string): string =>
  Number.isNaN(Date.parse(iso))
    ? iso
    : new Date(iso).toLocaleString('en-GB', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      });

/** Entries that came to a list and that went from it; none where only their order is another. */
export function entryChanges({ before, after }: Pick<ChangedField, 'before' | 'after'>) {
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const [old, fresh] = [lines(before), lines(after)];
  return [
    ...without(fresh, old).map((name) => ({ kind: 'added' as const, name })),
    ...without(old, fresh).map((name) => ({ kind: 'removed' as const, name })),
  ];
}

/** What one list has more of than another: entries may say the same. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
