import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../design-system/components/Switch/Switch';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      purpose: 'Turns something on or off at once.',
      use: ['A setting that takes effect without a button'],
      avoid: [
        'An answer that is sent with a form: use Checkbox',
        'Two options that are not on and off: use Segments',
      ],
      variants: {
        variant: { plain: 'In a list of settings', boxed: 'A card of which all can be pressed' },
      },
      accessibility: {
        role: 'A native checkbox with role="switch" and its label.',
        keyboard: 'Tab reaches it, Space changes it.',
        focus: 'The ring is drawn around the switch.',
        contrast: 'Its border has 3 : 1. The place of the knob tells, not the colour.',
      },
      do: {
        because: 'The label says what is on.',
        render: () => <Switch label="Only cars with a warranty" defaultChecked />,
      },
      dont: {
        because: 'The label changes its meaning with the state: is the price monthly now or not?',
        render: () => <Switch label="Monthly price / cash price" />,
      },
    } satisfies Guide<typeof Switch>,
  },
  args: { label: 'Switch' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <Switch label="Only cars with a warranty" />
      <Switch
        label="Price per month"
        hint="With a fifth paid down, over 36 months"
        defaultChecked
      />
      <Switch label="Tell me of new cars" error="Your search could not be saved. Try again." />
      <Switch label="Off for good" disabled />
      <Switch label="Necessary cookies" hint="Always on" disabled defaultChecked />
    </FieldStates>
  ),
};
