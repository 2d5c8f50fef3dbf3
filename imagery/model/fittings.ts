import type { BodySolid } from './bodySolid';
import type { Finish, MeshBuilder, Plain } from './mesh';
import { addBox, addPebble, addTube } from './shapes';

const bare: Finish = { chart: 'bare' };
const black: Plain = { colour: [0.008, 0.008, 0.009], mirror: 0.02, rough: 1 };
const trim: Plain = { colour: [0.014, 0.015, 0.016], mirror: 0.05, rough: 0.5 };
const mirrorGlass: Plain = { colour: [0.02, 0.022, 0.025], mirror: 0.6, rough: 0 };
const rail: Plain = { colour: [0.05, 0.052, 0.056], mirror: 0.2, rough: 0.4 };

type Vector = readonly [number, number, number];

/** The dark wheel housings, and the rolled edges of the arches. */
function addArches(mesh: MeshBuilder, solid: BodySolid): void {
  const { body, axles, archRadius, across } = solid;
  const STEPS = 48;
  const inner = across.width / 2 - 430;
  for (const axle of axles) {
    const drop = Math.asin(Math.min(1, (body.tyreRadius - body.sill) / archRadius)) - 0.06;
    const edge: Vector[] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = -drop + ((Math.PI + 2 * drop) * step) / STEPS;
      edge.push([Math.cos(angle), Math.sin(angle), 0]);
    }
    const strip = (
      finish: Plain,
      from: (x: number, y: number) => number,
      to: (x: number, y: number) => number,
      near: number,
      far: number,
    ): void => {
      let previous: readonly [number, number] | undefined;
      for (const [c, s] of edge) {
        const [x, y] = [axle + archRadius * c, body.tyreRadius + archRadius * s];
        const corner = (z: number, openness: number): number =>
          mesh.addCorner({ position: [x, y, z], normal: [-c, -s, 0], openness });
        const pair = [corner(from(x, y), near), corner(to(x, y), far)] as const;
        if (previous) mesh.addQuad(previous[0], previous[1], pair[1], pair[0], finish);
        previous = pair;
      }
    };
    const outer = (x: number, y: number): number =>
      solid.halfWidth(x, Math.max(y, body.sill - 20)) + 2;
    strip(trim, outer, (x, y) => outer(x, y) - 34, 0.8, 0.4);
    strip(
      black,
      (x, y) => outer(x, y) - 34,
      () => inner,
      0.3,
      0.1,
    );
    mesh.withTransform(
      (corner) => corner,
      () => {
        const centre = mesh.addCorner({
          position: [axle, body.tyreRadius, inner],
          normal: [0, 0, 1],
          openness: 0.1,
        });
        const rim = edge.map(([c, s]) =>
          mesh.addCorner({
            position: [
              axle + (archRadius + 20) * c,
              body.tyreRadius + (archRadius + 20) * s,
              inner,
            ],
            normal: [0, 0, 1],
            openness: 0.1,
          }),
        );
        rim.forEach((corner, index) => {
          const next = rim[index + 1];
          if (next !== undefined) mesh.addTriangle(centre, corner, next, black);
        });
      },
    );
  }
  addBox(
    mesh,
    [axles[0] - 250, body.sill - 45, 0],
    [axles[1] + 250, body.sill + 60, across.width / 2 - 190],
    black,
    0.2,
  );
}

function addMirror(mesh: MeshBuilder, solid: BodySolid): void {
  const { body } = solid;
  const large = solid.has('panel') || solid.has('bed');
  const x = body.windows.front + (large ? 170 : 190);
  const y = body.beltFront + (large ? 110 : 62);
  const foot = solid.cabinHalfWidth(x, y);
  const z = foot + (large ? 168 : 150);
  const [halfX, halfY, halfZ] = large ? [72, 118, 104] : [80, 66, 112];
  addPebble(mesh, [x, y, z], [halfX, halfY, halfZ], bare, 3);
  addPebble(
    mesh,
    [x + halfX * 0.62, y, z],
    [halfX * 0.42, halfY * 0.86, halfZ * 0.88],
    mirrorGlass,
    5,
  );
  addPebble(
    mesh,
    [x + 8, y - halfY * 0.86, z - 30],
    [halfX * 0.7, halfY * 0.26, halfZ * 0.8],
    trim,
    3,
  );
  addTube(
    mesh,
    [
      [x + 10, y - halfY * 0.8, z - 20],
      [x + 14, y - halfY * 0.9, foot + 30],
      [x + 16, y - halfY * 0.95, foot - 40],
    ],
    17,
    trim,
  );
}

function addHandles(mesh: MeshBuilder, solid: BodySolid): void {
  const { body } = solid;
  const [, middle, back] = body.doors;
  const isTwoDoor = solid.has('panel') || solid.has('twodoor');
  const places = isTwoDoor ? [middle - 220] : [middle - 190, back - 160];
  for (const x of places) {
    const y = solid.crease(x) + 34;
    addPebble(mesh, [x, y, solid.halfWidth(x, y) + 13], [100, 15, 13], bare, 3.2);
  }
}

function addRails(mesh: MeshBuilder, solid: BodySolid): void {
  if (!solid.has('rails')) return;
  const { body, across } = solid;
  const from = body.roofFront[0] + 170;
  const to = body.roofRear[0] + 330;
  const path = Array.from({ length: 25 }, (_, step): Vector => {
    const share = step / 24;
    const x = from + (to - from) * share;
    const roof = solid.top(x) - across.roofCrown;
    const z = solid.cabinHalfWidth(x, roof) - 84;
    const rise = 40 * Math.min(1, Math.sin(share * Math.PI) * 5) ** 0.6 - 22;
    return [x, roof + 26 + rise, z];
  });
  addTube(mesh, path, 15, rail);
}

/** Adds the fittings of the left side; the right side is its mirror image. */
export function addFittings(mesh: MeshBuilder, solid: BodySolid): void {
  addArches(mesh, solid);
  addMirror(mesh, solid);
  addHandles(mesh, solid);
  addRails(mesh, solid);
}
