import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from '../../blocks/Quote/Quote';
import { examples } from '../../blocks/Quote/Quote.fixture';

const meta = {
  title: 'Blocks/Text and media/Quote',
  component: Quote,
} satisfies Meta<typeof Quote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const WordsAlone: Story = { args: examples.WordsAlone };
