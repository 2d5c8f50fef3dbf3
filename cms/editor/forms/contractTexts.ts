import type { FieldContract, FieldGroup } from '../../../schema/contract';
import { textKeys } from '../../../schema/contractTexts';
import { getTexts } from '../loadedTexts';
import { toReadableName } from './toReadableName';

const contractTexts = getTexts('contracts');

/** The name of a block, item, page or settings item; undefined without a text for editors. */
export const contractName = (type: string): string | undefined => contractTexts.types[type]?.name;

/**
 * The name of a block, item, page or settings item; its type in the contract if editors have no name for it.
 */
export const typeName = (type: string): string => contractName(type) ?? type;

/** A description of the purpose of a block, item, page or settings item. */
export const typeHelp = (type: string): string | undefined => contractTexts.types[type]?.help;

/** The name of a category of blocks. */
export const categoryName = (category: string): string =>
  contractTexts.categories[category] ?? category;

/** The heading of a group of fields. */
export const groupName = (group: FieldGroup): string => contractTexts.groups[group] ?? group;

/**
 * The label of a field in forms. A field that is no longer in any contract gets a label made from its name.
 */
export const fieldLabel = (name: string, contract: Owned | undefined): string =>
  findFieldText(name, contract)?.label ?? toReadableName(name);

/** A description of the purpose of a field. */
export const fieldHelp = (name: string, contract: FieldContract | undefined): string | undefined =>
  findFieldText(name, contract)?.help;

/** The label of a value, if the field has a list of choices; otherwise the value itself. */
export function valueName(name: string, contract: FieldContract, value: string): string {
  const owner = contract.kind === 'enum' ? contract.of : name;
  return findFirst(contractTexts.values, textKeys(owner, value)) ?? value;
}

type Owned = Pick<FieldContract, 'owner'>;

const findFieldText = (name: string, contract: Owned | undefined) =>
  findFirst(contractTexts.fields, textKeys(contract?.owner, name));

function findFirst<Text>(texts: Readonly<Record<string, Text>>, keys: string[]): Text | undefined {
  const key = keys.find((candidate) => Object.hasOwn(texts, candidate));
  return key === undefined ? undefined : texts[key];
}
