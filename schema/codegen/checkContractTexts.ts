import { fieldGroups, type Contract, type FieldContract } from '../contract';
import { textKeys, type ContractTexts } from '../contractTexts';
import { blockCategories } from './checkContracts';

const textKinds = ['categories', 'groups', 'types', 'fields', 'values'] as const;

/** Forms with more fields have them in groups. */
const maxUngroupedFields = 8;

/** Keys such as `fields: Blurb.Title`: of texts that a contract uses, and of those that it lacks. */
export function usedTexts(
  { blocks, items, pages, settings }: Contract,
  texts: ContractTexts,
): { used: ReadonlySet<string>; missing: ReadonlySet<string> } {
  const used = new Set<string>();
  const missing = new Set<string>();
  const requireText = (kind: keyof ContractTexts, keys: readonly string[]) => {
    const key = keys.find((one) => Object.hasOwn(texts[kind], one));
    if (key === undefined) missing.add(`${kind}: ${keys.join(' or ')}`);
    else used.add(`${kind}: ${key}`);
  };
  for (const category of blockCategories) requireText('categories', [category]);
  for (const group of fieldGroups) requireText('groups', [group]);
  for (const [type, { fields }] of Object.entries({ ...blocks, ...items, ...pages, ...settings })) {
    requireText('types', [type]);
    for (const [name, field] of Object.entries(fields)) {
      requireText('fields', textKeys(type, name));
      for (const [owner, value] of valuesOf(name, field))
        requireText('values', textKeys(owner, value));
    }
  }
  return { used, missing };
}

/**
 * Keys of texts that no contract uses, such as `fields: Blurb.Title`. In a product without a feature these
 * include the texts of the feature's blocks.
 */
export function unusedTexts(contract: Contract, texts: ContractTexts): string[] {
  const { used } = usedTexts(contract, texts);
  return textKinds
    .flatMap((kind) => Object.keys(texts[kind]).map((key) => `${kind}: ${key}`))
    .filter((key) => !used.has(key));
}

/**
 * Checks that every contract, field, value and group has a name for editors, and that long forms are divided.
 *
 * @returns one message per problem
 */
export function checkContractTexts(contract: Contract, texts: ContractTexts): string[] {
  const { missing } = usedTexts(contract, texts);
  const { blocks, items, pages, settings } = contract;
  const undividedForms = Object.entries({ ...blocks, ...items, ...pages, ...settings })
    .filter(([, { fields }]) => {
      const ownFields = Object.values(fields);
      return (
        ownFields.length > maxUngroupedFields && ownFields.every(({ group }) => group === undefined)
      );
    })
    .map(
      ([type]) =>
        `${type} has more than ${maxUngroupedFields} fields, and no @editor(group) divides them.`,
    );
  return [
    ...[...missing].map((key) => `Editors have no text for ${key}. Add it in all languages.`),
    ...undividedForms,
  ];
}

function valuesOf(name: string, field: FieldContract): [owner: string, value: string][] {
  if (field.kind === 'enum') return field.values.map((value) => [field.of, value]);
  if (field.kind !== 'text' && field.kind !== 'string') return [];
  return (field.choices ?? []).map((value) => [name, value]);
}
