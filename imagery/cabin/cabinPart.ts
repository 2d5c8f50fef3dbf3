import { roundedBox, type Field } from '../model/field';
import type { Plain } from '../model/mesh';

export type Vector = readonly [number, number, number];

/** A solid in the cabin, and its material at each point of its surface. */
export interface CabinPart {
  field: Field;
  finish: (x: number, y: number, z: number) => Plain;
  /** Fields that are zero on the border of two materials, along which triangles are split. */
  borders?: readonly Field[];
}

/** A box with rounded edges around a point, tilted back by `lean` degrees. */
export function leaningBox(centre: Vector, half: Vector, radius: number, lean = 0): Field {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return (x, y, z) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return roundedBox([c * dx - s * dy, s * dx + c * dy, z - centre[2]], half, radius);
  };
}

/** Bounds a solid by a box (on both sides of the middle plane), outside of which it need not be computed. */
export function limitToBox(centre: Vector, half: Vector, field: Field): Field {
  const FAR = 60;
  return (x, y, z) => {
    const away = Math.max(
      Math.abs(x - centre[0]) - half[0],
      Math.abs(y - centre[1]) - half[1],
      Math.abs(Math.abs(z) - centre[2]) - half[2],
    );
    return away > FAR ? away : field(x, y, z);
  };
}
