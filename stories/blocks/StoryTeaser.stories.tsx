import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryTeaser } from '../../blocks/StoryTeaser/StoryTeaser';
import { examples } from '../../blocks/StoryTeaser/StoryTeaser.fixture';

const meta = {
  title: 'Blocks/Stories/StoryTeaser',
  component: StoryTeaser,
} satisfies Meta<typeof StoryTeaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const OnSurface: Story = { args: examples.OnSurface };
