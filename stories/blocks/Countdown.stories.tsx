import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from '../../blocks/Countdown/Countdown';
import { examples } from '../../blocks/Countdown/Countdown.fixture';

const meta = {
  title: 'Blocks/Text and media/Countdown',
  component: Countdown,
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Dark: Story = { args: examples.Dark };
export const Far: Story = { args: examples.Far };
