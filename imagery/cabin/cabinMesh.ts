import { cutSurface } from '../model/cutSurface';
import { smoothStep, type Field } from '../model/field';
import { MeshBuilder, mirrored, type Mesh, type Plain } from '../model/mesh';
import { findSurface, type Surface } from '../model/surfaceNet';
import { addCabinFittings } from './cabinFittings';
import type { CabinMaterials } from './cabinMaterials';
import type { CabinPart } from './cabinPart';
import type { CabinSpace } from './cabinSpace';

/** Edge of the cells that surfaces are found in, in millimetres. */
const CELL = 17;

type Vector = [number, number, number];
type Parts = readonly [CabinPart, ...CabinPart[]];

const at = (list: readonly number[], index: number): Vector => [
  list[index * 3] ?? 0,
  list[index * 3 + 1] ?? 0,
  list[index * 3 + 2] ?? 0,
];

/** How much of the light from the windows reaches a place: corners, and what lies low, get less. */
function opennessAt(free: Field, space: CabinSpace, p: Vector, n: Vector): number {
  let closed = 0;
  for (const [reach, weight] of [
    [30, 0.3],
    [80, 0.28],
    [180, 0.24],
    [360, 0.18],
  ] as const) {
    const room = free(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
    closed += weight * Math.min(1, Math.max(0, 1 - room / (reach * 0.9)));
  }
  const height = smoothStep(space.floor - 150, space.belt(p[0]) + 60, p[1]);
  return Math.max(0.08, 1 - closed * 1.15) * (0.25 + 0.75 * height);
}

/** Cuts triangles in two along a line, and keeps both sides. */
function split(surface: Surface, line: Field): Surface {
  const front = cutSurface(surface, line);
  const { triangles } = surface;
  const both = cutSurface({ ...front, triangles }, (x, y, z) => -line(x, y, z));
  return { ...both, triangles: front.triangles.concat(both.triangles) };
}

/** The left half of everything moulded; its windows are holes. */
function mouldedHalf({ solid, floor, back, cowl, windows }: CabinSpace, parts: Parts): Surface {
  const field: Field = (x, y, z) => {
    let nearest = Infinity;
    for (const part of parts) nearest = Math.min(nearest, part.field(x, y, z));
    return nearest;
  };
  const box = {
    x: [cowl - 120, back + 40],
    y: [floor - 40, solid.body.height + 20],
    z: solid.across.width / 2,
  } as const;
  const [walls] = parts;
  const open = cutSurface(findSurface(field, box, CELL), (x, y, z) =>
    // Furniture in front of a window stays.
    Math.max(windows(x, y, z), Math.abs(walls.field(x, y, z)) - 12),
  );
  return parts.flatMap(({ borders = [] }) => borders).reduce(split, open);
}

/**
 * Builds everything in a cabin as triangles that face the person in it. Moulded parts are found as the
 * surface of one solid, symmetric about the middle; steering wheel, screens and mirror are put in
 * afterwards.
 */
export function cabinMesh(
  space: CabinSpace,
  { parts, made }: { parts: Parts; made: CabinMaterials },
  electric: boolean,
): Mesh {
  const mesh = new MeshBuilder();
  const surface = mouldedHalf(space, parts);
  const field: Field = (x, y, z) => Math.min(...parts.map((part) => part.field(x, y, z)));
  const openness = Array.from({ length: surface.positions.length / 3 }, (_, index) =>
    opennessAt(field, space, at(surface.positions, index), at(surface.normals, index)),
  );
  const finishes = finishesOf(surface, parts);
  mesh.within(
    (corner) => corner,
    () => addSurface(mesh, surface, openness, finishes),
  );
  mesh.within(mirrored, () => addSurface(mesh, surface, openness, finishes));
  addCabinFittings(mesh, space, made, electric);
  return mesh.build();
}

function addSurface(
  mesh: MeshBuilder,
  { positions, normals, triangles }: Surface,
  openness: readonly number[],
  finishes: readonly Plain[],
): void {
  const corners = openness.map((open, index) =>
    mesh.corner({ position: at(positions, index), normal: at(normals, index), openness: open }),
  );
  finishes.forEach((finish, triangle) => {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map(
      (corner) => corners[triangles[triangle * 3 + corner] ?? 0],
    );
    mesh.triangle(a, b, c, finish);
  });
}

/** What each triangle is made of: as the part says that it lies on. */
function finishesOf({ positions, triangles }: Surface, parts: Parts): Plain[] {
  return Array.from({ length: triangles.length / 3 }, (_, triangle) => {
    const [x, y, z] = [0, 1, 2].map((axis) => {
      const sum = [0, 1, 2].reduce(
        (total, corner) =>
          total + (positions[(triangles[triangle * 3 + corner] ?? 0) * 3 + axis] ?? 0),
        0,
      );
      return sum / 3;
    }) as Vector;
    let [nearest] = parts;
    let distance = Infinity;
    for (const part of parts) {
      const own = part.field(x, y, z);
      if (own >= distance) continue;
      distance = own;
      nearest = part;
    }
    return nearest.finish(x, y, z);
  });
}
