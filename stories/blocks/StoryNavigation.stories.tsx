import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryNavigation } from '../../blocks/StoryNavigation/StoryNavigation';
import { examples } from '../../blocks/StoryNavigation/StoryNavigation.fixture';

const meta = {
  title: 'Blocks/Stories/StoryNavigation',
  component: StoryNavigation,
} satisfies Meta<typeof StoryNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Newest: Story = { args: examples.Newest };
export const Oldest: Story = { args: examples.Oldest };
