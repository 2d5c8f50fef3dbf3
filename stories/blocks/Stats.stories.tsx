import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stats } from '../../blocks/Stats/Stats';
import { examples } from '../../blocks/Stats/Stats.fixture';

const meta = {
  title: 'Blocks/Text and media/Stats',
  component: Stats,
} satisfies Meta<typeof Stats>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Dark: Story = { args: examples.Dark };
