import type { Plugin } from 'vite';
import { limitDocgen } from '../../../stories/.storybook/limitDocgen';

const transform = jest.fn(() => 'described');
const describer: Plugin = { name: 'storybook:react-docgen-plugin', transform };
const otherPlugin: Plugin = { name: 'other', transform: () => 'changed' };

test('props are read only from components of the design system', async () => {
  const plugins = limitDocgen([otherPlugin, false, describer]) as Plugin[];
  expect(plugins.slice(0, 2)).toEqual([otherPlugin, false]);
  const transform = plugins[2]?.transform as (code: string, id: string) => unknown;
  const described = [];
  for (const id of [
    '/clone/design-system/components/Card/Card.tsx',
    '/clone/design-system/fields/FieldText.tsx',
    '/clone/design-system/tokens.ts',
    '/clone/blocks/Blurb/Blurb.tsx',
  ])
    described.push(await transform('', id));
  expect(described).toEqual(['described', 'described', undefined, undefined]);
});

test('a Storybook version that reads props in another way causes an error', () => {
  expect(() => limitDocgen([{ ...describer, transform: { handler: transform } }])).toThrow(
    'is not as it was',
  );
});
