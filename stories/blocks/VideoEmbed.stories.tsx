import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoEmbed } from '../../blocks/VideoEmbed/VideoEmbed';
import { examples } from '../../blocks/VideoEmbed/VideoEmbed.fixture';

const meta = {
  title: 'Blocks/Text and media/VideoEmbed',
  component: VideoEmbed,
} satisfies Meta<typeof VideoEmbed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
