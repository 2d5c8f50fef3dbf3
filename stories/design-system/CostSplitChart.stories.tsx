import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostSplitChart } from '../../design-system/components/CostSplitChart/CostSplitChart';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/CostSplitChart',
  component: CostSplitChart,
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof CostSplitChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'What the loan costs',
    currency: 'SEK',
    cost: { amount: 239920, interest: 38645, fees: 3475 },
  },
};
