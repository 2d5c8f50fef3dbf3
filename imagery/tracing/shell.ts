import type { BodySolid } from '../model/bodySolid';
import { bodySurface } from '../model/carParts';

/** Edge length of the grid cells in which a body's surface is found. */
const CELL_MM = 13;

/** A body's surface, left and right, with measurements that determine the chart at each point. */
export interface Shell {
  positions: Float32Array;
  normals: Float32Array;
  corners: Uint32Array;
  /**
   * Five numbers per point in millimetres: distance outside the cabin, beyond the edge of the
   * cabin's side, and inside the edge of the bonnet or boot lid; position along the front's chart and
   * along the rear's.
   */
  measures: Float32Array;
}

/** Finds the surface of a body for tracing. */
export function carShell(solid: BodySolid): Shell {
  const { positions, normals, triangles } = bodySurface(solid, CELL_MM);
  const count = positions.length / 3;
  const shell = {
    positions: new Float32Array(count * 6),
    normals: new Float32Array(count * 6),
    corners: new Uint32Array(triangles.length * 2),
    measures: new Float32Array(count * 10),
  };
  for (const [half, side] of [1, -1].entries()) {
    for (let index = 0; index < count; index += 1) {
      const [x = 0, y = 0, z = 0] = positions.slice(index * 3, index * 3 + 3);
      const [nx = 0, ny = 0, nz = 0] = normals.slice(index * 3, index * 3 + 3);
      const at = half * count + index;
      const across = Math.abs(z);
      shell.positions.set([x, y, z * side], at * 3);
      shell.normals.set([nx, ny, nz * side], at * 3);
      shell.measures.set(
        [
          solid.cabin(x, y, z) - 14,
          across - solid.cabinHalfWidth(x, y) + 56,
          solid.halfWidth(x, y) - across - 20,
          across + Math.max(0, x - solid.front(y)),
          across + Math.max(0, solid.rear(y) - x),
        ],
        at * 5,
      );
    }
    for (let at = 0; at < triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = triangles
        .slice(at, at + 3)
        .map((index) => index + half * count);
      // Mirroring reverses the orientation of triangles.
      shell.corners.set(side > 0 ? [a, b, c] : [a, c, b], half * triangles.length + at);
    }
  }
  return shell;
}
