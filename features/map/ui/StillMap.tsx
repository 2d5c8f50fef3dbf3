import { MapFrame } from '../../../design-system/components/MapFrame/MapFrame';
import { styled } from '../../../design-system/stitches';
import type { StaticMapShapes } from './staticMap';

/** Fills its container with a static map in its original size, so that names stay readable. */
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
  /** Accessible name; undefined if the text next to the map says the same. */
  label?: string;
  /** A circle on the map, in px. */
  ring?: { x: number; y: number; radius: number };
}

/** A picture of land, lakes and towns around the map's centre. */
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
