import type { FieldContracts } from '../../../schema/contract';
import { texts } from '../texts';

/** Fields under one heading; without a heading where a contract has no groups. */
export interface FieldGroup {
  heading: string | undefined;
  fields: FieldContracts;
}

/** Those that every page has come in this order, whatever the order in the contract. */
const known: readonly string[] = texts.groupOrder;

/** The fields of a contract by their groups. Those of no group stand with the page itself. */
export function groupFields(fields: FieldContracts): FieldGroup[] {
  const all = Object.entries(fields);
  if (!all.some(([, { group }]) => group !== undefined)) return [{ heading: undefined, fields }];
  const headings = new Set([...known, ...all.map(([, { group }]) => group ?? texts.groupOrder[0])]);
  return [...headings].flatMap((heading) => {
    const own = all.filter(([, { group }]) => (group ?? texts.groupOrder[0]) === heading);
    return own.length > 0 ? [{ heading, fields: Object.fromEntries(own) }] : [];
  });
}
