import { Text } from '../../../../design-system/components/Text/Text';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DrivingCost } from '../../model/electric/drivingCost';
import { customProperties } from '../../../../design-system/styling/customProperties';
import type { ElectricWords } from './useElectricWords';

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
  // A bar as long as what it costs; the figure says the same.
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

/** Amounts from here on are told whole. */
const WHOLE_FROM = 50;

interface CostBarsProps {
  /** How the car is driven. */
  about: string;
  cost: DrivingCost;
  /** The largest of all costs that may be shown: where bars end. */
  dearest: number;
  words: ElectricWords;
}

/** What a distance costs, charged at home or on the way, beside a petrol car like it. */
export function CostBars({ about, cost, dearest, words }: CostBarsProps) {
  const message = useMessages();
  return (
    <>
      <Text size="small" tone="muted">
        {about}
      </Text>
      <Rows>
        {rows.map(([kind, label]) => (
          <div
            key={kind}
            data-compared={kind === 'petrol' ? '' : undefined}
            style={customProperties({ '--share': cost[kind] / dearest })}
          >
            <dt>{message(label)}</dt>
            <dd>{words.money(cost[kind], dearest < WHOLE_FROM ? 2 : 0)}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}
