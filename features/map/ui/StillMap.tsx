import { MapFrame } from '../../../design-system/components/MapFrame/MapFrame';
import { styled } from '../../../design-system/stitches';
import type { StaticMapShapes } from './staticMap';

/** Fills its place with a map that stands still: as large as it was drawn, so that names are read on phones as well. */
export const StillFrame = styled(MapFrame, {
  position: 'absolute',
  inset: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    transform: 'translate(-50%, -50%)',
    maxInlineSize: 'none',
  },
  '& text': {
    fill: '$colors$muted',
    fontFamily: '$body',
    fontSize: '$small',
    textAnchor: 'middle',
    paintOrder: 'stroke',
    stroke: 'var(--map-home)',
    strokeWidth: '3px',
  },
  '& text[data-large]': { fill: '$colors$text', fontSize: '$body', fontWeight: '$semibold' },
  '&[hidden]': { display: 'none' },
});

interface StillMapProps {
  map: StaticMapShapes;
  /** What the map shows; absent where the same is told beside it. */
  label?: string;
  /** A circle on it, in px. */
  ring?: { x: number; y: number; radius: number };
}

/** Land, lakes and towns as a picture; what it is about stands in its middle. */
export function StillMap({ map, label, ring }: StillMapProps) {
  const { width, height, home, abroad, lakes, towns } = map;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {abroad && <path className="map-abroad" fillRule="evenodd" d={abroad} />}
      {home && <path className="map-home" fillRule="evenodd" d={home} />}
      {lakes && <path className="map-lake" d={lakes} />}
      {ring && <circle className="map-ring" cx={ring.x} cy={ring.y} r={ring.radius} />}
      {towns.map(({ name, x, y, nameX, nameY, large, ground }) => (
        <g key={`${name} ${x}`}>
          {ground > 2 && <circle className="map-ground" cx={x} cy={y} r={ground} />}
          <text x={nameX} y={nameY + 5} data-large={large ? '' : undefined}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
