import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListItemCards } from '../../blocks/ListItemCards/ListItemCards';
import { examples } from '../../blocks/ListItemCards/ListItemCards.fixture';

const meta = {
  title: 'Blocks/Links/ListItemCards',
  component: ListItemCards,
} satisfies Meta<typeof ListItemCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Icons: Story = { args: examples.Icons };
