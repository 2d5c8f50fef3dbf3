import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from '../../design-system/components/Chip/Chip';
import { Icon } from '../../design-system/components/Icon/Icon';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Chip',
  component: Chip,
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
      onSelect={(on) => setChosen(on ? [...chosen, fuel] : chosen.filter((it) => it !== fuel))}
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
