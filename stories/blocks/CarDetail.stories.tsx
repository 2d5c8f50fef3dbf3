import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarDetail } from '../../blocks/CarDetail/CarDetail';
import { examples } from '../../blocks/CarDetail/CarDetail.fixture';

const meta = {
  title: 'Blocks/Cars/CarDetail',
  component: CarDetail,
} satisfies Meta<typeof CarDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Sample: Story = { args: examples.Sample };
export const Report: Story = { args: examples.Report };
export const Sheet: Story = { args: examples.Sheet };

export const Gone: Story = { args: examples.Gone };
export const ServiceFails: Story = { args: examples.ServiceFails };
