import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeChart } from '../../design-system/components/RangeChart/RangeChart';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/RangeChart',
  component: RangeChart,
  parameters: {
    guide: {
      purpose: 'Compares how far cars go on one charge, by the test, in summer and in winter.',
      use: ['Electric cars and plug-in hybrids side by side', 'One car, by how it is driven'],
      avoid: ['A single number: say it', 'Other quantities than distances'],
      accessibility: {
        role: 'A figure; each bar is a picture with a name, and its value stands beside it as text.',
        keyboard: 'The table below opens with Enter and scrolls with the arrow keys.',
        focus: 'On the summary of the table, and on the table where it scrolls.',
        contrast: 'Bars have 3 : 1 and differ by pattern, so colour does not tell alone.',
      },
      do: {
        because: 'Winter stands beside the test, as a buyer will meet it.',
        render: () => (
          <RangeChart
            title="Range of one car"
            cars={[{ name: 'Electric estate', wltp: 612, summer: 560, winter: 410 }]}
          />
        ),
      },
      dont: {
        because: 'One bar alone compares nothing.',
        render: () => (
          <RangeChart
            title="Range by the test alone"
            cars={[{ name: 'Electric estate', wltp: 612 }]}
          />
        ),
      },
    } satisfies Guide<typeof RangeChart>,
  },
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof RangeChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Range on one charge',
    cars: [
      { name: 'Electric estate', wltp: 612, summer: 560, winter: 410 },
      { name: 'Electric city car', wltp: 389, summer: 350, winter: 248 },
      { name: 'Plug-in hybrid SUV', wltp: 87, summer: 74 },
    ],
  },
};
