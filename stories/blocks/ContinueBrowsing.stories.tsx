import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContinueBrowsing } from '../../blocks/ContinueBrowsing/ContinueBrowsing';
import { examples } from '../../blocks/ContinueBrowsing/ContinueBrowsing.fixture';

const meta = {
  title: 'Blocks/Cars/ContinueBrowsing',
  component: ContinueBrowsing,
} satisfies Meta<typeof ContinueBrowsing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
