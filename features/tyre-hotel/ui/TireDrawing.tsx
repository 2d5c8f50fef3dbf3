import {
  carBox,
  CarOutline,
  halfWheel,
  wheelPlaces,
} from '../../../design-system/components/CarOutline/CarOutline';
import { fillIn, useMessages, type MessageKey } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Tire } from '../../../domain/tireHotel/tireHotel.types';
import type { TirePosition } from '../../../domain/tireHotel/tirePosition';
import { treadState } from '../model/treadState';
import { useDepthFormat } from './useDepthFormat';

/** Message keys of the positions of wheels on a car. */
export const positionNames: Readonly<Record<TirePosition, MessageKey>> = {
  frontLeft: 'tireFrontLeft',
  frontRight: 'tireFrontRight',
  rearLeft: 'tireRearLeft',
  rearRight: 'tireRearRight',
};

const Drawing = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  fontFamily: '$body',
  '@forcedColors': { forcedColorAdjust: 'none' },
});

const Tyre = styled('rect', {
  '@forcedColors': { fill: 'CanvasText' },
  variants: {
    state: {
      good: { fill: '$success' },
      low: { fill: '$warning' },
      illegal: { fill: '$danger' },
    },
  },
});

const Tread = styled('path', {
  stroke: '$bg',
  strokeWidth: 1.5,
  '@forcedColors': { stroke: 'Canvas' },
});

const Depth = styled('text', {
  fill: '$text',
  fontSize: '$small',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  '@forcedColors': { fill: 'CanvasText' },
  variants: { kind: { depth: {}, unit: { fontSize: '$caption', fontWeight: '$regular' } } },
});

export interface PlacedTire {
  position: TirePosition;
  tire: Tire;
}

/** Text alignment (SVG `text-anchor`) of each wheel's depth. */
const textAnchors: Readonly<Record<TirePosition, 'start' | 'end'>> = {
  frontLeft: 'end',
  frontRight: 'start',
  rearLeft: 'end',
  rearRight: 'start',
};

/** A car seen from above with its stored wheels; the list next to it contains the same as text. */
export function TireDrawing({ tires }: { tires: readonly PlacedTire[] }) {
  const message = useMessages();
  const { measured } = useDepthFormat();
  const describeTire = ({ position, tire }: PlacedTire) => {
    const depth = fillIn(message('tireMm'), { depth: measured(tire.wheel.threadDepth) });
    return `${message(positionNames[position])} ${depth}`;
  };
  const label = fillIn(message('tireDrawing'), { wheels: tires.map(describeTire).join(', ') });
  return (
    <Drawing viewBox={`0 0 ${carBox.width} ${carBox.height}`} role="img" aria-label={label}>
      {tires.map((placed) => {
        const { x, y } = wheelPlaces[placed.position];
        return (
          <g key={placed.position}>
            <Tyre
              state={treadState(placed.tire.wheel)}
              x={x - halfWheel.width}
              y={y - halfWheel.height}
              width={2 * halfWheel.width}
              height={2 * halfWheel.height}
              rx="5"
            />
            <Tread
              d={[-16, -8, 0, 8, 16]
                .map(
                  (dy) =>
                    `M${x - halfWheel.width} ${y + dy + 2}l${halfWheel.width} -4l${halfWheel.width} 4`,
                )
                .join('')}
              fill="none"
            />
          </g>
        );
      })}
      <CarOutline />
      <Depth kind="unit" x={104} y={58} textAnchor="middle">
        {message('tireFront')}
      </Depth>
      {tires.map((placed) => {
        const { x, y } = wheelPlaces[placed.position];
        const textAnchor = textAnchors[placed.position];
        const depthX = textAnchor === 'end' ? x - halfWheel.width - 5 : x + halfWheel.width + 5;
        return (
          <g key={placed.position} textAnchor={textAnchor}>
            <Depth x={depthX} y={y + 1}>
              {measured(placed.tire.wheel.threadDepth)}
            </Depth>
            <Depth kind="unit" x={depthX} y={y + 15}>
              mm
            </Depth>
          </g>
        );
      })}
    </Drawing>
  );
}
