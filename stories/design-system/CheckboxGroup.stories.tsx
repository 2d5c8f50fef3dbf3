import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '../../design-system/components/CheckboxGroup/CheckboxGroup';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      purpose: 'Asks for any number of a few options, all in sight.',
      use: ['Two to about seven options of one question'],
      avoid: ['Only one may be chosen: use RadioGroup', 'A single yes or no: use Checkbox'],
      variants: {
        layout: {
          column: 'Options one below the other',
          row: 'Short options side by side',
          boxes: 'Options with a hint, as cards',
        },
      },
      accessibility: {
        role: 'A fieldset whose legend is the question, with native checkboxes.',
        keyboard: 'Tab goes from box to box, Space changes one.',
        focus:
          'The ring is drawn around each box. A link from the error summary leads to the first.',
        contrast: 'Borders have 3 : 1; legend, labels, hints and errors 4.5 : 1.',
      },
      do: {
        because: 'One question, and answers that can be chosen together.',
        render: () => (
          <CheckboxGroup
            legend="How may we reach you?"
            options={[
              { value: 'mail', label: 'E-mail' },
              { value: 'phone', label: 'Telephone' },
            ]}
          />
        ),
      },
      dont: {
        because: 'Yes and no exclude each other: one must not be able to choose both.',
        render: () => (
          <CheckboxGroup
            legend="Do you have a car to trade in?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    } satisfies Guide<typeof CheckboxGroup>,
  },
  args: { legend: 'Choice', options: [] },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

const equipment = [
  { value: 'towbar', label: 'Tow bar' },
  { value: 'heater', label: 'Parking heater' },
  { value: 'roof', label: 'Panoramic roof', hint: 'Some models only' },
  { value: 'winter', label: 'Winter tyres', disabled: true },
];

export const Layouts: Story = {
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
