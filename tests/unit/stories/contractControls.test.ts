import type { InputType } from 'storybook/internal/types';
import type { Contract, FieldContract } from '../../../schema/contract';
import { contract } from '../../../schema/generated/contract';
import {
  blockOfStories,
  controlsOfContract,
  plainArgs,
  wrappedArgs,
} from '../../../stories/.storybook/contractControls';

const storiesOf = (name: string) => ({ fileName: `./stories/blocks/${name}.stories.tsx` });

/** As Storybook calls it, for the stories of a block. */
const controlsOf = (name: string, argTypes: Record<string, InputType> = {}) =>
  controlsOfContract({ parameters: storiesOf(name), argTypes } as unknown as Parameters<
    typeof controlsOfContract
  >[0]) as Record<string, InputType>;

const plain = (name: string, initialArgs: object) =>
  plainArgs({ parameters: storiesOf(name), initialArgs } as unknown as Parameters<
    typeof plainArgs
  >[0]);

const blocks: Contract['blocks'] = contract.blocks;
const fieldsOfAll = Object.entries(blocks).flatMap(([block, { fields }]) =>
  Object.entries(fields).map(([name, field]): [string, string, FieldContract] => [
    block,
    name,
    field,
  ]),
);

test('a file of stories is about the block that it is named after, others about none', () => {
  expect(blockOfStories(storiesOf('Blurb'))).toBe(contract.blocks.Blurb);
  expect(blockOfStories({ fileName: './stories/design-system/Card.stories.tsx' })).toBeUndefined();
  expect(blockOfStories(storiesOf('NoSuchBlock'))).toBeUndefined();
  expect(blockOfStories(storiesOf('constructor'))).toBeUndefined();
  expect(blockOfStories({})).toBeUndefined();
});

describe('the controls of a block', () => {
  it('are all fields of its contract, set or not, with the kind of value that each takes', () => {
    const widgets = {
      ...{ text: 'text', string: 'text', richText: 'text', date: 'text' },
      ...{ boolean: 'boolean', integer: 'number', number: 'number', enum: 'select' },
      ...{ link: 'object', image: 'object', file: 'object', item: 'object', items: 'object' },
    } satisfies Record<FieldContract['kind'], string>;
    expect(fieldsOfAll.length).toBeGreaterThan(100);
    for (const [block, name, field] of fieldsOfAll) {
      const isChosen = 'choices' in field && field.choices !== undefined;
      expect([block, name, controlsOf(block)[name]?.control]).toEqual([
        block,
        name,
        { type: isChosen ? 'select' : widgets[field.kind] },
      ]);
    }
  });

  it('say what the fields say to editors, and their types', () => {
    const { TitleTag, Reverse, Title } = controlsOf('Blurb');
    expect(TitleTag).toEqual({
      name: 'TitleTag',
      description: 'Heading element of the title; blank means h2.',
      table: { category: 'Fields', type: { summary: 'TitleTag' } },
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

  it('name what lists are of, the group of a field, and its label before its description', () => {
    for (const [block, name, field] of fieldsOfAll) {
      const { table, description } = controlsOf(block)[name] ?? {};
      expect(table?.category).toBe(field.group ?? 'Fields');
      expect(description).toBe([field.label, field.description].filter(Boolean).join(': '));
      if (field.kind === 'items') expect(table?.type?.summary).toBe(`list of ${field.of}`);
    }
    expect(fieldsOfAll.some(([, , { kind }]) => kind === 'items')).toBe(true);
  });

  it('keep what stories add, and leave other components alone', () => {
    const own = { data: { description: 'Ours' } };
    expect(controlsOf('Blurb', own).data).toBe(own.data);
    expect(controlsOf('NoSuchBlock', own)).toBe(own);
  });
});

describe('what an example holds', () => {
  const fields = {
    Title: { value: 'Bil' },
    Link: { value: { href: '/' } },
    Reverse: true,
    data: 1,
  };

  it('is worked on without its wrappings, and reaches the component with them', () => {
    const args = plain('Blurb', fields);
    expect(args).toEqual({ Title: 'Bil', Link: { href: '/' }, Reverse: true, data: 1 });
    expect(wrappedArgs(storiesOf('Blurb'), args)).toEqual(fields);
  });

  it('is left out when a control was cleared', () => {
    const args = { Title: '', Link: undefined, Reverse: false };
    const { Title, Link, Reverse } = wrappedArgs(storiesOf('Blurb'), args);
    expect([Title, Link, Reverse]).toEqual([undefined, undefined, false]);
  });

  it('stays as it is where there is no contract', () => {
    expect(plain('NoSuchBlock', fields)).toEqual(fields);
    expect(wrappedArgs({}, fields)).toEqual(fields);
  });
});
