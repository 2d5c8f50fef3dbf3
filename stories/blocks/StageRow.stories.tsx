import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageRow } from '../../blocks/StageRow/StageRow';
import { examples } from '../../blocks/StageRow/StageRow.fixture';

const meta = {
  title: 'Blocks/Layout/StageRow',
  component: StageRow,
  args: { slots: { 'stage-row': null } },
} satisfies Meta<typeof StageRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
