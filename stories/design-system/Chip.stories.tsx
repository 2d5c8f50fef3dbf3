import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/components/Stack/Stack';
import { useState } from 'react';
import { Chip } from '../../design-system/components/Chip/Chip';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Chip',
  component: Chip,
  parameters: {
    guide: {
      purpose: 'Shows a short property, filter or choice in a row of its kind.',
      use: [
        'A property: children alone',
        'A place to go: href',
        'A choice that was made: onRemove',
        'A choice that is on or off: selected and onSelect',
      ],
      avoid: ['The main action: use Button', 'A state or an offer on a card: use Badge'],
      accessibility: {
        role: 'Text, a link, a button with aria-pressed, or text with a button named “Remove …”.',
        keyboard: 'Tab reaches what can be pressed; Enter and Space press it.',
        focus: 'The ring is drawn around the chip, or around its remove button.',
        contrast: 'Text has 4.5 : 1. A chosen chip also has a tick, so colour does not tell alone.',
      },
      do: {
        because: 'Each is one word or two, and the chosen one has a tick.',
        render: () => (
          <Stack direction="row" gap={2} wrap>
            <Chip selected onSelect={() => undefined}>
              Electric
            </Chip>
            <Chip selected={false} onSelect={() => undefined}>
              Hybrid
            </Chip>
          </Stack>
        ),
      },
      dont: {
        because: 'An action looks like a filter, and a sentence does not fit.',
        render: () => (
          <Stack direction="row" gap={2} wrap>
            <Chip href="#book">Book a test drive of this car today</Chip>
            <Chip>SUV</Chip>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Chip>,
  },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { children: '' };

function Toggles() {
  const [chosen, setChosen] = useState<readonly string[]>(['Electric']);
  return ['Electric', 'Hybrid', 'Petrol', 'Diesel'].map((fuel) => (
    <Chip
      key={fuel}
      selected={chosen.includes(fuel)}
      onSelect={(isOn) => setChosen(isOn ? [...chosen, fuel] : chosen.filter((it) => it !== fuel))}
    >
      {fuel}
    </Chip>
  ));
}

function Removable() {
  const [filters, setFilters] = useState(['Estate', 'Under 300,000', 'Four-wheel drive']);
  return filters.map((filter) => (
    <Chip key={filter} onRemove={() => setFilters(filters.filter((it) => it !== filter))}>
      {filter}
    </Chip>
  ));
}

export const Kinds: Story = {
  args,
  render: () => (
    <Specimens>
      <Specimen label="plain">
        <Chip>2023</Chip>
        <Chip>42,000 km</Chip>
        <Chip>
          <Icon name="bolt" />
          Electric
        </Chip>
      </Specimen>
      <Specimen label="leads somewhere">
        <Chip href="/suv">SUV</Chip>
        <Chip href="/estate">Estate</Chip>
      </Specimen>
      <Specimen label="on or off">
        <Toggles />
        <Chip selected={false} onSelect={() => undefined} disabled>
          Hydrogen
        </Chip>
      </Specimen>
      <Specimen label="can be taken back">
        <Removable />
      </Specimen>
    </Specimens>
  ),
};

export const Tones: Story = {
  args,
  render: () => (
    <OnEveryTone>
      {() => (
        <>
          <Chip>2023</Chip>
          <Chip href="/suv">SUV</Chip>
          <Chip selected onSelect={() => undefined}>
            Electric
          </Chip>
          <Chip onRemove={() => undefined}>Estate</Chip>
        </>
      )}
    </OnEveryTone>
  ),
};
