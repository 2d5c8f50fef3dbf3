import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceHistoryChart } from '../../design-system/components/PriceHistoryChart/PriceHistoryChart';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/PriceHistoryChart',
  component: PriceHistoryChart,
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof PriceHistoryChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Price history',
    currency: 'SEK',
    until: '2026-09-20',
    lowest: 274900,
    changes: [
      { from: '2026-03-02', price: 289900 },
      { from: '2026-04-18', price: 279900 },
      { from: '2026-06-05', price: 264900 },
      { from: '2026-07-01', price: 274900 },
      { from: '2026-08-24', price: 249900 },
    ],
  },
};
