import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageBanner } from '../../blocks/MessageBanner/MessageBanner';
import { examples } from '../../blocks/MessageBanner/MessageBanner.fixture';

const meta = {
  title: 'Blocks/Frame/Message banner',
  component: MessageBanner,
} satisfies Meta<typeof MessageBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Warning: Story = { args: examples.Warning };
export const Dark: Story = { args: examples.Dark };
export const Light: Story = { args: examples.Light };
