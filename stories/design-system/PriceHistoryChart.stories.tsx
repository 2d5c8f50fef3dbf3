import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceHistoryChart } from '../../design-system/components/PriceHistoryChart/PriceHistoryChart';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/PriceHistoryChart',
  component: PriceHistoryChart,
  parameters: {
    guide: {
      purpose: 'Shows how a price went, and the lowest price of the 30 days before a reduction.',
      use: ['A car whose price was changed at least once'],
      avoid: ['A price that never changed: say it in words', 'Other figures over time'],
      accessibility: {
        role: 'A figure with a picture that has a description; the same figures stand in a table below it.',
        keyboard: 'The table opens with Enter and scrolls with the arrow keys.',
        focus: 'On the summary of the table, and on the table where it scrolls.',
        contrast:
          'Lines have 3 : 1. The line to compare with is dotted, so colour does not tell alone.',
      },
      do: {
        because: 'A few changes, and the lowest price that the law asks for.',
        render: () => (
          <PriceHistoryChart
            title="Price of this car"
            currency="SEK"
            until="2026-09-20"
            lowest={274900}
            changes={[
              { from: '2026-06-05', price: 289900 },
              { from: '2026-07-01', price: 274900 },
              { from: '2026-08-24', price: 249900 },
            ]}
          />
        ),
      },
      dont: {
        because: 'One price: a straight line tells nothing that the price does not.',
        render: () => (
          <PriceHistoryChart
            title="A price without changes"
            currency="SEK"
            until="2026-09-20"
            changes={[{ from: '2026-06-05', price: 289900 }]}
          />
        ),
      },
    } satisfies Guide<typeof PriceHistoryChart>,
  },
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
