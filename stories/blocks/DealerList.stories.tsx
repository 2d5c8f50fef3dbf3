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
export const Pages: Story = { args: examples.Pages };
export const NothingFound: Story = { args: examples.NothingFound };
export const Empty: Story = { args: examples.Empty };
export const Failed: Story = { args: examples.Failed };
