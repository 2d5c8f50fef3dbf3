import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarOfTheWeek } from '../../blocks/CarOfTheWeek/CarOfTheWeek';
import { examples } from '../../blocks/CarOfTheWeek/CarOfTheWeek.fixture';

const meta = {
  title: 'Blocks/Cars/CarOfTheWeek',
  component: CarOfTheWeek,
} satisfies Meta<typeof CarOfTheWeek>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };

export const OneCar: Story = { args: examples.OneCar };
