import { upholsteries } from '../interiors/interior';
import { scaled } from '../model/exposure';
import { lookAt } from '../model/viewpoint';
import { cabinFaces, type CabinFaces } from './cabinFaces';
import { cabinMesh } from './cabinMesh';
import type { CabinOrder } from './cabinOrder';
import { cabinParts } from './cabinParts';
import { cabinSpace } from './cabinSpace';
import { screenDecals } from './screenDecals';

/** Half the width of what is seen, and how far down one looks, in degrees. */
const HALF_VIEW = 44;
const DOWN = 9;
/** Looks into the faces per pixel and direction. */
const SAMPLES = 2;

/** The last one: pictures of a turn are taken one after the other. */
let kept: { key: string; faces: Promise<CabinFaces> } | undefined;

async function build({ cabin, upholstery, electric }: CabinOrder): Promise<CabinFaces> {
  const space = cabinSpace(cabin);
  const moulded = cabinParts(space, { upholstery: upholsteries[upholstery], electric });
  const mesh = cabinMesh(space, moulded, electric);
  return cabinFaces({ mesh, decals: await screenDecals(electric), eye: space.eye });
}

function facesFor(order: CabinOrder): Promise<CabinFaces> {
  const key = JSON.stringify([order.cabin, order.upholstery, order.electric]);
  if (kept?.key !== key) kept = { key, faces: build(order) };
  return kept.faces;
}

/** Takes a picture of a look around inside a car; returns its pixels, RGB. */
export async function takeCabinPhotograph(order: CabinOrder): Promise<Buffer> {
  const look = await facesFor(order);
  const { width, height } = order.size;
  const view = scaled(
    lookAt({
      azimuth: 180 - order.turn,
      elevation: DOWN,
      target: [0, 0, 0],
      distance: 0,
      focal: width / 2 / Math.tan((HALF_VIEW * Math.PI) / 180),
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
      look(
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
