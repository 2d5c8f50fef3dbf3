import type { Meta, StoryObj } from '@storybook/react-vite';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Details',
  component: Details,
  parameters: {
    guide: {
      purpose: 'Opens to show more of one thing.',
      use: ['Facts that few readers need', 'Rows of an Accordion'],
      avoid: ['What everyone must read', 'A menu or a dialog: it pushes the page down'],
      accessibility: {
        role: 'A native details element; its summary is announced as open or closed.',
        keyboard: 'Enter or Space on the summary opens and closes it. Works without script.',
        focus: 'The ring is drawn around the summary, which is at least 44 px high.',
        contrast: 'Text on the background, 4.5 : 1. The arrow is muted and turns.',
      },
      do: {
        because: 'The summary says what is inside.',
        render: () => (
          <Details summary="What does the guarantee cover?">
            <Text>The drive train and the battery, for five years.</Text>
          </Details>
        ),
      },
      dont: {
        because: 'Nobody can guess what “More” hides.',
        render: () => (
          <Details summary="More">
            <Text>The drive train and the battery, for five years.</Text>
          </Details>
        ),
      },
    } satisfies Guide<typeof Details>,
  },
} satisfies Meta<typeof Details>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  args: { summary: '' },
  render: () => (
    <Specimens>
      <div>
        <Details summary="What does the guarantee cover?" name="questions" open>
          <Text color="muted" measured>
            The drive train, the battery and all electronics, for five years or 100,000 km.
          </Text>
        </Details>
        <Details summary="May somebody else drive the car?" name="questions">
          <Text color="muted">Everybody who lives with you.</Text>
        </Details>
        <Details
          name="questions"
          summary={
            <Heading level={3} size={4}>
              A heading may be the summary, also one that is long enough for a second line on a
              phone
            </Heading>
          }
        >
          <Text color="muted">Rows of the same name close each other.</Text>
        </Details>
      </div>
    </Specimens>
  ),
};
