import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Link } from '../../design-system/components/Link/Link';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Choice' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

const equipment = [
  { value: 'towbar', label: 'Tow bar' },
  { value: 'heater', label: 'Parking heater' },
  { value: 'roof', label: 'Panoramic roof', hint: 'Some models only' },
  { value: 'winter', label: 'Winter tyres', disabled: true },
];

export const States: Story = {
  render: () => (
    <FieldStates>
      <Checkbox label="Send me offers by e-mail" name="news" />
      <Checkbox
        label="The car comes home to me"
        hint="Within 100 km of the dealer, for 995 kr"
        name="delivery"
        defaultChecked
      />
      <Checkbox
        label={
          <>
            I have read <Link href="#terms">the terms of the test drive</Link> and accept them
          </>
        }
        name="terms"
        error="You can only drive when you accept the terms."
        required
      />
      <Checkbox label="Not to be chosen" disabled />
      <Checkbox label="Chosen for good" disabled defaultChecked />
    </FieldStates>
  ),
};

export const Groups: Story = {
  render: () => (
    <FieldStates>
      <CheckboxGroup
        legend="Equipment"
        hint="Choose all that you cannot be without."
        name="equipment"
        options={equipment}
        defaultValue={['heater']}
      />
      <CheckboxGroup
        legend="How may we reach you?"
        name="channels"
        options={[
          { value: 'mail', label: 'E-mail' },
          { value: 'phone', label: 'Telephone' },
          { value: 'text', label: 'Text message' },
        ]}
        layout="row"
        error="Choose at least one way."
        required
      />
      <CheckboxGroup
        legend="Extra services"
        name="services"
        layout="boxes"
        options={[
          { value: 'care', label: 'Service agreement', hint: '349 kr a month' },
          { value: 'insurance', label: 'Car insurance', hint: 'From 412 kr a month' },
        ]}
        defaultValue={['care']}
        optional
      />
    </FieldStates>
  ),
};
