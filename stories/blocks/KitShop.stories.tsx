import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitShop } from '../../blocks/KitShop/KitShop';
import { examples } from '../../blocks/KitShop/KitShop.fixture';

const meta = {
  title: 'Blocks/Cars/KitShop',
  component: KitShop,
} satisfies Meta<typeof KitShop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Details: Story = { args: examples.Details };
export const NothingFound: Story = { args: examples.NothingFound };
export const ServiceFails: Story = { args: examples.ServiceFails };
