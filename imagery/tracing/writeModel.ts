import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BodyStyleFields } from '../bodyStyles';
import { bodySolid } from '../model/bodySolid';
import { addCarParts } from '../model/carParts';
import { bodyShapes } from '../model/decals/bodyShapes';
import { truckShapes } from '../model/decals/truck';
import { MeshBuilder, type Mesh } from '../model/mesh';
import { truckMesh } from '../model/truck';
import {
  BOX_HALF,
  CAB_HALF,
  TRUCK_AXLES,
  TRUCK_HEIGHT,
  TRUCK_LENGTH,
  TRUCK_TYRE,
} from '../model/truckMeasures';
import { drawAtlas, type Atlas } from './atlas';
import { carShell } from './shell';

type Arrays = Record<string, Float32Array | Uint32Array | Uint8Array>;

/** Writes `model.json`, `model.bin` and the three layers of the atlas into a folder, which is created. */
async function writeFiles(
  folder: string,
  facts: object,
  arrays: Arrays,
  atlas: Atlas,
): Promise<void> {
  const { colour, material, panes, ...places } = atlas;
  let offset = 0;
  const bufferViews: Record<string, { type: string; offset: number; count: number }> = {};
  const pieces: Buffer[] = [];
  for (const [name, array] of Object.entries(arrays)) {
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    bufferViews[name] = { type: array.constructor.name, offset, count: array.length };
    pieces.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  await mkdir(folder, { recursive: true });
  const save = (name: string, content: string | Buffer) =>
    writeFile(path.join(folder, name), content);
  await Promise.all([
    save('model.json', JSON.stringify({ ...facts, atlas: places, arrays: bufferViews })),
    save('model.bin', Buffer.concat(pieces)),
    save('colour.png', colour),
    save('material.png', material),
    save('panes.png', panes),
  ]);
}

const partData = ({ positions, normals, corners, finishOf, finishes }: Mesh) => ({
  arrays: {
    partPositions: positions,
    partNormals: normals,
    partCorners: corners,
    partFinishes: finishOf,
  },
  finishes: finishes.map((finish) => ('chart' in finish ? { paint: true } : finish)),
});

/** Writes the model of a car, which the tracer's studio reads. Lengths in millimetres. */
export async function writeCar(bodyStyle: BodyStyleFields, folder: string): Promise<void> {
  const solid = bodySolid(bodyStyle.body);
  const mesh = new MeshBuilder();
  addCarParts(mesh, solid, bodyStyle.wheel);
  const { arrays, finishes } = partData(mesh.build());
  const { body, across, axles, sides } = solid;
  const { length, height, tyreRadius, features } = body;
  const atlas = await drawAtlas(bodyShapes(solid, bodyStyle.face, bodyStyle.electric));
  const facts = {
    ...{ kind: 'car', length, height, width: across.width, axles, tyreRadius, sides, features },
    cabin: {
      ...{ beltFront: body.beltFront, beltRear: body.beltRear, cowl: body.cowl },
      ...{ doors: body.doors, sill: body.sill, windows: body.windows },
      ...{ roofRear: body.roofRear, screenFoot: body.screenFoot },
      halfWidth: solid.cabinHalfWidth(body.doors[1], body.beltFront + 60),
    },
    finishes,
  };
  await writeFiles(folder, facts, { ...carShell(solid), ...arrays }, atlas);
}

/** Writes the model of the truck, with chart positions for each corner of the cab. */
export async function writeTruck(folder: string): Promise<void> {
  const mesh = truckMesh();
  const atlas = await drawAtlas(truckShapes(CAB_HALF));
  const places = new Float32Array((mesh.positions.length / 3) * 2).fill(-1);
  const isCab = mesh.finishes.map(
    (finish) => 'chart' in finish && Object.hasOwn(atlas.charts, finish.chart),
  );
  mesh.finishOf.forEach((finish, triangle) => {
    const meshFinish = mesh.finishes[finish];
    if (!meshFinish || !('chart' in meshFinish)) return;
    const chart = atlas.charts[meshFinish.chart];
    if (!chart) return;
    for (const corner of mesh.corners.slice(triangle * 3, triangle * 3 + 3)) {
      const [x = 0, y = 0] = mesh.places.slice(corner * 2, corner * 2 + 2);
      const across = (Math.abs(x) - chart.left) * atlas.scale;
      const down = chart.row + (chart.bottom + chart.tall - y) * atlas.scale;
      places.set([across / atlas.width, 1 - down / atlas.height], corner * 2);
    }
  });
  const { arrays, finishes } = partData(mesh);
  const facts = {
    ...{ kind: 'truck', length: TRUCK_LENGTH, height: TRUCK_HEIGHT, width: BOX_HALF * 2 },
    ...{ axles: TRUCK_AXLES, tyreRadius: TRUCK_TYRE, finishes, isCab },
  };
  await writeFiles(folder, facts, { ...arrays, partPlaces: places }, atlas);
}
