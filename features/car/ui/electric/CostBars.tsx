import { Text } from '../../../../design-system/components/Text/Text';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DrivingCost } from '../../model/electric/drivingCost';
import { customProperties } from '../../../../design-system/styling/customProperties';
import type { ElectricFormats } from './useElectricFormats';

const Rows = styled('dl', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  marginBlockStart: '$2',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '$3',
    rowGap: '$1',
    lineHeight: '$snug',
  },
  '& dd': { margin: 0, fontWeight: '$semibold' },
  // The bar's length is proportional to the cost; the number has the same information.
  '& > div::after': {
    content: '""',
    gridColumn: '1 / -1',
    blockSize: '$space$2',
    inlineSize: 'calc(100% * var(--share))',
    borderRadius: '$small',
    backgroundColor: '$primary',
    '@forcedColors': { backgroundColor: 'CanvasText' },
    '@print': { border: '1px solid $text', backgroundColor: 'transparent' },
  },
  '& > [data-compared]::after': { backgroundColor: '$border' },
});

const rows = [
  ['home', 'electricCostHome'],
  ['fastCharger', 'electricCostFast'],
  ['petrol', 'electricCostPetrol'],
] as const satisfies readonly (readonly [keyof DrivingCost, MessageKey])[];

/** If the highest cost is at least this, all costs are rounded to whole units of the currency. */
const MIN_ROUNDED_COST = 50;

interface CostBarsProps {
  /** The conditions of the costs: how the car is driven, and the season. */
  conditions: string;
  cost: DrivingCost;
  /** The highest of all costs: its bar has the full width. */
  maxCost: number;
  formats: ElectricFormats;
}

/** Cost of a distance, charged at home or at public chargers, next to a similar petrol car. */
export function CostBars({ conditions, cost, maxCost, formats }: CostBarsProps) {
  const message = useMessages();
  return (
    <>
      <Text size="small" color="muted">
        {conditions}
      </Text>
      <Rows>
        {rows.map(([kind, label]) => (
          <div
            key={kind}
            data-compared={kind === 'petrol' ? '' : undefined}
            style={customProperties({ '--share': cost[kind] / maxCost })}
          >
            <dt>{message(label)}</dt>
            <dd>{formats.money(cost[kind], maxCost < MIN_ROUNDED_COST ? 2 : 0)}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}
