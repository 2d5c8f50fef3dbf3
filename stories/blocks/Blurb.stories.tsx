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
