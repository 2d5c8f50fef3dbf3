/**
 * A solid as a function: negative inside, about the distance in millimetres
 * outside. x runs from nose to tail, y up from the ground, z to the vehicle's left.
 */
export type Field = (x: number, y: number, z: number) => number;

/** Smooth maximum of two distances with a fillet of about `k`: the rounded intersection of two solids. */
export function smoothMax(a: number, b: number, k: number): number {
  const blend = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (blend * blend * k) / 4;
}

/** Smooth minimum of two distances: the rounded union of two solids. */
export const smoothMin = (a: number, b: number, k: number): number => -smoothMax(-a, -b, k);

/** Smooth step from 0 at `from` to 1 at `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const mix = (from: number, to: number, amount: number): number =>
  from + (to - from) * amount;

/** Distance to a box with rounded edges. */
export function roundedBox(
  [x, y, z]: readonly [number, number, number],
  [halfX, halfY, halfZ]: readonly [number, number, number],
  radius: number,
): number {
  const dx = Math.abs(x) - halfX + radius;
  const dy = Math.abs(y) - halfY + radius;
  const dz = Math.abs(z) - halfZ + radius;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return outside + Math.min(Math.max(dx, dy, dz), 0) - radius;
}
