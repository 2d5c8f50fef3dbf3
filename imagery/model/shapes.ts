import type { Point } from '../illustrations/svg';
import { unit, type Finish, type MeshBuilder } from './mesh';

type Vector = readonly [number, number, number];

interface LatheOptions {
  segments?: number;
  /** Start and end angle in radians. */
  from?: number;
  to?: number;
  openness?: (radius: number, z: number) => number;
}

/** Rotates a profile of (radius, z) about the z axis; its outside is to the right of its direction, radius upwards. */
export function addLathe(
  mesh: MeshBuilder,
  profile: readonly Point[],
  finish: Finish,
  { segments = 72, from = 0, to = Math.PI * 2, openness = () => 1 }: LatheOptions = {},
): void {
  const rings: number[][] = [];
  profile.forEach(([radius, z], index) => {
    const previous = profile[index - 1] ?? profile[index] ?? [0, 0];
    const next = profile[index + 1] ?? profile[index] ?? [0, 0];
    const [outward, along] = unit([next[1] - previous[1], previous[0] - next[0], 0]);
    const ring: number[] = [];
    for (let step = 0; step <= segments; step += 1) {
      const angle = from + ((to - from) * step) / segments;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      ring.push(
        mesh.addCorner({
          position: [radius * c, radius * s, z],
          normal: [outward * c, outward * s, along],
          openness: openness(radius, z),
        }),
      );
    }
    rings.push(ring);
  });
  for (let index = 0; index + 1 < rings.length; index += 1) {
    const [inner = [], outer = []] = [rings[index], rings[index + 1]];
    for (let step = 0; step < segments; step += 1) {
      mesh.addQuad(
        inner[step] ?? 0,
        inner[step + 1] ?? 0,
        outer[step + 1] ?? 0,
        outer[step] ?? 0,
        finish,
      );
    }
  }
}

/** Flat faces between consecutive sections with equal numbers of points, each face with its own normal. */
export function addFacets(
  mesh: MeshBuilder,
  sections: readonly (readonly Vector[])[],
  finish: Finish,
  inside: (section: number) => Vector,
  openness = 1,
): void {
  for (let index = 0; index + 1 < sections.length; index += 1) {
    const [near = [], far = []] = [sections[index], sections[index + 1]];
    for (let point = 0; point + 1 < near.length; point += 1) {
      const [a, b, c, d] = [near[point], near[point + 1], far[point + 1], far[point]];
      if (!a || !b || !c || !d) continue;
      const u: Vector = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
      const v: Vector = [d[0] - b[0], d[1] - b[1], d[2] - b[2]];
      let normal = unit([
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
      ]);
      const core = inside(index);
      if (
        normal[0] * (a[0] - core[0]) + normal[1] * (a[1] - core[1]) + normal[2] * (a[2] - core[2]) <
        0
      ) {
        normal = [-normal[0], -normal[1], -normal[2]];
      }
      const corner = (position: Vector): number => mesh.addCorner({ position, normal, openness });
      mesh.addQuad(corner(a), corner(b), corner(c), corner(d), finish);
    }
  }
}

/** A superellipsoid with the given half sizes: an ellipsoid for `power` 2, more like a box for higher values. */
export function addPebble(
  mesh: MeshBuilder,
  [x, y, z]: Vector,
  [halfX, halfY, halfZ]: Vector,
  finish: Finish | ((normal: Vector) => Finish),
  power = 2.6,
): void {
  const ROWS = 18;
  const COLUMNS = 28;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  const slope = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 - 2 / power);
  const normals: Vector[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= ROWS; row += 1) {
    const tilt = -Math.PI / 2 + (Math.PI * row) / ROWS;
    for (let column = 0; column <= COLUMNS; column += 1) {
      const azimuth = (Math.PI * 2 * column) / COLUMNS;
      const [a, b, c] = [
        Math.cos(tilt) * Math.cos(azimuth),
        Math.sin(tilt),
        Math.cos(tilt) * Math.sin(azimuth),
      ];
      const shape = (cos: number, other: number): number => bend(cos) * bend(other);
      const normal = unit([
        (slope(Math.cos(tilt)) * slope(Math.cos(azimuth))) / halfX,
        slope(b) / halfY,
        (slope(Math.cos(tilt)) * slope(Math.sin(azimuth))) / halfZ,
      ]);
      normals.push(normal);
      corners.push(
        mesh.addCorner({
          position: [
            x + halfX * shape(Math.cos(tilt), Math.cos(azimuth)),
            y + halfY * bend(b),
            z + halfZ * shape(Math.cos(tilt), Math.sin(azimuth)),
          ],
          normal: a === 0 && c === 0 ? [0, Math.sign(b), 0] : normal,
        }),
      );
    }
  }
  const width = COLUMNS + 1;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * width + column;
      const faceFinish =
        typeof finish === 'function' ? finish(normals[at + 1] ?? [0, 1, 0]) : finish;
      mesh.addQuad(
        corners[at] ?? 0,
        corners[at + 1] ?? 0,
        corners[at + width + 1] ?? 0,
        corners[at + width] ?? 0,
        faceFinish,
      );
    }
  }
}

/** A tube along points. */
export function addTube(
  mesh: MeshBuilder,
  path: readonly Vector[],
  radius: number,
  finish: Finish,
): void {
  const SIDES = 10;
  const rings = path.map((centre, index) => {
    const previous = path[index - 1] ?? centre;
    const next = path[index + 1] ?? centre;
    const along = unit([next[0] - previous[0], next[1] - previous[1], next[2] - previous[2]]);
    const side = unit(
      [-along[2], 0, along[0]].every((value) => value === 0) ? [1, 0, 0] : [-along[2], 0, along[0]],
    );
    const up: Vector = [
      along[1] * side[2] - along[2] * side[1],
      along[2] * side[0] - along[0] * side[2],
      along[0] * side[1] - along[1] * side[0],
    ];
    return Array.from({ length: SIDES + 1 }, (_, step) => {
      const angle = (Math.PI * 2 * step) / SIDES;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const normal: Vector = [
        side[0] * c + up[0] * s,
        side[1] * c + up[1] * s,
        side[2] * c + up[2] * s,
      ];
      return mesh.addCorner({
        position: [
          centre[0] + normal[0] * radius,
          centre[1] + normal[1] * radius,
          centre[2] + normal[2] * radius,
        ],
        normal,
      });
    });
  });
  for (let index = 0; index + 1 < rings.length; index += 1) {
    const [near = [], far = []] = [rings[index], rings[index + 1]];
    for (let step = 0; step < SIDES; step += 1) {
      mesh.addQuad(
        near[step] ?? 0,
        near[step + 1] ?? 0,
        far[step + 1] ?? 0,
        far[step] ?? 0,
        finish,
      );
    }
  }
}

/** A box with sharp edges between two corners. */
export function addBox(
  mesh: MeshBuilder,
  low: Vector,
  high: Vector,
  finish: Finish,
  openness = 1,
): void {
  for (const axis of [0, 1, 2] as const) {
    for (const side of [low, high]) {
      const [u, v] =
        axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const);
      const normal: [number, number, number] = [0, 0, 0];
      normal[axis] = side === low ? -1 : 1;
      const corner = (a: Vector, b: Vector): number => {
        const position: [number, number, number] = [0, 0, 0];
        position[axis] = side[axis];
        position[u] = a[u];
        position[v] = b[v];
        return mesh.addCorner({ position, normal, openness });
      };
      mesh.addQuad(
        corner(low, low),
        corner(high, low),
        corner(high, high),
        corner(low, high),
        finish,
      );
    }
  }
}
