import type { Viewpoint } from './viewpoint';

/** What stands on the floor, for its shadow. Millimetres. */
export interface Footprint {
  length: number;
  width: number;
  axles: readonly number[];
  tyreRadius: number;
  tyreWidth: number;
}

/** Share of light at a distance from a blurred edge; `soft` is the blur. */
const edge = (distance: number, soft: number): number =>
  1 / (1 + Math.exp((-1.7 * distance) / soft));

/** Light that is left between two edges of a blurred box, 0 to 1; `soft` is the blur. */
const cover = (value: number, from: number, to: number, soft: number): number =>
  edge(value - from, soft) * edge(to - value, soft);

/** Share of light that the vehicle keeps from a point of the floor. */
function shadowAt(
  { length, width, axles, tyreRadius, tyreWidth }: Footprint,
  x: number,
  z: number,
): number {
  const half = width / 2;
  const wide = cover(x, 120, length - 120, 230) * cover(z, -half + 60, half - 60, 230);
  const under = cover(x, 260, length - 260, 95) * cover(z, -half + 150, half - 150, 80);
  let contact = 0;
  for (const axle of axles) {
    const along = cover(x, axle - tyreRadius * 0.42, axle + tyreRadius * 0.42, 42);
    const side = cover(Math.abs(z), half - 45 - tyreWidth, half - 45, 26);
    contact = Math.max(contact, along * side);
  }
  return 1 - (1 - 0.5 * wide) * (1 - 0.72 * under) * (1 - 0.75 * contact);
}

/** The shadow on the floor at every pixel of a picture, 0 to 1. */
export function floorShadow(
  view: Viewpoint,
  footprint: Footprint,
  width: number,
  height: number,
): Float32Array {
  const shadow = new Float32Array(width * height);
  const reach = footprint.length;
  for (let row = 0; row < height; row += 1) {
    const up = (view.centre[1] - row - 0.5) / view.focal;
    for (let column = 0; column < width; column += 1) {
      const across = (column + 0.5 - view.centre[0]) / view.focal;
      const dy = view.forward[1] + view.up[1] * up + view.right[1] * across;
      if (dy > -0.001) continue;
      const far = -view.eye[1] / dy;
      const x = view.eye[0] + far * (view.forward[0] + view.up[0] * up + view.right[0] * across);
      const z = view.eye[2] + far * (view.forward[2] + view.up[2] * up + view.right[2] * across);
      if (x < -900 || x > reach + 900 || Math.abs(z) > footprint.width / 2 + 900) continue;
      shadow[row * width + column] = shadowAt(footprint, x, z);
    }
  }
  return shadow;
}
