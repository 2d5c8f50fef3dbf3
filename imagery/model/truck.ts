import {
  BOX,
  BOX_HALF,
  CAB,
  CAB_HALF as HALF,
  TRUCK_AXLES,
  TRUCK_HEIGHT,
  TRUCK_LENGTH,
  TRUCK_TYRE,
} from './truckMeasures';
import { sampleCurve } from './curve';
import { roundedBox, smoothMax, smoothMin, smoothStep, type Field } from './field';
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
import { tabulateDistance } from './outlineDistance';
import { addBox, addPebble, addTube, addLathe } from './shapes';
import { findSurface, type Surface } from './surfaceNet';
import { addWheel } from './wheel';

const TYRE_WIDTH_MM = 320;
const ARCH_RADIUS_MM = 620;
/** Edge length of the grid cells in which surfaces are found; large, because the faces of a truck are flat. */
const CELL_MM = 30;

const panel: Plain = { colour: [0.97, 0.975, 0.98], mirror: 0.04, rough: 0.35 };
const frame: Plain = { colour: [0.012, 0.013, 0.014], mirror: 0.03, rough: 0.8 };
const skirt: Plain = { colour: [0.028, 0.03, 0.033], mirror: 0.05, rough: 0.5 };
const aluminium: Plain = { colour: [0.36, 0.37, 0.38], mirror: 0.25, rough: 0.6 };
const mirrorGlass: Plain = { colour: [0.02, 0.022, 0.025], mirror: 0.6, rough: 0 };
const lamp: Plain = { colour: [0.5, 0.02, 0.03], mirror: 0.06, rough: 0.2 };
const charts: Record<Chart, Finish> = {
  left: { chart: 'left' },
  right: { chart: 'right' },
  front: { chart: 'front' },
  rear: { chart: 'rear' },
  top: { chart: 'top' },
  bare: { chart: 'bare' },
};

/** The cab with its air deflector. */
function cabSolid(): Field {
  const cab = tabulateDistance(
    sampleCurve([
      [110, 420, 'corner'],
      [30, 900],
      [4, 1500],
      [60, 1900],
      [300, 2830],
      [560, CAB.roof],
      [CAB.back, CAB.roof + 20, 'corner'],
      [CAB.back, 420, 'corner'],
    ]),
  );
  const fairing = tabulateDistance(
    sampleCurve([
      [600, CAB.roof - 200, 'corner'],
      [640, CAB.roof],
      [1150, CAB.roof + 330],
      [1700, TRUCK_HEIGHT - 130],
      [CAB.back, TRUCK_HEIGHT - 50, 'corner'],
      [CAB.back, CAB.roof - 200, 'corner'],
    ]),
  );
  const bow = (x: number, z: number): number =>
    190 * (z / HALF) ** 4 * smoothStep(1400, 200, x) +
    50 * (z / HALF) ** 2 * smoothStep(1400, 0, x);
  return (x, y, z) => {
    const back = x - bow(x, z);
    const lean = 60 * smoothStep(1900, CAB.roof, y);
    const body = smoothMax(cab(back, y + 40 * (z / HALF) ** 2), Math.abs(z) - HALF + lean, 170);
    const wind = smoothMax(
      fairing(back, y + 60 * (z / HALF) ** 2),
      Math.abs(z) - HALF + 130 - 90 * smoothStep(900, CAB.back, x),
      220,
    );
    return smoothMin(body, wind, 60);
  };
}

function addSurface(
  mesh: MeshBuilder,
  { positions, normals, triangles }: Surface,
  chartOf: (nx: number) => Chart,
): void {
  for (const side of [1, -1]) {
    const cornerIndexes = new Map<string, number>();
    const corner = (index: number, chart: Chart): number => {
      const key = `${index}${chart}`;
      const existing = cornerIndexes.get(key);
      if (existing !== undefined) return existing;
      const [x = 0, y = 0, z = 0] = positions.slice(index * 3, index * 3 + 3);
      const [nx = 0, ny = 0, nz = 0] = normals.slice(index * 3, index * 3 + 3);
      const added = mesh.addCorner({
        position: [x, y, z * side],
        normal: [nx, ny, nz * side],
        place: chart === 'front' ? [z, y] : [x, y],
        openness: y < 900 ? 0.75 : 1,
      });
      cornerIndexes.set(key, added);
      return added;
    };
    for (let index = 0; index < triangles.length; index += 3) {
      const [a = 0, b = 0, c = 0] = triangles.slice(index, index + 3);
      const nx = ((normals[a * 3] ?? 0) + (normals[b * 3] ?? 0) + (normals[c * 3] ?? 0)) / 3;
      const foundChart = chartOf(nx);
      const chart = foundChart === 'left' && side < 0 ? 'right' : foundChart;
      const finish = charts[chart];
      mesh.addTriangle(corner(a, chart), corner(b, chart), corner(c, chart), finish);
    }
  }
}

/** The wall of the box body, whose normals are tilted, so that its brightness varies with the height. */
function addWall(mesh: MeshBuilder): void {
  const { front, back, floor, top } = BOX;
  const edge = (x: number, share: number): number => {
    const lean = 0.5 * (share - 0.35);
    const length = Math.hypot(1, lean, 0.1);
    return mesh.addCorner({
      position: [x, floor + (top - floor) * share, BOX_HALF + 2],
      normal: [(x === front ? -0.1 : 0.1) / length, lean / length, 1 / length],
    });
  };
  mesh.addQuad(edge(front, 0), edge(back, 0), edge(back, 1), edge(front, 1), panel);
}

/** One side of the truck without the cab: box body, frame, skirts, wheels, mirror. */
function addSide(mesh: MeshBuilder): void {
  const { front, back, floor, top } = BOX;
  addBox(mesh, [front, floor, 0], [back, top, BOX_HALF], panel);
  addWall(mesh);
  for (const x of [front, back - 40]) {
    addBox(mesh, [x, floor, BOX_HALF - 40], [x + 40, top, BOX_HALF + 8], aluminium);
  }
  addBox(mesh, [front, floor, BOX_HALF - 20], [back, floor + 70, BOX_HALF + 10], aluminium);
  addBox(mesh, [front, top - 50, BOX_HALF - 20], [back, top + 6, BOX_HALF + 8], aluminium);
  addTube(
    mesh,
    [
      [back + 12, floor + 90, 30],
      [back + 12, top - 80, 30],
    ],
    16,
    aluminium,
  );
  addTube(
    mesh,
    [
      [back + 12, floor + 90, 700],
      [back + 12, top - 80, 700],
    ],
    13,
    aluminium,
  );
  addBox(mesh, [500, 700, 0], [TRUCK_LENGTH - 120, 1180, 520], frame, 0.3);
  addBox(mesh, [2760, 470, BOX_HALF - 90], [TRUCK_AXLES[1] - 660, 1130, BOX_HALF - 40], skirt, 0.8);
  addBox(mesh, [TRUCK_LENGTH - 240, 560, 0], [TRUCK_LENGTH - 120, 700, 1180], skirt, 0.7);
  addBox(mesh, [TRUCK_LENGTH - 130, 860, 820], [TRUCK_LENGTH - 70, 990, 1200], lamp);
  addBox(mesh, [TRUCK_AXLES[0] - 640, 560, 0], [TRUCK_AXLES[0] + 640, 1100, 760], frame, 0.12);
  for (const axle of TRUCK_AXLES) {
    mesh.withTransform(movedBy(axle, TRUCK_TYRE, BOX_HALF - 60), () =>
      addWheel(mesh, TRUCK_TYRE, TYRE_WIDTH_MM, 1),
    );
    if (axle === TRUCK_AXLES[0]) continue;
    mesh.withTransform(movedBy(axle, TRUCK_TYRE, 0), () =>
      addLathe(
        mesh,
        [
          [TRUCK_TYRE + 70, BOX_HALF - 420],
          [TRUCK_TYRE + 70, BOX_HALF - 30],
          [TRUCK_TYRE + 50, BOX_HALF - 26],
        ],
        skirt,
        { from: 0.15, to: Math.PI - 0.15 },
      ),
    );
  }
  addPebble(mesh, [330, 2330, HALF + 230], [110, 330, 105], charts.bare, 4);
  addPebble(mesh, [400, 2330, HALF + 230], [60, 290, 88], mirrorGlass, 6);
  addTube(
    mesh,
    [
      [330, 2620, HALF + 170],
      [420, 2660, HALF - 60],
    ],
    24,
    skirt,
  );
}

/** Builds the mesh of a distribution truck with a box body. */
export function truckMesh(): Mesh {
  const mesh = new MeshBuilder();
  const solid = cabSolid();
  const openedField: Field = (x, y, z) => {
    const arch = ARCH_RADIUS_MM - Math.hypot(x - TRUCK_AXLES[0], y - TRUCK_TYRE);
    const step = -roundedBox([x - CAB.back, y - 500, z], [430, 300, 2 * HALF], 60);
    return smoothMax(smoothMax(solid(x, y, z), arch, 24), step, 24);
  };
  const box = { x: [-80, CAB.back + 80], y: [340, TRUCK_HEIGHT + 60], z: HALF + 80 } as const;
  addSurface(mesh, findSurface(openedField, box, CELL_MM), (nx) => (nx < -0.62 ? 'front' : 'left'));
  const unchanged = (corner: Corner): Corner => corner;
  for (const side of [unchanged, mirrored]) mesh.withTransform(side, () => addSide(mesh));
  return mesh.build();
}
