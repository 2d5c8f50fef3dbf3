import { upholsteries } from '../interiors/interior';
import { scaleView } from '../model/exposure';
import { lookAt } from '../model/viewpoint';
import { cabinFaces, type CabinFaces } from './cabinFaces';
import { cabinMesh } from './cabinMesh';
import type { CabinOrder } from './cabinOrder';
import { cabinParts } from './cabinParts';
import { cabinSpace } from './cabinSpace';
import { screenDecals } from './screenDecals';

/** Half the horizontal field of view, and the downward tilt. */
const HALF_VIEW_DEGREES = 44;
const TILT_DEGREES = 9;
/** Samples per pixel and axis. */
const SAMPLES = 2;

/** Cache of the last cabin: the frames of a panorama are generated one after the other. */
let cached: { key: string; faces: Promise<CabinFaces> } | undefined;

async function buildFaces({ cabin, upholstery, electric }: CabinOrder): Promise<CabinFaces> {
  const space = cabinSpace(cabin);
  const moulded = cabinParts(space, { upholstery: upholsteries[upholstery], electric });
  const mesh = cabinMesh(space, moulded, electric);
  return cabinFaces({ mesh, decals: await screenDecals(electric), eye: space.eye });
}

function getFaces(order: CabinOrder): Promise<CabinFaces> {
  const key = JSON.stringify([order.cabin, order.upholstery, order.electric]);
  if (cached?.key !== key) cached = { key, faces: buildFaces(order) };
  return cached.faces;
}

/** Renders a frame of a panorama inside a car. @returns its pixels (RGB) */
export async function renderCabin(order: CabinOrder): Promise<Buffer> {
  const addSample = await getFaces(order);
  const { width, height } = order.size;
  const view = scaleView(
    lookAt({
      azimuth: 180 - order.heading,
      elevation: TILT_DEGREES,
      target: [0, 0, 0],
      distance: 0,
      focal: width / 2 / Math.tan((HALF_VIEW_DEGREES * Math.PI) / 180),
      centre: [width / 2, height / 2],
    }),
    SAMPLES,
  );
  const { right, up, forward, focal, centre } = view;
  const pixels = Buffer.alloc(width * height * 3);
  const sums = new Uint16Array(width * height * 3);
  for (let row = 0; row < height * SAMPLES; row += 1) {
    const v = (centre[1] - row - 0.5) / focal;
    for (let column = 0; column < width * SAMPLES; column += 1) {
      const u = (column + 0.5 - centre[0]) / focal;
      addSample(
        forward[0] + u * right[0] + v * up[0],
        forward[1] + u * right[1] + v * up[1],
        forward[2] + u * right[2] + v * up[2],
        sums,
        (((row / SAMPLES) | 0) * width + ((column / SAMPLES) | 0)) * 3,
      );
    }
  }
  for (let at = 0; at < sums.length; at += 1) pixels[at] = (sums[at] ?? 0) / SAMPLES ** 2;
  return pixels;
}
