import type { BlockContract } from '../contract';

/** Source of a block's stories: one with the first example; placeholders are empty. */
export function scaffoldStory(name: string, { category, placeholders }: BlockContract): string {
  const slots = Object.fromEntries(placeholders.map((key) => [key, null]));
  const args = placeholders.length === 0 ? '' : `args: { slots: ${JSON.stringify(slots)} },`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '../../blocks/${name}/${name}';
import { examples } from '../../blocks/${name}/${name}.fixture';

const meta = {
  title: ${JSON.stringify(`Blocks/${category}/${name}`)},
  component: ${name},
  ${args}
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
`;
}
