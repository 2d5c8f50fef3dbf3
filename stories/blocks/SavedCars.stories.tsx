import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedCars } from '../../blocks/SavedCars/SavedCars';
import { examples } from '../../blocks/SavedCars/SavedCars.fixture';

const meta = {
  title: 'Blocks/Cars/SavedCars',
  component: SavedCars,
} satisfies Meta<typeof SavedCars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
