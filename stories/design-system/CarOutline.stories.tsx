import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { carBox, CarOutline } from '../../design-system/components/CarOutline/CarOutline';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/CarOutline',
  component: CarOutline,
  parameters: {
    guide: {
      purpose: 'Draws a car from above as the ground for marks, such as the state of its tyres.',
      use: ['A fact that has its place on the car: tyres, damage, wear'],
      avoid: ['A picture of a car that is for sale: use Image', 'Decoration'],
      accessibility: {
        role: 'None of its own: the svg around it has role="img" and a name.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none.',
        contrast: 'Its lines have the colour of borders, 3 : 1. Forced colours use the system’s.',
      },
      do: {
        because: 'The drawing has a name, and the fact stands on it.',
        render: () => (
          <svg
            viewBox={`0 0 ${carBox.width} ${carBox.height}`}
            width={110}
            role="img"
            aria-label="Tyre tread: 5 mm at the front left"
          >
            <CarOutline />
            <text x={2} y={92} fontSize={28} fill="currentColor">
              5
            </text>
          </svg>
        ),
      },
      dont: {
        because: 'Nothing is marked on it: a sentence says the same.',
        render: () => (
          <>
            <svg viewBox={`0 0 ${carBox.width} ${carBox.height}`} width={110} aria-hidden="true">
              <CarOutline />
            </svg>
            <Text>All tyres are new.</Text>
          </>
        ),
      },
    } satisfies Guide<typeof CarOutline>,
  },
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
