import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../blocks/Accordion/Accordion';
import { examples } from '../../blocks/Accordion/Accordion.fixture';

const meta = {
  title: 'Blocks/Text and media/Accordion',
  component: Accordion,
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Untitled: Story = { args: examples.Untitled };
