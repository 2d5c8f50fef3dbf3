import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryList } from '../../blocks/StoryList/StoryList';
import { examples } from '../../blocks/StoryList/StoryList.fixture';

const meta = {
  title: 'Blocks/Stories/StoryList',
  component: StoryList,
} satisfies Meta<typeof StoryList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Rows: Story = { args: examples.Rows };
export const NothingFound: Story = { args: examples.NothingFound };
