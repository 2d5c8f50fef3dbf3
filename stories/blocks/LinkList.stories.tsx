import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from '../../blocks/LinkList/LinkList';
import { examples } from '../../blocks/LinkList/LinkList.fixture';

const meta = {
  title: 'Blocks/Links/LinkList',
  component: LinkList,
} satisfies Meta<typeof LinkList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const WithoutIcons: Story = { args: examples.WithoutIcons };
