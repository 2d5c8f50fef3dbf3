import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../blocks/Header/Header';
import { examples } from '../../blocks/Header/Header.fixture';

const meta = {
  title: 'Blocks/Frame/Header',
  component: Header,
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Sticky: Story = { args: examples.Sticky };
export const WithAction: Story = { args: examples.WithAction };
export const WithLogo: Story = { args: examples.WithLogo };
