import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../blocks/Footer/Footer';
import { examples } from '../../blocks/Footer/Footer.fixture';

const meta = {
  title: 'Blocks/Frame/Footer',
  component: Footer,
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const OneInfoField: Story = { args: examples.OneInfoField };
