import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  InputType,
  Parameters,
  StrictInputType,
} from 'storybook/internal/types';
import type { BlockContract, Contract, FieldContract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';

const blocks: Contract['blocks'] = contract.blocks;

/** The contract of the block that a file of stories is about; undefined for other components. */
export function blockOfStories({ fileName }: Parameters): BlockContract | undefined {
  const [, name = ''] = /blocks\/(\w+)\.stories\.tsx$/.exec(String(fileName)) ?? [];
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

/** Kinds whose value is wrapped in a field, and is worked on without it. */
const isWrapped = ({ kind }: FieldContract): boolean =>
  ['text', 'richText', 'date', 'link', 'image', 'file'].includes(kind);

/** Every field of the contract with its type and what it says to editors, also those that an example leaves out. */
export const controlsOfContract: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const block = blockOfStories(parameters);
  if (!block) return argTypes;
  const fields = Object.entries(block.fields).map(([name, field]) => [
    name,
    { name, ...controlOf(field) },
  ]);
  return { ...argTypes, ...(Object.fromEntries(fields) as Record<string, StrictInputType>) };
};

function controlOf(field: FieldContract): InputType {
  const { kind, description, group, label } = field;
  const typeName = kind === 'item' || kind === 'items' || kind === 'enum' ? field.of : kind;
  const summary = kind === 'items' ? `list of ${typeName}` : typeName;
  return {
    description: [label, description].filter(Boolean).join(': '),
    table: { category: group ?? 'Fields', type: { summary } },
    ...choices(field),
  };
}

function choices(field: FieldContract): InputType {
  switch (field.kind) {
    case 'enum':
      return select(field.values);
    case 'string':
    case 'text':
      if (field.choices) return select(field.choices.map(({ value }) => value));
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

const select = (options: readonly string[]): InputType => ({
  type: { name: 'enum', value: [...options] },
  options: [...options],
  control: { type: 'select' },
});

/** An example's fields without their wrappings, as controls change them. */
export const plainArgs: ArgsEnhancer = ({ parameters, initialArgs }) =>
  changeFields(parameters, initialArgs, (value) =>
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
  );

/** What controls hold as the component gets it; a field that is empty is left out, as the parser of layouts does. */
export const wrappedArgs = (
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
  const fields = blockOfStories(parameters)?.fields ?? {};
  const changed = Object.entries(args).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isWrapped(field) ? change(value) : value];
  });
  return Object.fromEntries(changed) as Record<string, unknown>;
}
