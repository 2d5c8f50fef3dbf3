import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormField } from '../../design-system/components/FormField/FormField';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/FormField',
  component: FormField,
  parameters: {
    guide: {
      purpose: 'Frames a control of your own with label, hint and error like every other field.',
      use: ['A control that the design system does not have, such as a drawing or an upload'],
      avoid: ['Text, lists and choices: TextField, Select and the others have the frame already'],
      accessibility: {
        role: 'None of its own; ties the label, the hint and the error to the control by their ids.',
        keyboard: 'A press on the label moves to the control.',
        focus: 'The control has it.',
        contrast: 'Label, hint and error have 4.5 : 1. An error has a sign as well.',
      },
      do: {
        because: 'The control carries all that it is handed: id, description and state.',
        render: () => (
          <FormField label="Registration certificate" hint="A picture or a PDF">
            {(control) => <input {...control} type="file" />}
          </FormField>
        ),
      },
      dont: {
        because: 'A placeholder is no label: it goes as soon as someone types.',
        render: () => (
          <FormField label="">
            {({ id }) => <input id={id} placeholder="Certificate number" />}
          </FormField>
        ),
      },
    } satisfies Guide<typeof FormField>,
  },
  args: { label: 'Field', children: () => null },
} satisfies Meta<typeof FormField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <FormField label="Registration certificate" hint="A picture or a PDF" optional>
        {(control) => <input {...control} type="file" />}
      </FormField>
      <FormField label="Colour of the car" aside="as in the papers">
        {(control) => <input {...control} type="color" defaultValue="#1c4f82" />}
      </FormField>
      <FormField label="Picture of the damage" error="Choose a picture of at most 10 MB." required>
        {(control) => <input {...control} type="file" accept="image/*" />}
      </FormField>
    </FieldStates>
  ),
};
