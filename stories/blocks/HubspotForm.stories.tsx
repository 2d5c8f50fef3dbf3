import type { Meta, StoryObj } from '@storybook/react-vite';
import { HubspotForm } from '../../blocks/HubspotForm/HubspotForm';
import { examples } from '../../blocks/HubspotForm/HubspotForm.fixture';

const meta = {
  title: 'Blocks/Forms/HubspotForm',
  component: HubspotForm,
} satisfies Meta<typeof HubspotForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Popup: Story = { args: examples.Popup };
export const MissingFormId: Story = { args: examples.MissingFormId };
