import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      purpose: 'Asks for several lines of text.',
      use: ['A message, a description'],
      avoid: ['A single line: use TextField', 'Known options: use a choice'],
      accessibility: {
        role: 'A native text area with its label; hint and error are its description.',
        keyboard: 'Enter makes a new line.',
        focus: 'The ring is drawn around the field.',
        contrast: 'The border has 3 : 1; text and placeholder 4.5 : 1.',
      },
      do: {
        because: 'The hint says what helps us.',
        render: () => <TextArea label="Message" hint="Tell us about the car." optional />,
      },
      dont: {
        because: 'A number needs one line, and the placeholder goes when one types.',
        render: () => (
          <TextArea label="Telephone" placeholder="With country code, without spaces" />
        ),
      },
    } satisfies Guide<typeof TextArea>,
  },
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <TextArea label="Message" hint="Tell us about the car and what you wonder." optional />
      <TextArea
        label="Message"
        defaultValue={
          'The left headlight flickers when it rains.\nIt began in October, a week after the service.'
        }
      />
      <TextArea label="What happened?" error="Write a few words, so that we can help." required />
      <TextArea label="Notes of the workshop" defaultValue="Sensor replaced." disabled />
    </FieldStates>
  ),
};
