import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeChart } from '../../design-system/components/RangeChart/RangeChart';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/RangeChart',
  component: RangeChart,
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
