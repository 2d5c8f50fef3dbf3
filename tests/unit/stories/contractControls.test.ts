import type { InputType } from 'storybook/internal/types';
import type { Contract, FieldContract } from '../../../schema/contract';
import { contract } from '../../../schema/generated/contract';
import { contractDescriptions } from '../../../schema/generated/contractDescriptions';
import {
  findBlockContract,
  contractArgTypes,
  unwrapArgs,
  wrapArgs,
} from '../../../stories/.storybook/contractControls';

const getStories = (name: string) => ({ fileName: `./stories/blocks/${name}.stories.tsx` });

/** Calls the function as Storybook does for a block's stories. */
const getControls = (name: string, argTypes: Record<string, InputType> = {}) =>
  contractArgTypes({ parameters: getStories(name), argTypes } as unknown as Parameters<
    typeof contractArgTypes
  >[0]) as Record<string, InputType>;

const unwrap = (name: string, initialArgs: object) =>
  unwrapArgs({ parameters: getStories(name), initialArgs } as unknown as Parameters<
    typeof unwrapArgs
  >[0]);

const blocks: Contract['blocks'] = contract.blocks;
const fieldsOfAll = Object.entries(blocks).flatMap(([block, { fields }]) =>
  Object.entries(fields).map(([name, field]): [string, string, FieldContract] => [
    block,
    name,
    field,
  ]),
);

test('a Storybook file belongs to the block that it is named after, others to no block', () => {
  expect(findBlockContract(getStories('Blurb'))).toBe(contract.blocks.Blurb);
  expect(
    findBlockContract({ fileName: './stories/design-system/Card.stories.tsx' }),
  ).toBeUndefined();
  expect(findBlockContract(getStories('NoSuchBlock'))).toBeUndefined();
  expect(findBlockContract(getStories('constructor'))).toBeUndefined();
  expect(findBlockContract({})).toBeUndefined();
});

describe('Storybook controls of a block', () => {
  it('controls exist for all fields of the contract, with a matching widget', () => {
    const widgets = {
      ...{ text: 'text', string: 'text', richText: 'text', date: 'text' },
      ...{ boolean: 'boolean', integer: 'number', number: 'number', enum: 'select' },
      ...{ link: 'object', image: 'object', file: 'object', item: 'object', items: 'object' },
    } satisfies Record<FieldContract['kind'], string>;
    expect(fieldsOfAll.length).toBeGreaterThan(100);
    for (const [block, name, field] of fieldsOfAll) {
      const isChosen = 'choices' in field && field.choices !== undefined;
      expect([block, name, getControls(block)[name]?.control]).toEqual([
        block,
        name,
        { type: isChosen ? 'select' : widgets[field.kind] },
      ]);
    }
  });

  it('controls have the descriptions and types of the fields', () => {
    const { TitleTag, Reverse, Title } = getControls('Blurb');
    expect(TitleTag).toEqual({
      name: 'TitleTag',
      description: 'Heading element of the title; blank means h2.',
      table: { category: 'Appearance', type: { summary: 'TitleTag' } },
      type: { name: 'enum', value: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] },
      options: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      control: { type: 'select' },
    });
    expect(Reverse).toMatchObject({
      description: 'Puts the media before the text on wide screens.',
      type: { name: 'boolean' },
    });
    expect(Title).toMatchObject({ table: { type: { summary: 'text' } }, type: { name: 'string' } });
  });

  it('controls show the item type of lists, the group of a field, and its description', () => {
    for (const [block, name, field] of fieldsOfAll) {
      const { table, description } = getControls(block)[name] ?? {};
      expect(table?.category).toBe(field.group ?? 'Fields');
      expect(description).toBe(contractDescriptions[block]?.[name] ?? '');
      if (field.kind === 'items') expect(table?.type?.summary).toBe(`list of ${field.of}`);
    }
    expect(fieldsOfAll.some(([, , { kind }]) => kind === 'items')).toBe(true);
  });

  it("controls keep the story's own settings, and other components are unchanged", () => {
    const ownArgTypes = { data: { description: 'Ours' } };
    expect(getControls('Blurb', ownArgTypes).data).toBe(ownArgTypes.data);
    expect(getControls('NoSuchBlock', ownArgTypes)).toBe(ownArgTypes);
  });
});

describe('Storybook args of an example', () => {
  const fields = {
    Title: { value: 'Bil' },
    Link: { value: { href: '/' } },
    Reverse: true,
    data: 1,
  };

  it('args of an example are edited as plain values and wrapped again for the component', () => {
    const args = unwrap('Blurb', fields);
    expect(args).toEqual({ Title: 'Bil', Link: { href: '/' }, Reverse: true, data: 1 });
    expect(wrapArgs(getStories('Blurb'), args)).toEqual(fields);
  });

  it('args of a cleared control are omitted', () => {
    const args = { Title: '', Link: undefined, Reverse: false };
    const { Title, Link, Reverse } = wrapArgs(getStories('Blurb'), args);
    expect([Title, Link, Reverse]).toEqual([undefined, undefined, false]);
  });

  it('args without a contract are unchanged', () => {
    expect(unwrap('NoSuchBlock', fields)).toEqual(fields);
    expect(wrapArgs({}, fields)).toEqual(fields);
  });
});
