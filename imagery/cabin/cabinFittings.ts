import type { Corner, Finish, MeshBuilder } from '../model/mesh';
import { addBox, addPebble, addTube, addLathe } from '../model/shapes';
import type { CabinMaterials } from './cabinMaterials';
import { placeDashboard } from './cabinParts';
import type { CabinSpace } from './cabinSpace';

type Vector = readonly [number, number, number];

/** Sizes of the screens in millimetres; `screenDecals` draws what they show. */
export const screens = {
  middle: { wide: 330, tall: 200 },
  middleElectric: { wide: 390, tall: 240 },
  cluster: { wide: 290, tall: 104 },
} as const;

/** Transform for parts built around the z axis: moves them to a place, facing the rear, tilted by `lean` degrees. */
const facingRear =
  (place: Vector, lean: number) =>
  ({ position, normal, ...rest }: Corner): Corner => {
    const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
    // Parts are built with x to the viewer's right, y up and z towards the viewer, who looks ahead from the rear.
    const rotate = ([x, y, z]: Vector): Vector => [c * z - s * y, s * z + c * y, -x];
    const [px, py, pz] = rotate(position);
    return {
      ...rest,
      position: [px + place[0], py + place[1], pz + place[2]],
      normal: rotate(normal),
    };
  };

/** A screen in a thin frame; the lower left corner of its chart is 0, 0. */
function addScreen(
  mesh: MeshBuilder,
  { wide, tall }: { wide: number; tall: number },
  screenFinish: Finish,
  frame: Finish,
): void {
  addPebble(mesh, [0, 0, -9], [wide / 2 + 9, tall / 2 + 9, 8], frame, 9);
  const corner = (x: number, y: number): number =>
    mesh.addCorner({
      position: [x * wide - wide / 2, y * tall - tall / 2, 0],
      normal: [0, 0, 1],
      place: [x * wide, y * tall],
    });
  mesh.addQuad(corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1), screenFinish);
}

/** Rim, spokes and hub, facing the driver. */
function addSteeringWheel(mesh: MeshBuilder, materials: CabinMaterials): void {
  const [radius, thick] = [178, 16];
  const ring = Array.from({ length: 17 }, (_, step): [number, number] => {
    const angle = (-step / 16) * Math.PI * 2;
    return [radius + thick * Math.cos(angle), thick * 1.05 * Math.sin(angle)];
  });
  addLathe(mesh, ring, materials.black, { segments: 72 });
  addPebble(mesh, [0, -6, -16], [74, 58, 26], materials.black, 3);
  for (const side of [-1, 1]) {
    addPebble(mesh, [side * 116, 2, -12], [58, 21, 10], materials.gloss, 3.4);
    addPebble(mesh, [side * 116, 2, -5], [46, 4, 6], materials.metal, 4);
  }
  addPebble(mesh, [0, -112, -12], [24, 62, 10], materials.gloss, 3.4);
  addPebble(mesh, [0, -4, 8], [19, 19, 4], materials.metal, 2.4);
  addTube(mesh, [[0, 0, -30], [0, 4, -150], [0, 4, -330]], 46, materials.black); // prettier-ignore
}

/** An air vent: slats in a dark frame. */
function addVent(mesh: MeshBuilder, half: number, materials: CabinMaterials): void {
  addPebble(mesh, [0, 0, -6], [half, 30, 12], materials.metal, 7);
  addPebble(mesh, [0, 0, -2], [half - 5, 25, 12], materials.gloss, 7);
  for (const y of [-14, 0, 14]) addPebble(mesh, [0, y, 8], [half - 10, 3, 5], materials.black, 3);
}

/** Sun visors and the mirror, below the headlining at the top of the windscreen. */
function addOverhead(
  mesh: MeshBuilder,
  { solid, roof, seat }: CabinSpace,
  materials: CabinMaterials,
): void {
  const x = solid.body.roofFront[0] + 40;
  for (const side of [-1, 1]) {
    const z = side * seat.z;
    addPebble(mesh, [x + 90, roof(x + 90, z) - 16, z], [88, 13, 205], materials.ceiling, 5);
  }
  addPebble(mesh, [x + 70, roof(x + 70, 0) - 14, 0], [110, 20, 92], materials.ceiling, 5);
  // In front of the top of the windscreen, within reach of the driver.
  const mirrorX = x - 150;
  const y = roof(mirrorX, 0) - 58;
  // prettier-ignore
  addTube(mesh, [[mirrorX - 40, y + 50, 0], [mirrorX - 26, y + 20, 0]], 11, materials.black);
  addPebble(mesh, [mirrorX - 16, y, 0], [16, 29, 102], materials.black, 4);
  addPebble(mesh, [mirrorX, y, 0], [5, 25, 97], materials.mirror, 6);
}

/** Adds the fittings of the moulded parts. The driver sits on the right, as in the UK. */
export function addCabinFittings(
  mesh: MeshBuilder,
  space: CabinSpace,
  materials: CabinMaterials,
  electric: boolean,
): void {
  const { face, top } = placeDashboard(space);
  const driverZ = -space.seat.z;
  const middle = electric ? screens.middleElectric : screens.middle;
  const buildAt = (place: Vector, lean: number, build: () => void): void =>
    mesh.withTransform(facingRear(place, lean), build);

  buildAt([face + 36, top + (electric ? -30 : -34), 0], 8, () =>
    addScreen(mesh, middle, { chart: 'front' }, materials.gloss),
  );
  buildAt([face - 26, top - 10, driverZ], 12, () =>
    addScreen(mesh, screens.cluster, { chart: 'rear' }, materials.gloss),
  );
  // The hood over the instruments.
  addPebble(mesh, [face - 150, top + 4, driverZ], [104, 40, 186], materials.dash, 3);
  buildAt([face + 190, top - 108, driverZ], 24, () => addSteeringWheel(mesh, materials));
  const half = space.solid.across.width / 2;
  for (const [z, wide] of [
    [half - 300, 62],
    [-(half - 300), 62],
  ] as const) {
    buildAt([face - 4, top - 74, z], 4, () => addVent(mesh, wide, materials));
  }
  const stripZ = space.seat.z + 60;
  addPebble(mesh, [face - 6, top - 132, stripZ], [12, 15, stripZ - 190], materials.inlay, 6);
  addPebble(mesh, [face - 6, top - 132, -(half - 330)], [12, 15, 100], materials.inlay, 6);
  const consoleY = space.seat.y + 34;
  addPebble(mesh, [face + 190, consoleY - 30, 0], [46, 6, 34], materials.metal, 4);
  if (electric) addPebble(mesh, [face + 190, consoleY - 22, 0], [30, 9, 22], materials.gloss, 4);
  else {
    addTube(mesh, [[face + 190, consoleY - 40, 0], [face + 196, consoleY + 20, 0]], 9, materials.metal); // prettier-ignore
    addPebble(mesh, [face + 198, consoleY + 34, 0], [24, 32, 20], materials.black, 3);
  }
  for (const z of [-44, 44]) {
    mesh.withTransform(
      (corner) => ({
        ...corner,
        position: [
          corner.position[0] + face + 330,
          corner.position[2] + consoleY - 26,
          corner.position[1] + z,
        ],
        normal: [corner.normal[0], corner.normal[2], corner.normal[1]],
      }),
      () => addLathe(mesh, [[42, 2], [39, 6], [34, 4]], materials.metal, { segments: 40 }), // prettier-ignore
    );
  }
  addOverhead(mesh, space, materials);
  addBox(
    mesh,
    [face + 20, space.floor + 2, driverZ - 90],
    [face + 60, space.floor + 110, driverZ - 40],
    materials.metal,
    0.2,
  );
}
