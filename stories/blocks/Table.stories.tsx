import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../blocks/Table/Table';
import { examples } from '../../blocks/Table/Table.fixture';

const meta = {
  title: 'Blocks/Content/Table',
  component: Table,
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const FewColumns: Story = { args: examples.FewColumns };
export const WithoutHeaders: Story = { args: examples.WithoutHeaders };
