import type { Decal } from '../model/decals/decal';
import type { Environment } from '../model/environment';
import { expose, toByte } from '../model/exposure';
import type { Chart, Mesh } from '../model/mesh';
import { paintLooks } from '../model/paintLooks';
import { rasterise } from '../model/rasterise';
import { painted, shade } from '../model/shade';
import { lookAt, type Viewpoint } from '../model/viewpoint';
import { cabinEnvironment } from './cabinLight';
import { outlookAt } from './outlook';

/** Upright pictures around the eye, side by side; together they show all that a turn sees. */
const FACES = 8;
/** Pixels per unit of slope; more than a picture of a turn has, so that edges are smooth in it. */
const FOCAL = 1150;
/** Slope from the middle of a face to its sides, and to its upper and lower edge. */
const ASIDE = Math.tan(Math.PI / FACES);
const ABOVE = 0.42;
const BELOW = 1;
/** What the eye of a camera makes of light behind glass. */
const EXPOSURE = 1.25;

const WIDTH = Math.ceil(2 * ASIDE * FOCAL);
const HEIGHT = Math.ceil((ABOVE + BELOW) * FOCAL);

interface Cabin {
  mesh: Mesh;
  decals: Partial<Record<Chart, Decal>>;
  eye: readonly [number, number, number];
}

/** Adds the colour in a direction, three bytes, to `sums` from `at` on. */
export type CabinFaces = (x: number, y: number, z: number, sums: Uint16Array, at: number) => void;

let environment: Environment | undefined;

/**
 * What is seen of a cabin from its eye, in every direction. A face is computed when it is in view for
 * the first time; all pictures of a turn are made of the same eight.
 */
export function cabinFaces(cabin: Cabin): CabinFaces {
  const faces: (Uint8Array | undefined)[] = [];
  const turns = Array.from({ length: FACES }, (_, index) => {
    const angle = (index * 2 * Math.PI) / FACES;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  return (x, y, z, sums, at) => {
    const turn = Math.atan2(-z, x);
    const index = Math.round((turn / (2 * Math.PI)) * FACES + FACES) % FACES;
    const face = (faces[index] ??= computeFace(cabin, (index * 360) / FACES));
    const [c, s] = turns[index] ?? [1, 0];
    const ahead = x * c - z * s;
    const column = Math.min(
      WIDTH - 2,
      Math.max(0, WIDTH / 2 + ((x * s + z * c) / ahead) * FOCAL - 0.5),
    );
    const row = Math.min(HEIGHT - 2, Math.max(0, (ABOVE - y / ahead) * FOCAL - 0.5));
    const [across, down] = [column % 1, row % 1];
    const from = ((row | 0) * WIDTH + (column | 0)) * 3;
    for (let channel = from; channel < from + 3; channel += 1) {
      const [left = 0, right = 0] = [face[channel], face[channel + 3]];
      const [below = 0, beside = 0] = [face[channel + WIDTH * 3], face[channel + WIDTH * 3 + 3]];
      const upper = left + (right - left) * across;
      const lower = below + (beside - below) * across;
      const sum = at + channel - from;
      sums[sum] = (sums[sum] ?? 0) + upper + (lower - upper) * down;
    }
  };
}

function computeFace({ mesh, decals, eye }: Cabin, azimuth: number): Uint8Array {
  environment ??= cabinEnvironment();
  const view = lookAt({
    azimuth,
    elevation: 0,
    target: eye,
    distance: 0,
    focal: FOCAL,
    centre: [WIDTH / 2, ABOVE * FOCAL],
  });
  const visible = rasterise(mesh, view, WIDTH, HEIGHT);
  const shaded = shade(visible, { mesh, view, environment, decals });
  const light = painted(shaded, paintLooks.black);
  lookOut(light, view);
  const bytes = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      bytes[pixel * 3 + channel] = toByte(expose((light[pixel * 4 + channel] ?? 0) * EXPOSURE));
    }
  }
  return bytes;
}

/** What is outside, where no part of the cabin is in the way; linear light. */
function lookOut(light: Float32Array, { right, up, forward, focal, centre }: Viewpoint): void {
  for (let at = 0; at < light.length; at += 4) {
    if ((light[at + 3] ?? 0) > 0) continue;
    const pixel = at / 4;
    const u = ((pixel % WIDTH) + 0.5 - centre[0]) / focal;
    const v = (centre[1] - ((pixel / WIDTH) | 0) - 0.5) / focal;
    const length = Math.sqrt(1 + u * u + v * v);
    const outside = outlookAt(
      (forward[0] + u * right[0] + v * up[0]) / length,
      (forward[1] + u * right[1] + v * up[1]) / length,
      (forward[2] + u * right[2] + v * up[2]) / length,
    );
    for (const channel of [0, 1, 2] as const) light[at + channel] = outside[channel] / EXPOSURE;
  }
}
