import { Badge } from '../../../design-system/components/Badge/Badge';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Tire } from '../../../domain/tireHotel/tireHotel.types';
import {
  positionOf,
  type TirePosition,
  tirePositions,
} from '../../../domain/tireHotel/tirePosition';
import { seasonOf } from '../../../domain/tireHotel/treadDepth';
import { tireSize, type TreadState, treadStateOf } from '../model/treadState';
import { type PlacedTire, TireDrawing, positionNames } from './TireDrawing';
import { TreadBar } from './TreadBar';

const Layout = styled('div', { display: 'grid', gap: '$5' });

/** The car in the middle and each wheel at its corner, where there is room; else the car above the wheels. */
const Car = styled('div', {
  display: 'grid',
  gap: '$5',
  justifyItems: 'center',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) $sizes$card minmax(0, 1fr)',
    columnGap: '$4',
    alignItems: 'center',
  },
});

const Drawing = styled('div', {
  inlineSize: '$column',
  '@lg': { inlineSize: '100%', gridColumn: 2, gridRow: '1 / span 2' },
});

const Wheels = styled('ul', {
  display: 'grid',
  gap: '$5',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { display: 'contents' },
});

const Wheel = styled('li', {
  display: 'grid',
  gap: '$2',
  inlineSize: '100%',
  minInlineSize: 0,
  variants: {
    position: {
      frontLeft: { '@lg': { gridColumn: 1, gridRow: 1 } },
      frontRight: { '@lg': { gridColumn: 3, gridRow: 1 } },
      rearLeft: { '@lg': { gridColumn: 1, gridRow: 2 } },
      rearRight: { '@lg': { gridColumn: 3, gridRow: 2 } },
      elsewhere: { '@lg': { gridColumn: 1 } },
    },
  },
});

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $3',
});

const Size = styled('p', {
  margin: 0,
  fontSize: '$h4',
  fontWeight: '$bold',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const Mark = styled(Badge, {
  variants: {
    state: {
      good: { color: '$success' },
      low: { color: '$warning' },
      illegal: { color: '$danger' },
    },
  },
});

const states: Readonly<Record<TreadState, MessageKey>> = {
  good: 'tireGood',
  low: 'tireLow',
  illegal: 'tireIllegal',
};

/** Longer words than this stand below the wheel. */
const MAX_BADGE = 24;

/** The wheels that are kept: drawn where they sit on the car, and each in words (TIRE-12, TIRE-29). */
export function TireList({ headingId, tires }: { headingId: string; tires: readonly Tire[] }) {
  const message = useMessages();
  const { placed, others } = sorted(tires);
  return (
    <Layout>
      <Heading id={headingId} level={3} size={5}>
        {message('tireTires')}
      </Heading>
      {tires.length === 0 && <Text>{message('tireNoTires')}</Text>}
      <Car>
        {placed.length > 0 && (
          <Drawing>
            <TireDrawing tires={placed} />
          </Drawing>
        )}
        <Wheels aria-labelledby={headingId}>
          {placed.map(({ position, tire }) => (
            <WheelWords
              key={position}
              position={position}
              name={message(positionNames[position])}
              wheel={tire.wheel}
            />
          ))}
          {others.map((tire, at) => (
            <WheelWords
              key={at}
              position="elsewhere"
              name={tire.equipmentPosition}
              wheel={tire.wheel}
            />
          ))}
        </Wheels>
      </Car>
    </Layout>
  );
}

interface WheelWordsProps {
  position: TirePosition | 'elsewhere';
  name: string;
  wheel: Tire['wheel'];
}

function WheelWords({ position, name, wheel }: WheelWordsProps) {
  const message = useMessages();
  const state = treadStateOf(wheel);
  const isSaid = saysState(wheel, state);
  const season = seasonOf(wheel.threadPattern);
  const kind = season && message(season === 'winter' ? 'tireWinter' : 'tireSummer');
  return (
    <Wheel position={position}>
      <Top>
        <Text weight="medium">{name}</Text>
        <Mark look="outline" state={state}>
          <Icon name={state === 'good' ? 'check' : 'warning'} />
          {isSaid ? wheel.threadStatusMessage : message(states[state])}
        </Mark>
      </Top>
      <div>
        <Size>{tireSize(wheel)}</Size>
        <Text size="small" tone="muted">
          {[wheel.name, kind ?? wheel.threadPattern].filter(Boolean).join(', ')}
        </Text>
      </div>
      <TreadBar wheel={wheel} state={state} />
      {!isSaid && wheel.threadStatusMessage && (
        <Text size="small">{wheel.threadStatusMessage}</Text>
      )}
    </Wheel>
  );
}

/** Whether the station's own words tell the state, so that nobody reads it twice. */
const saysState = (wheel: Tire['wheel'], state: TreadState): boolean =>
  wheel.threadStatusMessage !== '' &&
  wheel.threadStatusMessage.length <= MAX_BADGE &&
  state === (wheel.threadStatusId === 1 ? 'low' : 'good');

/** The wheels of the car in order, and those whose position is not understood, or is taken already. */
function sorted(tires: readonly Tire[]): { placed: PlacedTire[]; others: Tire[] } {
  const placed = tirePositions.flatMap((position) => {
    const tire = tires.find(({ equipmentPosition }) => positionOf(equipmentPosition) === position);
    return tire ? [{ position, tire }] : [];
  });
  return { placed, others: tires.filter((tire) => !placed.some((one) => one.tire === tire)) };
}
