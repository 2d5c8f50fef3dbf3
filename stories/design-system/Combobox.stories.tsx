import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from '../../design-system/components/Combobox/Combobox';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Combobox',
  component: Combobox,
  parameters: {
    guide: {
      purpose: 'Finds one option out of many by typing.',
      use: ['More options than a list shows at once', 'Options that are fetched while one types'],
      avoid: [
        'Fewer than about eight options: use RadioGroup or Select',
        'Free text: use TextField',
      ],
      accessibility: {
        role: 'A combobox with a listbox; the number of matches is announced.',
        keyboard:
          'Arrow keys walk through the matches, Enter takes one, Escape closes the list and then empties the field.',
        focus: 'Stays in the field; the ring is drawn around it, the option is highlighted.',
        contrast: 'The border has 3 : 1; the highlighted option is onPrimary on primary, 4.5 : 1.',
      },
      do: {
        because: 'Many places: typing two letters is quicker than scrolling.',
        render: () => (
          <Combobox
            label="Place"
            placeholder="Type or choose"
            options={[
              ...places,
              { value: 'kir', label: 'Kiruna' },
              { value: 'lul', label: 'Luleå' },
            ]}
          />
        ),
      },
      dont: {
        because: 'Two options: both could be in sight.',
        render: () => (
          <Combobox
            label="Gearbox"
            options={[
              { value: 'automatic', label: 'Automatic' },
              { value: 'manual', label: 'Manual' },
            ]}
          />
        ),
      },
    } satisfies Guide<typeof Combobox>,
  },
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
