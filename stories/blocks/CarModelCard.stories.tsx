import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarModelCard } from '../../blocks/CarModelCard/CarModelCard';
import { examples } from '../../blocks/CarModelCard/CarModelCard.fixture';

const meta = {
  title: 'Blocks/Cars/CarModelCard',
  component: CarModelCard,
} satisfies Meta<typeof CarModelCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Campaign: Story = { args: examples.Campaign };
export const WithoutFigures: Story = { args: examples.WithoutFigures };
export const LongNames: Story = { args: examples.LongNames };
