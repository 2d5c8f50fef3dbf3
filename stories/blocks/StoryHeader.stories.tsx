import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryHeader } from '../../blocks/StoryHeader/StoryHeader';
import { examples } from '../../blocks/StoryHeader/StoryHeader.fixture';
import { ExampleBlocks } from '../ExampleBlocks';

const meta = {
  title: 'Blocks/Stories/StoryHeader',
  component: StoryHeader,
  args: { slots: { 'story-info': <ExampleBlocks of="StoryHeader" placeholder="story-info" /> } },
} satisfies Meta<typeof StoryHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const WordsAlone: Story = { args: examples.WordsAlone };
