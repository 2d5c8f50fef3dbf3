import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from '../../design-system/components/Segments/Segments';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Segments',
  component: Segments,
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof Segments>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    legend: 'Season',
    name: 'season',
    chosen: 'winter',
    options: [
      { value: 'summer', label: 'Summer, 20 °C' },
      { value: 'winter', label: 'Winter, −5 °C' },
    ],
  },
};
