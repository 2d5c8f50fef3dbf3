import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqList } from '../../blocks/FaqList/FaqList';
import { examples } from '../../blocks/FaqList/FaqList.fixture';

const meta = {
  title: 'Blocks/Text and media/FaqList',
  component: FaqList,
} satisfies Meta<typeof FaqList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
