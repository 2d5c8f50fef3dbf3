import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarTeaser } from '../../blocks/CarTeaser/CarTeaser';
import { examples } from '../../blocks/CarTeaser/CarTeaser.fixture';

const meta = {
  title: 'Blocks/Cars/CarTeaser',
  component: CarTeaser,
} satisfies Meta<typeof CarTeaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };

export const OnSurface: Story = { args: examples.OnSurface };
