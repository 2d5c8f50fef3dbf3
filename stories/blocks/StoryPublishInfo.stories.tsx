import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPublishInfo } from '../../blocks/StoryPublishInfo/StoryPublishInfo';
import { examples } from '../../blocks/StoryPublishInfo/StoryPublishInfo.fixture';

const meta = {
  title: 'Blocks/Stories/StoryPublishInfo',
  component: StoryPublishInfo,
} satisfies Meta<typeof StoryPublishInfo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const WithoutAuthor: Story = { args: examples.WithoutAuthor };
