import type { Meta, StoryObj } from '@storybook/react-vite';
import { Blurb } from '../../blocks/Blurb/Blurb';
import { examples } from '../../blocks/Blurb/Blurb.fixture';

const meta = {
  title: 'Blocks/Text and media/Blurb',
  component: Blurb,
} satisfies Meta<typeof Blurb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Reverse: Story = { args: examples.Reverse };
export const Dark: Story = { args: examples.Dark };
export const Surface: Story = { args: examples.Surface };
export const Centered: Story = { args: examples.Centered };
export const Youtube: Story = { args: examples.Youtube };
export const Film: Story = { args: examples.Film };
