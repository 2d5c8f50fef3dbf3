import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceBooking } from '../../blocks/ServiceBooking/ServiceBooking';
import { examples } from '../../blocks/ServiceBooking/ServiceBooking.fixture';

const meta = {
  title: 'Blocks/Forms/ServiceBooking',
  component: ServiceBooking,
} satisfies Meta<typeof ServiceBooking>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
