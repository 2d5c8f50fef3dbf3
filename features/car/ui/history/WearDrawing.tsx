import {
  carBox,
  CarOutline,
  halfWheel,
  wheelPlaces,
} from '../../../../design-system/components/CarOutline/CarOutline';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarWear } from '../../../../domain/documents/carHistory.types';
import { wearMarks } from './wearMarks';

const Drawing = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  fontFamily: '$body',
  '@forcedColors': { forcedColorAdjust: 'none' },
});

const Tyre = styled('rect', { fill: '$border', '@forcedColors': { fill: 'CanvasText' } });

const MarkerDisc = styled('circle', {
  fill: '$text',
  stroke: '$bg',
  strokeWidth: 2.5,
  '@forcedColors': { fill: 'CanvasText', stroke: 'Canvas' },
});

const Digit = styled('text', {
  fill: '$bg',
  fontSize: '$small',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  '@forcedColors': { fill: 'Canvas' },
});

/** A drawing of the car from above with numbered findings; the list next to it has the same information. */
export function WearDrawing({ wear }: { wear: readonly CarWear[] }) {
  const message = useMessages();
  const label = fillIn(message('historyWearDrawing'), { count: wear.length });
  return (
    <Drawing viewBox={`24 0 160 ${carBox.height}`} role="img" aria-label={label}>
      {Object.entries(wheelPlaces).map(([wheel, { x, y }]) => (
        <Tyre
          key={wheel}
          x={x - halfWheel.width}
          y={y - halfWheel.height}
          width={2 * halfWheel.width}
          height={2 * halfWheel.height}
          rx="5"
        />
      ))}
      <CarOutline />
      {wearMarks(wear).map(({ x, y }, index) => (
        <g key={index}>
          <MarkerDisc cx={x} cy={y} r="12.5" />
          <Digit x={x} y={y} dy="0.35em" textAnchor="middle">
            {index + 1}
          </Digit>
        </g>
      ))}
    </Drawing>
  );
}
