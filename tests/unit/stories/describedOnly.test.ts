import type { Plugin } from 'vite';
import { describedOnly } from '../../../stories/.storybook/describedOnly';

const transform = jest.fn(() => 'described');
const describer: Plugin = { name: 'storybook:react-docgen-plugin', transform };
const other: Plugin = { name: 'other', transform: () => 'changed' };

test('props are read of the components of the design system alone', async () => {
  const plugins = describedOnly([other, false, describer]) as Plugin[];
  expect(plugins.slice(0, 2)).toEqual([other, false]);
  const read = plugins[2]?.transform as (code: string, id: string) => unknown;
  const described = [];
  for (const id of [
    '/clone/design-system/components/Card/Card.tsx',
    '/clone/design-system/fields/FieldText.tsx',
    '/clone/design-system/tokens.ts',
    '/clone/blocks/Blurb/Blurb.tsx',
  ])
    described.push(await read('', id));
  expect(described).toEqual(['described', 'described', undefined, undefined]);
});

test('a Storybook that reads props in another way is said to', () => {
  expect(() => describedOnly([{ ...describer, transform: { handler: transform } }])).toThrow(
    'is not as it was',
  );
});
