import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../../design-system/components/RadioGroup/RadioGroup';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      purpose: 'Asks for one of a few options, all in sight.',
      use: ['Two to about seven options'],
      avoid: ['More options: use Select or Combobox', 'Several may be chosen: use CheckboxGroup'],
      variants: {
        layout: {
          column: 'Options one below the other',
          row: 'Short options side by side',
          boxes: 'Options with a hint, as cards',
        },
      },
      accessibility: {
        role: 'A radiogroup whose legend is the question, with native radio buttons.',
        keyboard: 'Tab reaches the group, arrow keys choose within it.',
        focus:
          'The ring is drawn around the button. A link from the error summary leads to the first.',
        contrast:
          'Borders have 3 : 1; labels, hints and errors 4.5 : 1. The dot tells, not the colour.',
      },
      do: {
        because: 'Both answers are in sight, none is chosen beforehand.',
        render: () => (
          <RadioGroup
            legend="Do you have a car to trade in?"
            layout="row"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
      dont: {
        because: 'Twelve answers to read: a Select takes one line.',
        render: () => (
          <RadioGroup
            legend="Month"
            layout="row"
            options={[
              'Jan',
              'Feb',
              'Mar',
              'Apr',
              'May',
              'Jun',
              'Jul',
              'Aug',
              'Sep',
              'Oct',
              'Nov',
              'Dec',
            ].map((label) => ({ value: label, label }))}
          />
        ),
      },
    } satisfies Guide<typeof RadioGroup>,
  },
  args: { legend: 'Choice', options: [] },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

const gearboxes = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'manual', label: 'Manual' },
];

const times = [
  { value: 'morning', label: 'Morning', hint: '8 to 12 o’clock' },
  { value: 'afternoon', label: 'Afternoon', hint: '12 to 17 o’clock' },
  { value: 'evening', label: 'Evening', hint: 'Booked out', disabled: true },
];

export const States: Story = {
  render: () => (
    <FieldStates>
      <RadioGroup legend="Gearbox" name="gearbox" options={gearboxes} layout="row" optional />
      <RadioGroup
        legend="When does it suit you?"
        hint="The workshop confirms the exact hour."
        name="time"
        options={times}
        defaultValue="afternoon"
      />
      <RadioGroup
        legend="Do you have a car to part with?"
        name="exchange"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        error="Choose yes or no."
        required
      />
      <RadioGroup
        legend="How would you like to pay?"
        name="payment"
        layout="boxes"
        options={[
          { value: 'loan', label: 'Loan', hint: 'From 3 495 kr a month' },
          { value: 'lease', label: 'Private lease', hint: 'From 4 290 kr a month' },
          { value: 'cash', label: 'Cash', hint: '389 900 kr' },
          { value: 'company', label: 'Company car', hint: 'On request', disabled: true },
        ]}
        defaultValue="lease"
      />
      <RadioGroup legend="Disabled" options={gearboxes} defaultValue="manual" disabled />
    </FieldStates>
  ),
};
