import type { FieldContract } from '../../../schema/contract';
import { contracts, findContract } from './checkValues';
import { fieldLabel } from './contractTexts';

/**
 * Finds the contract of a field.
 * @param template template of the item with the field; undefined to search the pages of all types
 */
export function findFieldContract(
  template: string | null | undefined,
  field: string,
): FieldContract | undefined {
  const candidates = template ? [findContract(template)] : Object.values(contracts.pages);
  return candidates.find((candidate) => candidate && Object.hasOwn(candidate.fields, field))
    ?.fields[field];
}

/** The label of a field of a template; without a template, of a field of any page type. */
export const fieldName = (template: string | null | undefined, field: string): string =>
  fieldLabel(field, findFieldContract(template, field) ?? findFieldContract(undefined, field));
