import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarQueryTeaser } from '../../blocks/CarQueryTeaser/CarQueryTeaser';
import { examples } from '../../blocks/CarQueryTeaser/CarQueryTeaser.fixture';

const meta = {
  title: 'Blocks/Cars/CarQueryTeaser',
  component: CarQueryTeaser,
} satisfies Meta<typeof CarQueryTeaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
