import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from '../../blocks/Carousel/Carousel';
import { examples } from '../../blocks/Carousel/Carousel.fixture';

const meta = {
  title: 'Blocks/Heroes/Carousel',
  component: Carousel,
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Medium: Story = { args: examples.Medium };
export const FullHeight: Story = { args: examples.FullHeight };
