import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealerPage } from '../../blocks/DealerPage/DealerPage';
import { examples } from '../../blocks/DealerPage/DealerPage.fixture';

const meta = {
  title: 'Blocks/Dealers/DealerPage',
  component: DealerPage,
} satisfies Meta<typeof DealerPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Sparse: Story = { args: examples.Sparse };
export const Gone: Story = { args: examples.Gone };
export const Unknown: Story = { args: examples.Unknown };
