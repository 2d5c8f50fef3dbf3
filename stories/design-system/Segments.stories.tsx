import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from '../../design-system/components/Segments/Segments';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Segments',
  component: Segments,
  parameters: {
    guide: {
      purpose: 'Chooses one of a few short options that change what is shown.',
      use: ['Two to four short options, with an effect at once'],
      avoid: ['An answer in a form: use RadioGroup', 'Long words or more options: use Select'],
      accessibility: {
        role: 'A fieldset with a legend and native radio buttons; works without script.',
        keyboard: 'Tab reaches the group, arrow keys choose within it.',
        focus: 'The ring is drawn around the segment, which is 44 px high.',
        contrast: 'Text on the surface, 4.5 : 1. The chosen one has a border and heavier letters.',
      },
      do: {
        because: 'Two short options, one of them chosen.',
        render: () => (
          <Segments
            legend="Season"
            name="guide-season"
            defaultValue="winter"
            options={[
              { value: 'summer', label: 'Summer' },
              { value: 'winter', label: 'Winter' },
            ]}
          />
        ),
      },
      dont: {
        because: 'Long options break over several lines: a RadioGroup shows them better.',
        render: () => (
          <Segments
            legend="Way of driving"
            name="guide-driving"
            defaultValue="mixed"
            options={[
              { value: 'mixed', label: 'Mostly on country roads' },
              { value: 'city', label: 'In the city with many stops' },
              { value: 'motorway', label: 'On the motorway at 110 km/h' },
            ]}
          />
        ),
      },
    } satisfies Guide<typeof Segments>,
  },
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
    defaultValue: 'winter',
    options: [
      { value: 'summer', label: 'Summer, 20 °C' },
      { value: 'winter', label: 'Winter, −5 °C' },
    ],
  },
};
