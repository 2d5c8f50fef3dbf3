import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../../design-system/components/RadioGroup/RadioGroup';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
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
