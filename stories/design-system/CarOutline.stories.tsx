import type { Meta, StoryObj } from '@storybook/react-vite';
import { carBox, CarOutline } from '../../design-system/components/CarOutline/CarOutline';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/CarOutline',
  component: CarOutline,
  decorators: [
    (Story) => (
      <Specimens>
        <svg
          viewBox={`0 0 ${carBox.width} ${carBox.height}`}
          width={carBox.width}
          role="img"
          aria-label="A car from above"
        >
          <Story />
        </svg>
      </Specimens>
    ),
  ],
} satisfies Meta<typeof CarOutline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
