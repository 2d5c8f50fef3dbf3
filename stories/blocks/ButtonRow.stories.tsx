import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonRow } from '../../blocks/ButtonRow/ButtonRow';
import { examples } from '../../blocks/ButtonRow/ButtonRow.fixture';

const meta = {
  title: 'Blocks/Links/ButtonRow',
  component: ButtonRow,
} satisfies Meta<typeof ButtonRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Centered: Story = { args: examples.Centered };
