import type { Contract, FieldContract, FieldContracts } from '../../../schema/contract';
import { contract } from '../../../schema/generated/contract';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';
import { texts } from '../texts';

export const contracts: Contract = contract;

/** Problems of a form by the path of the field, such as `Items[1].Link`. */
export type Problems = Readonly<Record<string, string>>;

const address = /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/\S*|#\S*)$/i;

/** What in the values does not fit the contract; the platform checks the same again. */
export function checkValues(
  fields: FieldContracts,
  values: Readonly<Record<string, RawValue>>,
  path = '',
): Problems {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    Object.assign(problems, checkValue(field, values[name], path ? `${path}.${name}` : name));
  }
  return problems;
}

function checkValue(field: FieldContract, value: RawValue, path: string): Problems {
  if (value === undefined || value === null || value === '') return {};
  const one = (message: string): Problems => ({ [path]: message });
  switch (field.kind) {
    case 'integer':
      return Number.isInteger(value) ? {} : one(texts.field.wholeNumber);
    case 'number':
      return Number.isFinite(value) ? {} : one(texts.field.number);
    case 'link':
      return checkAddress(value, 'href') ? {} : one(texts.field.address);
    case 'image':
    case 'file':
      return checkAddress(value, 'src') ? {} : one(texts.field.address);
    case 'item':
      return isRecord(value) ? checkValues(fieldsOf(field.of), value, path) : {};
    case 'items':
      return Object.assign(
        {},
        ...(Array.isArray(value) ? value : []).map((entry: unknown, index) =>
          isRecord(entry) ? checkValues(fieldsOf(field.of), entry, `${path}[${index}]`) : {},
        ),
      ) as Problems;
    case 'text':
    case 'richText':
    case 'date':
    case 'boolean':
    case 'string':
    case 'enum':
      return {};
  }
}

/** The fields of a content item's contract. */
export function fieldsOf(item: string): FieldContracts {
  return contracts.items[item]?.fields ?? {};
}

const checkAddress = (value: RawValue, key: 'href' | 'src') =>
  isRecord(value) && typeof value[key] === 'string' && address.test(value[key]);
