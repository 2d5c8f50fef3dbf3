import type { Meta, StoryObj } from '@storybook/react-vite';
import { MainNavigation } from '../../blocks/MainNavigation/MainNavigation';
import { examples } from '../../blocks/MainNavigation/MainNavigation.fixture';

const meta = {
  title: 'Blocks/Frame/MainNavigation',
  component: MainNavigation,
} satisfies Meta<typeof MainNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const LongWords: Story = { args: examples.LongWords };
