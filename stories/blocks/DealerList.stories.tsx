import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealerList } from '../../blocks/DealerList/DealerList';
import { examples } from '../../blocks/DealerList/DealerList.fixture';

const meta = {
  title: 'Blocks/Dealers/DealerList',
  component: DealerList,
} satisfies Meta<typeof DealerList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
