import type { CarGeometry } from './geometry';
import { smoothPath, type CurvePoint } from './svg';

const midpoint = (a: number, b: number): number => (a + b) / 2;

/** Outline of the side windows (the "daylight opening"). */
export function windowOutline({ body, roofHeight, has }: CarGeometry): string {
  const { windows, beltFront, beltRear, height } = body;
  const frame = height * 0.052;
  const upper: CurvePoint[] = has('panel')
    ? [
        [windows.front, beltFront + 6, 'corner'],
        [midpoint(windows.front, windows.topFront), midpoint(beltFront, height - 150) + 10],
        [windows.topFront, height - 165],
        [windows.topRear, height - 150],
        [windows.rear, height - 215],
        [windows.rearFoot, beltRear + 14, 'corner'],
      ]
    : [
        [windows.front, beltFront + 6, 'corner'],
        [
          midpoint(windows.front, windows.topFront) + 4,
          midpoint(beltFront, roofHeight(windows.topFront)) - frame * 0.1,
        ],
        [windows.topFront, roofHeight(windows.topFront) - frame * 1.12],
        [body.roofCrown[0], body.roofCrown[1] - frame * 1.12],
        [windows.topRear, roofHeight(windows.topRear) - frame * 1.15],
        [windows.rear - 90, roofHeight(windows.rear - 90) - frame * 1.45],
        [windows.rear, midpoint(roofHeight(windows.rear), beltRear) + 20, 'corner'],
        [windows.rearFoot, beltRear + 14, 'corner'],
      ];
  const sill = smoothPath(
    [
      [windows.rearFoot, beltRear + 12],
      [midpoint(windows.front, windows.rearFoot), midpoint(beltFront, beltRear) - 4],
      [windows.front, beltFront + 6],
    ],
    'L',
  );
  return `${smoothPath(upper)}${sill}Z`;
}
