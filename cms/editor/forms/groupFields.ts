import { fieldGroups, type FieldContracts } from '../../../schema/contract';
import { groupName } from './contractTexts';

/** Fields with a common heading; undefined if the contract has no groups. */
export interface FieldGroup {
  heading: string | undefined;
  fields: FieldContracts;
}

/** Groups the fields of a contract. Fields without a group belong to `Content`. */
export function groupFields(fields: FieldContracts): FieldGroup[] {
  const entries = Object.entries(fields);
  if (!entries.some(([, { group }]) => group !== undefined))
    return [{ heading: undefined, fields }];
  return fieldGroups.flatMap((group) => {
    const groupEntries = entries.filter(([, contract]) => (contract.group ?? 'Content') === group);
    return groupEntries.length > 0
      ? [{ heading: groupName(group), fields: Object.fromEntries(groupEntries) }]
      : [];
  });
}
