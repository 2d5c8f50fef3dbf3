import type { Meta, StoryObj } from '@storybook/react-vite';
import { JotForm } from '../../blocks/JotForm/JotForm';
import { examples } from '../../blocks/JotForm/JotForm.fixture';

const meta = {
  title: 'Blocks/Forms/JotForm',
  component: JotForm,
} satisfies Meta<typeof JotForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const ProviderFails: Story = { args: examples.ProviderFails };
export const MissingFormId: Story = { args: examples.MissingFormId };
