import { useState } from 'react';
import { carAddressing, noChoice } from '../../../features/car/ui/list/listState';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { anySegment } from '../../../schema/anySegment';
import { pathOf } from './linkKind';
import type { LinkPage } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** The block that lists cars: pages that have it can be linked to with a choice of cars. */
const listBlock = 'CarList';

const makes = 'car_brand>car_model>car_version';

/** Filters that are chosen by values, and their fields in the address. */
const valueFilters = [
  [texts.make, makes],
  [texts.fuel, 'car_fuel'],
  [texts.body, 'car_body'],
  [texts.gearbox, 'car_gearbox'],
] as const;

interface CarListChoiceProps {
  pages: readonly LinkPage[];
  href: string;
  onChange: (href: string) => void;
}

/** A list of cars with filters, as the address that the list itself would have. */
export function CarListChoice({ pages, href, onChange }: CarListChoiceProps) {
  const lists = pages.filter(
    ({ components, route }) => components.includes(listBlock) && !route.includes(anySegment),
  );
  const query = /\?([^#]*)/.exec(href)?.[1] ?? '';
  const [state, setState] = useState(() => carAddressing.read(new URLSearchParams(query)));
  const [path, setPath] = useState(
    () => lists.find(({ route }) => route === pathOf(href))?.route ?? lists[0]?.route ?? '',
  );
  if (lists.length === 0) return <Text size="small">{texts.noCarsPage}</Text>;

  const change = (next: typeof state, at = path) => {
    setState(next);
    setPath(at);
    onChange(carAddressing.address(at, next));
  };
  const setValues = (name: string, text: string) => {
    const values = text
      .split(',')
      .map((value) => value.trimStart())
      .filter((value) => value !== '');
    change({ ...state, values: { ...state.values, [name]: values } });
  };
  const usedIs = state.values.car_is_used?.[0] ?? '';
  const [, maxPrice] = state.ranges.car_price ?? [];
  return (
    <Stack gap={3}>
      <Select
        label={texts.carsPage}
        value={path}
        onChange={(event) => change(state, event.target.value)}
      >
        {lists.map(({ route, displayName }) => (
          <option key={route} value={route}>
            {displayName} ({route})
          </option>
        ))}
      </Select>
      {valueFilters.map(([label, name]) => (
        <TextField
          key={name}
          label={label}
          hint={name === makes ? texts.filterHint : undefined}
          defaultValue={(state.values[name] ?? []).join(', ')}
          onChange={(event) => setValues(name, event.target.value)}
        />
      ))}
      <Select
        label={texts.usedOrNew}
        value={usedIs}
        onChange={(event) => setValues('car_is_used', event.target.value)}
      >
        <option value="">{texts.both}</option>
        <option value="true">{texts.used}</option>
        <option value="false">{texts.fresh}</option>
      </Select>
      <TextField
        label={texts.maxPrice}
        inputMode="numeric"
        value={maxPrice ?? ''}
        onChange={(event) => {
          const price = Number(event.target.value.replace(/\D/g, ''));
          const ranges = { ...state.ranges };
          if (price > 0) ranges.car_price = [null, price];
          else delete ranges.car_price;
          change({ ...state, ranges });
        }}
      />
      <TextField
        label={texts.keyphrase}
        value={state.keyphrase}
        onChange={(event) => change({ ...noChoice, ...state, keyphrase: event.target.value })}
      />
      <Text as="div" role="status" size="small" tone="muted" style={{ overflowWrap: 'anywhere' }}>
        {texts.listAddress(carAddressing.address(path, state))}
      </Text>
    </Stack>
  );
}
