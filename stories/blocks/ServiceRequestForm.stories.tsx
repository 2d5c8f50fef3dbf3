import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceRequestForm } from '../../blocks/ServiceRequestForm/ServiceRequestForm';
import { examples } from '../../blocks/ServiceRequestForm/ServiceRequestForm.fixture';

const meta = {
  title: 'Blocks/Forms/ServiceRequestForm',
  component: ServiceRequestForm,
} satisfies Meta<typeof ServiceRequestForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
