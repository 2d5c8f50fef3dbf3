import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { Tire } from '../../domain/tireHotel/tireHotel.types';
import type { TirePosition } from '../../domain/tireHotel/tirePosition';
import { treadStateOf } from '../../domain/tireHotel/treadState';
import { positionNames } from './positionNames';
import { useDepth } from './useDepth';

const Drawing = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  fontFamily: '$body',
  '@forcedColors': { forcedColorAdjust: 'none' },
});

const Body = styled('path', {
  fill: '$surface',
  stroke: '$border',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

const Glass = styled('path', {
  fill: '$line',
  stroke: '$border',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

const Line = styled('path', {
  fill: 'none',
  stroke: '$border',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '@forcedColors': { stroke: 'CanvasText' },
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

/** Middles of the wheels in the drawing, and where the words beside them begin or end. */
const places: Readonly<Record<TirePosition, { x: number; y: number; text: 'start' | 'end' }>> = {
  frontLeft: { x: 52, y: 86, text: 'end' },
  frontRight: { x: 156, y: 86, text: 'start' },
  rearLeft: { x: 52, y: 252, text: 'end' },
  rearRight: { x: 156, y: 252, text: 'start' },
};

const HALF_WIDTH = 9;
const HALF_HEIGHT = 25;

/** A car seen from above with the wheels that are kept for it; all that it says stands in the list beside it. */
export function TireDrawing({ tires }: { tires: readonly PlacedTire[] }) {
  const message = useMessages();
  const { measured } = useDepth();
  const inWords = ({ position, tire }: PlacedTire) => {
    const depth = fillIn(message('tireMm'), { depth: measured(tire.wheel.threadDepth) });
    return `${message(positionNames[position])} ${depth}`;
  };
  const label = fillIn(message('tireDrawing'), { wheels: tires.map(inWords).join(', ') });
  return (
    <Drawing viewBox="0 0 208 340" role="img" aria-label={label}>
      {tires.map((placed) => {
        const { x, y } = places[placed.position];
        return (
          <g key={placed.position}>
            <Tyre
              state={treadStateOf(placed.tire.wheel)}
              x={x - HALF_WIDTH}
              y={y - HALF_HEIGHT}
              width={2 * HALF_WIDTH}
              height={2 * HALF_HEIGHT}
              rx="5"
            />
            <Tread
              d={[-16, -8, 0, 8, 16]
                .map((dy) => `M${x - HALF_WIDTH} ${y + dy + 2}l${HALF_WIDTH} -4l${HALF_WIDTH} 4`)
                .join('')}
              fill="none"
            />
          </g>
        );
      })}
      <Body d="M104 8c26 0 40 10 43 34l3 52v140l-3 60c-2 22-14 34-43 34s-41-12-43-34l-3-60V94l3-52c3-24 17-34 43-34Z" />
      <Line d="M72 30c10 22 54 22 64 0M104 14v6" />
      <Glass d="M68 118c22-12 50-12 72 0l-9 32c-18-6-36-6-54 0Z" />
      <Glass d="M77 244c18 5 36 5 54 0l7 30c-20 10-48 10-68 0Z" />
      <Line d="M77 150v94M131 150v94M64 126l10 30v86l-9 26M144 126l-10 30v86l9 26M58 122l-10 4v9l10-2M150 122l10 4v9l-10-2" />
      <Depth kind="unit" x={104} y={58} textAnchor="middle">
        {message('tireFront')}
      </Depth>
      {tires.map((placed) => {
        const { x, y, text } = places[placed.position];
        const beside = text === 'end' ? x - HALF_WIDTH - 5 : x + HALF_WIDTH + 5;
        return (
          <g key={placed.position} textAnchor={text}>
            <Depth x={beside} y={y + 1}>
              {measured(placed.tire.wheel.threadDepth)}
            </Depth>
            <Depth kind="unit" x={beside} y={y + 15}>
              mm
            </Depth>
          </g>
        );
      })}
    </Drawing>
  );
}
