import type { Contract, FieldContract, FieldContracts } from '../../../schema/contract';
import { contract } from '../../../schema/generated/contract';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';
import { texts } from '../texts';

export const contracts: Contract = contract;

/** The contract of a template, of any kind. */
export const findContract = (template: string) =>
  contracts.blocks[template] ??
  contracts.items[template] ??
  contracts.pages[template] ??
  contracts.settings[template];

/** Error messages of a form by the path of the field, such as `Items[1].Link`. */
export type FieldProblems = Readonly<Record<string, string>>;

const ADDRESS_PATTERN = /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/\S*|#\S*)$/i;

/** Validates values against their contract; the platform validates them again. */
export function checkValues(
  fields: FieldContracts,
  values: Readonly<Record<string, RawValue>>,
  path = '',
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    Object.assign(problems, checkValue(field, values[name], path ? `${path}.${name}` : name));
  }
  return problems;
}

function checkValue(field: FieldContract, value: RawValue, path: string): FieldProblems {
  if (value === undefined || value === null || value === '') return {};
  const toProblem = (message: string): FieldProblems => ({ [path]: message });
  switch (field.kind) {
    case 'integer':
      return Number.isInteger(value) ? {} : toProblem(texts.field.wholeNumber);
    case 'number':
      return Number.isFinite(value) ? {} : toProblem(texts.field.number);
    case 'link':
      return hasValidAddress(value, 'href') ? {} : toProblem(texts.field.address);
    case 'image':
    case 'file':
      return hasValidAddress(value, 'src') ? {} : toProblem(texts.field.address);
    case 'item':
      return isRecord(value) ? checkValues(getItemFields(field.of), value, path) : {};
    case 'items':
      return Object.assign(
        {},
        ...(Array.isArray(value) ? value : []).map((entry: unknown, index) =>
          isRecord(entry) ? checkValues(getItemFields(field.of), entry, `${path}[${index}]`) : {},
        ),
      ) as FieldProblems;
    case 'text':
    case 'richText':
    case 'date':
    case 'boolean':
    case 'string':
    case 'enum':
      return {};
  }
}

/** Returns the fields of a type of content item; none for an unknown type. */
export function getItemFields(item: string): FieldContracts {
  return contracts.items[item]?.fields ?? {};
}

const hasValidAddress = (value: RawValue, key: 'href' | 'src') =>
  isRecord(value) && typeof value[key] === 'string' && ADDRESS_PATTERN.test(value[key]);
