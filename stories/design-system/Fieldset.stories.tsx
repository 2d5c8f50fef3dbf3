import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from '../../design-system/components/Fieldset/Fieldset';
import { TextField } from '../../design-system/components/TextField/TextField';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Fieldset',
  component: Fieldset,
  parameters: {
    guide: {
      purpose: 'Groups fields that belong together under a legend.',
      use: [
        'Parts of a longer form',
        'Several fields that answer one question, such as an address',
      ],
      avoid: [
        'A single field: its label is enough',
        'Options to choose: CheckboxGroup and RadioGroup have one',
      ],
      variants: {
        variant: {
          label: 'Looks like the label of a field: one question with several fields',
          heading: 'Looks like a heading: a part of a form',
        },
      },
      accessibility: {
        role: 'A native fieldset, named by its legend; hint and error are its description.',
        keyboard: 'Nothing of its own.',
        focus: 'Takes none; its fields do.',
        contrast: 'Legend, hint and error have 4.5 : 1. An error has a sign as well.',
      },
      do: {
        because: 'Two fields, one subject.',
        render: () => (
          <Fieldset legend="About you" variant="label">
            <TextField label="First name" />
            <TextField label="Last name" />
          </Fieldset>
        ),
      },
      dont: {
        because: 'The legend repeats the label of the only field.',
        render: () => (
          <Fieldset legend="E-mail" variant="label">
            <TextField label="E-mail" type="email" />
          </Fieldset>
        ),
      },
    } satisfies Guide<typeof Fieldset>,
  },
  args: { legend: 'Part of a form' },
} satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <FieldStates>
      <Fieldset legend="About you" hint="We only use it to arrange the test drive.">
        <TextField label="First name" autoComplete="given-name" required />
        <TextField label="Last name" autoComplete="family-name" required />
      </Fieldset>
      <Fieldset variant="label" legend="Address" error="Write at least the street." required>
        <TextField label="Street" autoComplete="street-address" />
        <TextField label="Postcode" autoComplete="postal-code" />
      </Fieldset>
      <Fieldset variant="label" legend="Company" optional disabled>
        <TextField label="Company number" />
      </Fieldset>
    </FieldStates>
  ),
};
