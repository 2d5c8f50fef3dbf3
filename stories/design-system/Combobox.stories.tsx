import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from '../../design-system/components/Combobox/Combobox';
import { Icon } from '../../design-system/components/Icon/Icon';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Combobox',
  component: Combobox,
  args: { label: 'Choice', options: [] },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

const places = [
  { value: 'sto', label: 'Stockholm', hint: 'Four dealers' },
  { value: 'got', label: 'Göteborg', hint: 'Three dealers' },
  { value: 'mal', label: 'Malmö', hint: 'Two dealers' },
  { value: 'upp', label: 'Uppsala', hint: 'One dealer' },
  { value: 'ume', label: 'Umeå', hint: 'Opens in spring', disabled: true },
];

export const States: Story = {
  render: () => (
    <FieldStates>
      <Combobox
        label="Place"
        options={places}
        placeholder="Type or choose"
        start={<Icon name="search" />}
        required
      />
      <Combobox
        label="Place"
        hint="The nearest dealer is proposed."
        options={places}
        defaultValue="got"
      />
      <Combobox label="Place" options={places} error="Choose a place out of the list." />
      <Combobox label="Place" options={places} defaultValue="upp" disabled />
      <Combobox label="Make" options={[]} loading placeholder="Options on their way" optional />
      <Combobox label="Make" options={[]} placeholder="Nothing to choose" />
    </FieldStates>
  ),
};
