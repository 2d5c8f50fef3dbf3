import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  InputType,
  Parameters,
  StrictInputType,
} from 'storybook/internal/types';
import type { BlockContract, Contract, FieldContract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import { contractDescriptions } from '../../schema/generated/contractDescriptions';

const blocks: Contract['blocks'] = contract.blocks;

/** The contract of a stories file's block; undefined for other components. */
export function findBlockContract({ fileName }: Parameters): BlockContract | undefined {
  const name = findBlockName({ fileName });
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

/** The block that a stories file is named after; blank for others. */
function findBlockName({ fileName }: Parameters): string {
  const [, name = ''] = /blocks\/(\w+)\.stories\.tsx$/.exec(String(fileName)) ?? [];
  return name;
}

/** Whether a field's value is wrapped in an object; controls edit the value without the wrapper. */
const isWrapped = ({ kind }: FieldContract): boolean =>
  ['text', 'richText', 'date', 'link', 'image', 'file'].includes(kind);

/** Controls for all fields of the contract with their types and descriptions, also for fields without an example. */
export const contractArgTypes: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const block = findBlockContract(parameters);
  if (!block) return argTypes;
  const descriptions = contractDescriptions[findBlockName(parameters)];
  const fields = Object.entries(block.fields).map(([name, field]) => [
    name,
    { name, description: descriptions?.[name] ?? '', ...createControl(field) },
  ]);
  return { ...argTypes, ...(Object.fromEntries(fields) as Record<string, StrictInputType>) };
};

function createControl(field: FieldContract): InputType {
  const { kind, group } = field;
  const typeName = kind === 'item' || kind === 'items' || kind === 'enum' ? field.of : kind;
  const summary = kind === 'items' ? `list of ${typeName}` : typeName;
  return {
    table: { category: group ?? 'Fields', type: { summary } },
    ...createInputType(field),
  };
}

function createInputType(field: FieldContract): InputType {
  switch (field.kind) {
    case 'enum':
      return createSelect(field.values);
    case 'string':
    case 'text':
      if (field.choices) return createSelect(field.choices);
      return { type: { name: 'string' }, control: { type: 'text' } };
    case 'richText':
    case 'date':
      return { type: { name: 'string' }, control: { type: 'text' } };
    case 'boolean':
      return { type: { name: 'boolean' }, control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return { type: { name: 'number' }, control: { type: 'number' } };
    case 'link':
    case 'image':
    case 'file':
    case 'item':
    case 'items':
      return { control: { type: 'object' } };
  }
}

const createSelect = (options: readonly string[]): InputType => ({
  type: { name: 'enum', value: [...options] },
  options: [...options],
  control: { type: 'select' },
});

/** Unwraps an example's fields for the controls. */
export const unwrapArgs: ArgsEnhancer = ({ parameters, initialArgs }) =>
  changeFields(parameters, initialArgs, (value) =>
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
  );

/** Wraps the values of controls in fields for the component; empty ones are left out, as in the layout parser. */
export const wrapArgs = (
  parameters: Parameters,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  changeFields(parameters, args, (value) =>
    value === undefined || value === '' ? undefined : { value },
  );

function changeFields(
  parameters: Parameters,
  args: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  const fields = findBlockContract(parameters)?.fields ?? {};
  const changed = Object.entries(args).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isWrapped(field) ? change(value) : value];
  });
  return Object.fromEntries(changed) as Record<string, unknown>;
}
