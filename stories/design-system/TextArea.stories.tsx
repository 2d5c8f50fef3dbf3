import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/TextArea',
  component: TextArea,
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
