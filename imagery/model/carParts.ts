import type { BodySolid } from './bodySolid';
import { cutSurface } from './cutSurface';
import { addFittings } from './fittings';
import { mirrored, movedBy, type Corner, type MeshBuilder } from './mesh';
import { findSurface, type Surface } from './surfaceNet';
import { addWheel } from './wheel';

/** The left half of a body's surface without its wheel arches, in grid cells of `cell` millimetres. */
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

/** Adds everything except the body: wheels and fittings. */
export function addCarParts(mesh: MeshBuilder, solid: BodySolid, wheel: number): void {
  const { body, axles, across } = solid;
  const place = (corner: Corner): Corner => corner;
  for (const side of [place, mirrored]) {
    mesh.withTransform(side, () => {
      addFittings(mesh, solid);
      for (const axle of axles) {
        const outer = solid.halfWidth(axle, body.tyreRadius + solid.archRadius) - 26;
        mesh.withTransform(movedBy(axle, body.tyreRadius, outer), () =>
          addWheel(mesh, body.tyreRadius, across.tyreWidth, wheel),
        );
      }
    });
  }
}
