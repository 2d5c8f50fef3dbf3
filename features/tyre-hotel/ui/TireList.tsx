import { Badge } from '../../../design-system/components/Badge/Badge';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Tire } from '../../../domain/tireHotel/tireHotel.types';
import {
  readTirePosition,
  type TirePosition,
  tirePositions,
} from '../../../domain/tireHotel/tirePosition';
import { readSeason } from '../../../domain/tireHotel/treadDepth';
import { tireSize, type TreadState, treadState } from '../model/treadState';
import { type PlacedTire, TireDrawing, positionNames } from './TireDrawing';
import { TreadBar } from './TreadBar';

const Layout = styled('div', { display: 'grid', gap: '$5' });

/**
 * In wide windows the car is in the middle, with each wheel at its corner; in narrow ones it is above the
 * wheels.
 */
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

const TopRow = styled('div', {
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

const TreadBadge = styled(Badge, {
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

/** Maximum number of characters of a badge; longer texts are below the wheel. */
const MAX_BADGE_LENGTH = 24;

/** The stored wheels: drawn at their place on the car, and each as text (TIRE-12, TIRE-29). */
export function TireList({ headingId, tires }: { headingId: string; tires: readonly Tire[] }) {
  const message = useMessages();
  const { placed, others } = splitByPosition(tires);
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
            <WheelText
              key={position}
              position={position}
              name={message(positionNames[position])}
              wheel={tire.wheel}
            />
          ))}
          {others.map((tire, index) => (
            <WheelText
              key={index}
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

interface WheelTextProps {
  position: TirePosition | 'elsewhere';
  name: string;
  wheel: Tire['wheel'];
}

function WheelText({ position, name, wheel }: WheelTextProps) {
  const message = useMessages();
  const state = treadState(wheel);
  const showsServerText = textNamesState(wheel, state);
  const season = readSeason(wheel.threadPattern);
  const kind = season && message(season === 'winter' ? 'tireWinter' : 'tireSummer');
  return (
    <Wheel position={position}>
      <TopRow>
        <Text weight="medium">{name}</Text>
        <TreadBadge variant="outline" state={state}>
          <Icon name={state === 'good' ? 'check' : 'warning'} />
          {showsServerText ? wheel.threadStatusMessage : message(states[state])}
        </TreadBadge>
      </TopRow>
      <div>
        <Size>{tireSize(wheel)}</Size>
        <Text size="small" color="muted">
          {[wheel.name, kind ?? wheel.threadPattern].filter(Boolean).join(', ')}
        </Text>
      </div>
      <TreadBar wheel={wheel} state={state} />
      {!showsServerText && wheel.threadStatusMessage && (
        <Text size="small">{wheel.threadStatusMessage}</Text>
      )}
    </Wheel>
  );
}

/** Whether the station's own text already names the state, which then is not repeated. */
const textNamesState = (wheel: Tire['wheel'], state: TreadState): boolean =>
  wheel.threadStatusMessage !== '' &&
  wheel.threadStatusMessage.length <= MAX_BADGE_LENGTH &&
  state === (wheel.threadStatusId === 1 ? 'low' : 'good');

/** The wheels by position on the car, and the wheels whose position is unknown or already taken. */
function splitByPosition(tires: readonly Tire[]): { placed: PlacedTire[]; others: Tire[] } {
  const placed = tirePositions.flatMap((position) => {
    const tire = tires.find(
      ({ equipmentPosition }) => readTirePosition(equipmentPosition) === position,
    );
    return tire ? [{ position, tire }] : [];
  });
  return {
    placed,
    others: tires.filter((tire) => !placed.some((placedTire) => placedTire.tire === tire)),
  };
}
