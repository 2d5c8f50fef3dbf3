import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageRow } from '../../blocks/StageRow/StageRow';
import { examples } from '../../blocks/StageRow/StageRow.fixture';
import { ExampleBlocks } from '../ExampleBlocks';

const meta = {
  title: 'Blocks/Layout/StageRow',
  component: StageRow,
  args: { slots: { 'stage-row': <ExampleBlocks of="StageRow" placeholder="stage-row" /> } },
} satisfies Meta<typeof StageRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Surface: Story = { args: examples.Surface };
export const Dark: Story = { args: examples.Dark };
