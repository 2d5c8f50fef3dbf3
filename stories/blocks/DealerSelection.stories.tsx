import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealerSelection } from '../../blocks/DealerSelection/DealerSelection';
import { examples } from '../../blocks/DealerSelection/DealerSelection.fixture';

const meta = {
  title: 'Blocks/Dealers/DealerSelection',
  component: DealerSelection,
} satisfies Meta<typeof DealerSelection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Two: Story = { args: examples.Two };
