import { useState } from 'react';
import { ChoiceField } from '../ChoiceField';
import { carAddressing, noChoice } from '../../../features/car/ui/list/listState';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { anySegment } from '../../../schema/anySegment';
import { getPath } from './getLinkKind';
import type { LinkPage } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** The block that lists cars. The address of a page with it can have filters. */
const LIST_BLOCK = 'CarList';

const MAKE_PARAMETER = 'car_brand>car_model>car_version';

/** Filters with a list of values: their labels, and their parameters in the address. */
const VALUE_FILTERS = [
  [texts.make, MAKE_PARAMETER],
  [texts.fuel, 'car_fuel'],
  [texts.body, 'car_body'],
  [texts.gearbox, 'car_gearbox'],
] as const;

interface CarListChoiceProps {
  pages: readonly LinkPage[];
  href: string;
  onChange: (href: string) => void;
}

/**
 * Chooses a page with a car list, and filters for it. The result is the same address that the list itself
 * would have.
 */
export function CarListChoice({ pages, href, onChange }: CarListChoiceProps) {
  const listPages = pages.filter(
    ({ components, route }) => components.includes(LIST_BLOCK) && !route.includes(anySegment),
  );
  const query = /\?([^#]*)/.exec(href)?.[1] ?? '';
  const [state, setState] = useState(() => carAddressing.read(new URLSearchParams(query)));
  const [path, setPath] = useState(
    () =>
      listPages.find(({ route }) => route === getPath(href))?.route ?? listPages[0]?.route ?? '',
  );
  if (listPages.length === 0) return <Text size="small">{texts.noCarsPage}</Text>;

  const update = (newState: typeof state, newPath = path) => {
    setState(newState);
    setPath(newPath);
    onChange(carAddressing.address(newPath, newState));
  };
  const setValues = (name: string, text: string) => {
    const values = text
      .split(',')
      .map((value) => value.trimStart())
      .filter((value) => value !== '');
    update({ ...state, values: { ...state.values, [name]: values } });
  };
  const usedFilter = state.values.car_is_used?.[0] ?? '';
  const [, maxPrice] = state.ranges.car_price ?? [];
  return (
    <Stack gap={3}>
      <ChoiceField
        label={texts.carsPage}
        value={path}
        choices={listPages.map(({ route, displayName }) => [route, `${displayName} (${route})`])}
        onChoose={(route) => update(state, route)}
      />
      {VALUE_FILTERS.map(([label, name]) => (
        <TextField
          key={name}
          label={label}
          hint={name === MAKE_PARAMETER ? texts.filterHint : undefined}
          defaultValue={(state.values[name] ?? []).join(', ')}
          onChange={(event) => setValues(name, event.target.value)}
        />
      ))}
      <ChoiceField
        label={texts.usedOrNew}
        value={usedFilter}
        choices={[
          ['', texts.both],
          ['true', texts.used],
          ['false', texts.fresh],
        ]}
        onChoose={(isUsed) => setValues('car_is_used', isUsed)}
      />
      <TextField
        label={texts.maxPrice}
        inputMode="numeric"
        value={maxPrice ?? ''}
        onChange={(event) => {
          const price = Number(event.target.value.replace(/\D/g, ''));
          const ranges = { ...state.ranges };
          if (price > 0) ranges.car_price = [null, price];
          else delete ranges.car_price;
          update({ ...state, ranges });
        }}
      />
      <TextField
        label={texts.keyphrase}
        value={state.keyphrase}
        onChange={(event) => update({ ...noChoice, ...state, keyphrase: event.target.value })}
      />
      <Text as="div" role="status" size="small" color="muted" style={{ overflowWrap: 'anywhere' }}>
        {texts.listAddress({ address: carAddressing.address(path, state) })}
      </Text>
    </Stack>
  );
}
