import type { Meta, StoryObj } from '@storybook/react-vite';
import { TireHotel } from '../../blocks/TireHotel/TireHotel';
import { examples } from '../../blocks/TireHotel/TireHotel.fixture';

const meta = {
  title: 'Blocks/Forms/TireHotel',
  component: TireHotel,
} satisfies Meta<typeof TireHotel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };

export const Bare: Story = { args: examples.Bare };
