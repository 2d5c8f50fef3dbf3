import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../design-system/components/Accordion/Accordion';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      purpose: 'Lets a reader scan several headings and open the ones that matter.',
      use: [
        'Questions and answers',
        'Long facts that most readers skip, such as terms or equipment',
      ],
      avoid: [
        'Something that everyone must read: show it',
        'Content to compare side by side: use Table',
        'One single row: use Details',
      ],
      accessibility: {
        role: 'Rows are native details elements; the browser announces open and closed.',
        keyboard:
          'Tab goes from row to row, Enter or Space opens and closes. Works without script.',
        focus: 'The ring is drawn around the summary of the row.',
        contrast: 'Summary and content are text on the background, 4.5 : 1. Lines only divide.',
      },
      do: {
        because: 'Each row says what it answers, so that nobody opens one in vain.',
        render: () => (
          <Accordion>
            <Details summary="Can I return the car?">
              <Text>Yes, within 14 days.</Text>
            </Details>
            <Details summary="What does delivery cost?">
              <Text>Nothing within 50 km.</Text>
            </Details>
          </Accordion>
        ),
      },
      dont: {
        because: 'The price is what everyone came for; it must not need a press.',
        render: () => (
          <Accordion>
            <Details summary="Price">
              <Text>249,900 kr</Text>
            </Details>
            <Details summary="More">
              <Text>Five doors</Text>
            </Details>
          </Accordion>
        ),
      },
    } satisfies Guide<typeof Accordion>,
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

const rows = [
  ['Can I return the car?', 'Yes, within 14 days and 500 km, without giving a reason.'],
  ['What does delivery cost?', 'Nothing within 50 km, and the fuel beyond that.'],
  ['Do you take my old car?', 'Yes, whatever the make. We value it while you wait.'],
] as const;

const details = rows.map(([question, answer], index) => (
  <Details
    key={question}
    open={index === 0}
    summary={
      <Heading level={2} size={5}>
        {question}
      </Heading>
    }
  >
    <Text measured>{answer}</Text>
  </Details>
));

export const Kinds: Story = {
  render: () => (
    <Specimens>
      <Specimen label="each row by itself" wide>
        <Accordion>{details}</Accordion>
      </Specimen>
      <Specimen label="one row at a time" wide>
        <Accordion single>{details}</Accordion>
      </Specimen>
    </Specimens>
  ),
};
