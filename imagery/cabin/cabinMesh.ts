import { cutSurface } from '../model/cutSurface';
import { smoothStep, type Field } from '../model/field';
import { MeshBuilder, mirrored, type Mesh, type Plain } from '../model/mesh';
import { findSurface, type Surface } from '../model/surfaceNet';
import { addCabinFittings } from './cabinFittings';
import type { CabinMaterials } from './cabinMaterials';
import type { CabinPart } from './cabinPart';
import type { CabinSpace } from './cabinSpace';

/** Edge length of the grid cells in which surfaces are found. */
const CELL_MM = 17;

type Vector = [number, number, number];
type Parts = readonly [CabinPart, ...CabinPart[]];

const vectorAt = (list: readonly number[], index: number): Vector => [
  list[index * 3] ?? 0,
  list[index * 3 + 1] ?? 0,
  list[index * 3 + 2] ?? 0,
];

/** Share of the windows' light that reaches a point: corners and low places get less. */
function opennessAt(free: Field, space: CabinSpace, p: Vector, n: Vector): number {
  let occlusion = 0;
  for (const [reach, weight] of [
    [30, 0.3],
    [80, 0.28],
    [180, 0.24],
    [360, 0.18],
  ] as const) {
    const clearance = free(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
    occlusion += weight * Math.min(1, Math.max(0, 1 - clearance / (reach * 0.9)));
  }
  const height = smoothStep(space.floor - 150, space.belt(p[0]) + 60, p[1]);
  return Math.max(0.08, 1 - occlusion * 1.15) * (0.25 + 0.75 * height);
}

/** Splits triangles along a line, and keeps both sides. */
function splitSurface(surface: Surface, line: Field): Surface {
  const front = cutSurface(surface, line);
  const { triangles } = surface;
  const bothSides = cutSurface({ ...front, triangles }, (x, y, z) => -line(x, y, z));
  return { ...bothSides, triangles: front.triangles.concat(bothSides.triangles) };
}

/** The left half of all moulded parts; the windows are holes. */
function findMouldedHalf({ solid, floor, back, cowl, windows }: CabinSpace, parts: Parts): Surface {
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
  const openSurface = cutSurface(findSurface(field, box, CELL_MM), (x, y, z) =>
    // Only walls are cut: parts in front of a window stay.
    Math.max(windows(x, y, z), Math.abs(walls.field(x, y, z)) - 12),
  );
  return parts.flatMap(({ borders = [] }) => borders).reduce(splitSurface, openSurface);
}

/**
 * Builds a cabin as triangles that face the viewer in it. Moulded parts are the
 * surface of one solid, symmetric about the middle plane; steering wheel, screens and mirror are added
 * afterwards.
 */
export function cabinMesh(
  space: CabinSpace,
  { parts, materials }: { parts: Parts; materials: CabinMaterials },
  electric: boolean,
): Mesh {
  const mesh = new MeshBuilder();
  const surface = findMouldedHalf(space, parts);
  const field: Field = (x, y, z) => Math.min(...parts.map((part) => part.field(x, y, z)));
  const openness = Array.from({ length: surface.positions.length / 3 }, (_, index) =>
    opennessAt(field, space, vectorAt(surface.positions, index), vectorAt(surface.normals, index)),
  );
  const finishes = chooseFinishes(surface, parts);
  mesh.withTransform(
    (corner) => corner,
    () => addSurface(mesh, surface, openness, finishes),
  );
  mesh.withTransform(mirrored, () => addSurface(mesh, surface, openness, finishes));
  addCabinFittings(mesh, space, materials, electric);
  return mesh.build();
}

function addSurface(
  mesh: MeshBuilder,
  { positions, normals, triangles }: Surface,
  openness: readonly number[],
  finishes: readonly Plain[],
): void {
  const corners = openness.map((open, index) =>
    mesh.addCorner({
      position: vectorAt(positions, index),
      normal: vectorAt(normals, index),
      openness: open,
    }),
  );
  finishes.forEach((finish, triangle) => {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map(
      (corner) => corners[triangles[triangle * 3 + corner] ?? 0],
    );
    mesh.addTriangle(a, b, c, finish);
  });
}

/** The material of each triangle: that of the nearest part. */
function chooseFinishes({ positions, triangles }: Surface, parts: Parts): Plain[] {
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
      const partDistance = part.field(x, y, z);
      if (partDistance >= distance) continue;
      distance = partDistance;
      nearest = part;
    }
    return nearest.finish(x, y, z);
  });
}
