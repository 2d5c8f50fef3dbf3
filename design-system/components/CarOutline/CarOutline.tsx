import { styled } from '../../stitches';

const Body = styled('path', {
  fill: '$surface',
  stroke: '$border',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

const Window = styled('path', {
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

/** Size of the drawing, with space for text next to the wheels. */
export const carBox = { width: 208, height: 340 } as const;

/** Centres of the wheels within `carBox`. */
export const wheelPlaces = {
  frontLeft: { x: 52, y: 86 },
  frontRight: { x: 156, y: 86 },
  rearLeft: { x: 52, y: 252 },
  rearRight: { x: 156, y: 252 },
} as const;

/** Half of a wheel's width and height, seen from above. */
export const halfWheel = { width: 9, height: 25 } as const;

/** A car seen from above, with its front at the top: shapes of an SVG whose `viewBox` is `carBox`. */
export function CarOutline() {
  return (
    <g>
      <Body d="M104 8c26 0 40 10 43 34l3 52v140l-3 60c-2 22-14 34-43 34s-41-12-43-34l-3-60V94l3-52c3-24 17-34 43-34Z" />
      <Line d="M72 30c10 22 54 22 64 0M104 14v6" />
      <Window d="M68 118c22-12 50-12 72 0l-9 32c-18-6-36-6-54 0Z" />
      <Window d="M77 244c18 5 36 5 54 0l7 30c-20 10-48 10-68 0Z" />
      <Line d="M77 150v94M131 150v94M64 126l10 30v86l-9 26M144 126l-10 30v86l9 26M58 122l-10 4v9l10-2M150 122l10 4v9l-10-2" />
    </g>
  );
}
