import type { Decal } from '../model/decals/decal';
import type { Environment } from '../model/environment';
import { expose, toByte } from '../model/exposure';
import type { Chart, Mesh } from '../model/mesh';
import { paintFinishes } from '../model/paintFinishes';
import { rasterise } from '../model/rasterise';
import { applyPaint, shade } from '../model/shade';
import { lookAt, type Viewpoint } from '../model/viewpoint';
import { cabinEnvironment } from './cabinLight';
import { outsideLight } from './outlook';

/** Number of upright pictures around the viewpoint; together they cover all directions of a panorama. */
const FACE_COUNT = 8;
/** Pixels per unit of slope; a higher resolution than the panorama's frames, so that edges are smooth. */
const FOCAL_PX = 1150;
/** Slopes from the centre of a face to its sides, and to its upper and lower edge. */
const SIDE_SLOPE = Math.tan(Math.PI / FACE_COUNT);
const UPPER_SLOPE = 0.42;
const LOWER_SLOPE = 1;
/** Exposure in cabins, which get their light through windows only. */
const EXPOSURE = 1.25;

const WIDTH_PX = Math.ceil(2 * SIDE_SLOPE * FOCAL_PX);
const HEIGHT_PX = Math.ceil((UPPER_SLOPE + LOWER_SLOPE) * FOCAL_PX);

interface Cabin {
  mesh: Mesh;
  decals: Partial<Record<Chart, Decal>>;
  eye: readonly [number, number, number];
}

/** Adds the colour in a direction (three channels, 0 to 255) to `sums`, starting at index `at`. */
export type CabinFaces = (x: number, y: number, z: number, sums: Uint16Array, at: number) => void;

let environment: Environment | undefined;

/**
 * The view from a cabin's viewpoint in every direction. Each face is computed on first use; all
 * frames of a panorama are computed from the same eight faces.
 */
export function cabinFaces(cabin: Cabin): CabinFaces {
  const faces: (Uint8Array | undefined)[] = [];
  const directions = Array.from({ length: FACE_COUNT }, (_, index) => {
    const angle = (index * 2 * Math.PI) / FACE_COUNT;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  return (x, y, z, sums, at) => {
    const azimuth = Math.atan2(-z, x);
    const index = Math.round((azimuth / (2 * Math.PI)) * FACE_COUNT + FACE_COUNT) % FACE_COUNT;
    const face = (faces[index] ??= computeFace(cabin, (index * 360) / FACE_COUNT));
    const [c, s] = directions[index] ?? [1, 0];
    const ahead = x * c - z * s;
    const column = Math.min(
      WIDTH_PX - 2,
      Math.max(0, WIDTH_PX / 2 + ((x * s + z * c) / ahead) * FOCAL_PX - 0.5),
    );
    const row = Math.min(HEIGHT_PX - 2, Math.max(0, (UPPER_SLOPE - y / ahead) * FOCAL_PX - 0.5));
    const [across, down] = [column % 1, row % 1];
    const from = ((row | 0) * WIDTH_PX + (column | 0)) * 3;
    for (let channel = from; channel < from + 3; channel += 1) {
      const [left = 0, right = 0] = [face[channel], face[channel + 3]];
      const [below = 0, belowRight = 0] = [
        face[channel + WIDTH_PX * 3],
        face[channel + WIDTH_PX * 3 + 3],
      ];
      const upper = left + (right - left) * across;
      const lower = below + (belowRight - below) * across;
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
    focal: FOCAL_PX,
    centre: [WIDTH_PX / 2, UPPER_SLOPE * FOCAL_PX],
  });
  const visible = rasterise(mesh, view, WIDTH_PX, HEIGHT_PX);
  const shaded = shade(visible, { mesh, view, environment, decals });
  const light = applyPaint(shaded, paintFinishes.black);
  fillOutside(light, view);
  const bytes = new Uint8Array(WIDTH_PX * HEIGHT_PX * 3);
  for (let pixel = 0; pixel < WIDTH_PX * HEIGHT_PX; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      bytes[pixel * 3 + channel] = toByte(expose((light[pixel * 4 + channel] ?? 0) * EXPOSURE));
    }
  }
  return bytes;
}

/** Fills pixels that no part of the cabin covers with the view outside, in linear light. */
function fillOutside(light: Float32Array, { right, up, forward, focal, centre }: Viewpoint): void {
  for (let at = 0; at < light.length; at += 4) {
    if ((light[at + 3] ?? 0) > 0) continue;
    const pixel = at / 4;
    const u = ((pixel % WIDTH_PX) + 0.5 - centre[0]) / focal;
    const v = (centre[1] - ((pixel / WIDTH_PX) | 0) - 0.5) / focal;
    const length = Math.sqrt(1 + u * u + v * v);
    const outside = outsideLight(
      (forward[0] + u * right[0] + v * up[0]) / length,
      (forward[1] + u * right[1] + v * up[1]) / length,
      (forward[2] + u * right[2] + v * up[2]) / length,
    );
    for (const channel of [0, 1, 2] as const) light[at + channel] = outside[channel] / EXPOSURE;
  }
}
