import { roundedBox, type Field } from '../model/field';
import type { Plain } from '../model/mesh';

export type Vector = readonly [number, number, number];

/** A solid in the cabin, and what it is made of at each place of its surface. */
export interface CabinPart {
  field: Field;
  finish: (x: number, y: number, z: number) => Plain;
  /** Zero where one material meets another, so that they meet in a clean line. */
  borders?: readonly Field[];
}

/** A box with rounded edges about a point, leaning back by degrees. */
export function leaningBox(centre: Vector, half: Vector, radius: number, lean = 0): Field {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return (x, y, z) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return roundedBox([c * dx - s * dy, s * dx + c * dy, z - centre[2]], half, radius);
  };
}

/** Spares the computing of a solid far outside of the box that it lies in, on both sides of the middle. */
export function within(centre: Vector, half: Vector, field: Field): Field {
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
