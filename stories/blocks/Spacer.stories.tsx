import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spacer } from '../../blocks/Spacer/Spacer';
import { examples } from '../../blocks/Spacer/Spacer.fixture';

const meta = {
  title: 'Blocks/Layout/Spacer',
  component: Spacer,
} satisfies Meta<typeof Spacer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
