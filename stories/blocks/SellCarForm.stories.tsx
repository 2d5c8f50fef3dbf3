import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellCarForm } from '../../blocks/SellCarForm/SellCarForm';
import { examples } from '../../blocks/SellCarForm/SellCarForm.fixture';

const meta = {
  title: 'Blocks/Forms/SellCarForm',
  component: SellCarForm,
} satisfies Meta<typeof SellCarForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
