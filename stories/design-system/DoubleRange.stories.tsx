import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoubleRange } from '../../design-system/components/DoubleRange/DoubleRange';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const prices = {
  labels: ['Lowest price', 'Highest price'] as const,
  min: 50_000,
  max: 600_000,
  from: 150_000,
  to: 400_000,
  counts: [2, 8, 21, 34, 18, 9, 4, 0, 1],
};

const meta = {
  title: 'Design system/Forms/DoubleRange',
  component: DoubleRange,
  parameters: {
    guide: {
      purpose: 'Sets the lower and the upper end of a range with two thumbs.',
      use: ['A filter by a number, next to fields for the exact values'],
      avoid: [
        'One number: use a TextField or a slider with one thumb',
        'A range of a few steps: use Select',
      ],
      accessibility: {
        role: 'Two native sliders, each with its own name. The columns are one picture with a text.',
        keyboard: 'Arrow keys move a thumb, Home and End go to its ends.',
        focus: 'The ring is drawn around the thumb, which is 24 px.',
        contrast:
          'Thumbs and the chosen part of the line have 3 : 1; the line is thicker between the thumbs, so colour does not tell alone.',
      },
      do: {
        because: 'Columns show where most cars are, and each thumb has its name.',
        render: () => <DoubleRange {...prices} alt="Most cars cost 200,000 to 300,000" />,
      },
      dont: {
        because: 'Four steps do not need two sliders: a Select is quicker and exact.',
        render: () => (
          <DoubleRange labels={['Least doors', 'Most doors']} min={2} max={5} from={2} to={5} />
        ),
      },
    } satisfies Guide<typeof DoubleRange>,
  },
  args: prices,
} satisfies Meta<typeof DoubleRange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <OnEveryTone>
      {() => (
        <div style={{ inlineSize: '20rem' }}>
          <DoubleRange {...args} valueTexts={['150,000 kr', '400,000 kr']} />
        </div>
      )}
    </OnEveryTone>
  ),
};
