import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../blocks/Breadcrumb/Breadcrumb';
import { examples } from '../../blocks/Breadcrumb/Breadcrumb.fixture';

const meta = {
  title: 'Blocks/Navigation/Breadcrumb',
  component: Breadcrumb,
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
