import type { Meta, StoryObj } from '@storybook/react-vite';
import { MegaMenu } from '../../blocks/MegaMenu/MegaMenu';
import { examples } from '../../blocks/MegaMenu/MegaMenu.fixture';

const meta = {
  title: 'Blocks/Frame/MegaMenu',
  component: MegaMenu,
} satisfies Meta<typeof MegaMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
