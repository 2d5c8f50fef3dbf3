import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingAssistant } from '../../blocks/BookingAssistant/BookingAssistant';
import { examples } from '../../blocks/BookingAssistant/BookingAssistant.fixture';

const meta = {
  title: 'Blocks/Forms/BookingAssistant',
  component: BookingAssistant,
} satisfies Meta<typeof BookingAssistant>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
