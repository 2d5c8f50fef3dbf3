import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../design-system/components/Icon/Icon';
import { TextField } from '../../design-system/components/TextField/TextField';
import { type Tone, tones } from '../../design-system/tones';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/TextField',
  component: TextField,
  parameters: {
    guide: {
      purpose: 'Asks for one line of text or a number.',
      use: ['Names, addresses, numbers', 'With start or end for a sign or a unit'],
      avoid: ['Known options: use Select or RadioGroup', 'Several lines: use TextArea'],
      accessibility: {
        role: 'A native input with its label; hint, unit and error are its description.',
        keyboard: 'As in every field; type and inputMode choose the keyboard of a phone.',
        focus: 'The ring is drawn around the field, with its sign and unit.',
        contrast:
          'The border has 3 : 1; text and placeholder 4.5 : 1. An error has a sign and words.',
      },
      do: {
        because: 'The label stays, the unit is said, the phone shows digits.',
        render: () => <TextField label="Mileage" inputMode="numeric" end="km" />,
      },
      dont: {
        because: 'The error blames and does not help.',
        render: () => <TextField label="Mileage" defaultValue="12 abc" error="Wrong!" />,
      },
    } satisfies Guide<typeof TextField>,
  },
  args: { label: 'Name' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <TextField label="First name" autoComplete="given-name" required />
      <TextField label="Last name" defaultValue="Lindqvist" autoComplete="family-name" required />
      <TextField
        label="E-mail"
        type="email"
        placeholder="name@example.com"
        hint="The offer is sent here. We never pass it on."
      />
      <TextField
        label="Registration number"
        defaultValue="ABC 12"
        error="A registration number has three letters and three characters, such as ABC 123 or ABC 12D."
        required
      />
      <TextField label="Company" optional />
      <TextField label="Customer number" defaultValue="40 117" disabled />
      <TextField
        label="Postcode or place"
        start={<Icon name="pin" />}
        placeholder="Where are you?"
      />
      <TextField label="Mobile" type="tel" start="+46" defaultValue="70 174 06 05" />
      <TextField
        label="Mileage"
        inputMode="numeric"
        end="km"
        defaultValue="128 400"
        error="More than we can take in part exchange: 100 000 km at most."
      />
    </FieldStates>
  ),
};

export const Tones: Story = {
  render: () => (
    <>
      {(Object.keys(tones) as Tone[]).map((tone) => (
        <FieldStates key={tone} tone={tone}>
          <TextField label="First name" hint="As in your passport" required />
          <TextField label="Mobile" start="+46" defaultValue="70 174 06 05" />
          <TextField label="E-mail" defaultValue="nina@" error="The address is not complete." />
        </FieldStates>
      ))}
    </>
  ),
};
