import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../design-system/components/Accordion/Accordion';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Accordion',
  component: Accordion,
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
