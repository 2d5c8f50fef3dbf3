import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryText } from '../../blocks/StoryText/StoryText';
import { examples } from '../../blocks/StoryText/StoryText.fixture';

const meta = {
  title: 'Blocks/Stories/StoryText',
  component: StoryText,
} satisfies Meta<typeof StoryText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const TextAlone: Story = { args: examples.TextAlone };
