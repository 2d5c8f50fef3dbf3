import type { BodySolid } from './bodySolid';
import { cutSurface } from './cutSurface';
import { addFittings } from './fittings';
import {
  MeshBuilder,
  mirrored,
  movedBy,
  type Chart,
  type Corner,
  type Finish,
  type Mesh,
  type Plain,
} from './mesh';
import { findSurface, type Surface } from './surfaceNet';
import { addWheel } from './wheel';

/** Edge of the cells that the body's surface is found in, in millimetres. */
const CELL = 16;

const charts: Record<Chart, { chart: Chart }> = {
  left: { chart: 'left' },
  right: { chart: 'right' },
  front: { chart: 'front' },
  rear: { chart: 'rear' },
  top: { chart: 'top' },
  bare: { chart: 'bare' },
};
const underside: Plain = { colour: [0.008, 0.008, 0.009], mirror: 0.01, rough: 1 };

type Vector = [number, number, number];

/** Where a surface point lies on a chart, in millimetres. */
function placeOn(solid: BodySolid, chart: Chart, [x, y, z]: Vector): readonly [number, number] {
  if (chart === 'front') return [Math.abs(z) + Math.max(0, x - solid.front(y)), y];
  if (chart === 'rear') return [Math.abs(z) + Math.max(0, solid.rear(y) - x), y];
  if (chart === 'top') return [x, Math.abs(z)];
  return [x, y];
}

/** Which chart a piece of the surface shows, by where it is and where it faces. */
function chartOf(solid: BodySolid, [x, y, z]: Vector, [nx, ny]: Vector): Chart {
  const { cabin } = solid;
  const isCabin = cabin(x, y, z) < 14;
  const side = z >= 0 ? 'left' : 'right';
  if (isCabin) {
    const outward = Math.abs(z) - solid.cabinHalfWidth(x, y);
    if (outward > -56) return side;
    if (nx > 0.66) return 'rear';
    if (nx < -0.9) return 'front';
    return 'top';
  }
  if (x < solid.sides[0] && ny < 0.72) return 'front';
  if (x > solid.sides[1] && ny < 0.72) return 'rear';
  return ny > 0.62 && solid.halfWidth(x, y) - Math.abs(z) > 20 ? 'top' : side;
}

/** Openness to light: how much free space there is along the normal. */
function opennessAt(solid: BodySolid, p: Vector, n: Vector): number {
  let closed = 0;
  for (const [reach, weight] of [
    [40, 0.3],
    [90, 0.3],
    [190, 0.25],
    [380, 0.15],
  ] as const) {
    const free = solid.solid(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
    closed += weight * Math.min(1, Math.max(0, 1 - free / (reach * 0.92)));
  }
  const low = n[1] < 0 ? 1 + n[1] * 0.5 : 1;
  return Math.max(0.1, 1 - closed * 1.3) * low;
}

/** The left half of a body's surface with its arches cut out, found in cells of so many millimetres. */
export function bodySurface(solid: BodySolid, cell: number): Surface {
  const { body, axles, archRadius, across } = solid;
  const inner = across.width / 2 - 420;
  const box = {
    x: [-60, body.length + 60],
    y: [body.sill - 70, body.height + 70],
    z: across.width / 2 + 80,
  } as const;
  return cutSurface(findSurface(solid.solid, box, cell), (x, y, z) =>
    Math.max(
      Math.min(...axles.map((axle) => Math.hypot(x - axle, y - body.tyreRadius))) - archRadius,
      inner - Math.abs(z),
    ),
  );
}

function addBody(mesh: MeshBuilder, solid: BodySolid): void {
  const { body } = solid;
  const surface = bodySurface(solid, CELL);
  const at = (list: readonly number[], index: number): Vector => [
    list[index * 3] ?? 0,
    list[index * 3 + 1] ?? 0,
    list[index * 3 + 2] ?? 0,
  ];
  const openness = Array.from({ length: surface.positions.length / 3 }, (_, index) =>
    opennessAt(solid, at(surface.positions, index), at(surface.normals, index)),
  );
  for (const side of [1, -1]) {
    const made = new Map<string, number>();
    const corner = (index: number, chart: Chart): number => {
      const key = `${index}${chart}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const [x, y, z] = at(surface.positions, index);
      const [nx, ny, nz] = at(surface.normals, index);
      const added = mesh.corner({
        position: [x, y, z * side],
        normal: [nx, ny, nz * side],
        place: placeOn(solid, chart, [x, y, z]),
        openness: openness[index] ?? 1,
      });
      made.set(key, added);
      return added;
    };
    for (let index = 0; index < surface.triangles.length; index += 3) {
      const [a, b, c] = [
        surface.triangles[index] ?? 0,
        surface.triangles[index + 1] ?? 0,
        surface.triangles[index + 2] ?? 0,
      ];
      const mean = (list: readonly number[]): Vector => {
        const [p, q, r] = [at(list, a), at(list, b), at(list, c)];
        return [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3, (p[2] + q[2] + r[2]) / 3];
      };
      const centre = mean(surface.positions);
      const normal = mean(surface.normals);
      const chart = chartOf(solid, [centre[0], centre[1], centre[2] * side], normal);
      const finish: Finish =
        normal[1] < -0.75 && centre[1] < body.sill + 120 ? underside : charts[chart];
      mesh.triangle(corner(a, chart), corner(b, chart), corner(c, chart), finish);
    }
  }
}

/** Adds what is not its body: wheels and everything fitted to it. */
export function addCarParts(mesh: MeshBuilder, solid: BodySolid, wheel: number): void {
  const { body, axles, across } = solid;
  const place = (corner: Corner): Corner => corner;
  for (const side of [place, mirrored]) {
    mesh.within(side, () => {
      addFittings(mesh, solid);
      for (const axle of axles) {
        const outer = solid.halfWidth(axle, body.tyreRadius + solid.archRadius) - 26;
        mesh.within(movedBy(axle, body.tyreRadius, outer), () =>
          addWheel(mesh, body.tyreRadius, across.tyreWidth, wheel),
        );
      }
    });
  }
}

/** Builds the mesh of a car: body, wheels and everything fitted to it. */
export function carMesh(solid: BodySolid, wheel: number): Mesh {
  const mesh = new MeshBuilder();
  addBody(mesh, solid);
  addCarParts(mesh, solid, wheel);
  return mesh.build();
}
