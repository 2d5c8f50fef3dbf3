import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChargingCurveChart } from '../../design-system/components/ChargingCurveChart/ChargingCurveChart';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/ChargingCurveChart',
  component: ChargingCurveChart,
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof ChargingCurveChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Charging curve at a fast charger',
    points: [
      { percent: 0, kilowatts: 92 },
      { percent: 5, kilowatts: 168 },
      { percent: 15, kilowatts: 184 },
      { percent: 30, kilowatts: 178 },
      { percent: 45, kilowatts: 151 },
      { percent: 60, kilowatts: 118 },
      { percent: 80, kilowatts: 74 },
      { percent: 90, kilowatts: 38 },
      { percent: 100, kilowatts: 9 },
    ],
  },
};
