import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../design-system/components/Icon/Icon';
import { TextField } from '../../design-system/components/TextField/TextField';
import { type Tone, tones } from '../../design-system/tones';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/TextField',
  component: TextField,
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
