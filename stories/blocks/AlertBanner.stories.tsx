import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertBanner } from '../../blocks/AlertBanner/AlertBanner';
import { examples } from '../../blocks/AlertBanner/AlertBanner.fixture';

const meta = {
  title: 'Blocks/Frame/Alert banner',
  component: AlertBanner,
} satisfies Meta<typeof AlertBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Warning: Story = { args: examples.Warning };
export const Dark: Story = { args: examples.Dark };
export const Light: Story = { args: examples.Light };
