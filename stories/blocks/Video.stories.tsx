import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from '../../blocks/Video/Video';
import { examples } from '../../blocks/Video/Video.fixture';

const meta = {
  title: 'Blocks/Text and media/Video',
  component: Video,
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const ControlBar: Story = { args: examples.ControlBar };
