import sharp from 'sharp';
import { studioRoom, type BackdropName } from '../illustrations/studio';
import type { Decal } from './decals/decal';
import type { Environment } from './environment';
import { exposed, SAMPLES, scaled, toByte } from './exposure';
import { floorShadow, type Footprint } from './floor';
import type { Chart, Mesh } from './mesh';
import { rasterise } from './rasterise';
import { shade, type PaintLook } from './shade';
import { mirrorInFloor, type Viewpoint } from './viewpoint';

/** A vehicle ready to be photographed. */
export interface Model {
  mesh: Mesh;
  decals: Partial<Record<Chart, Decal>>;
  footprint: Footprint;
  height: number;
}

export interface PhotographOptions {
  model: Model;
  paint: PaintLook;
  environment: Environment;
  /** For a picture of `width` × `height` pixels. */
  view: Viewpoint;
  width: number;
  height: number;
  /** Without a backdrop the vehicle and its shadow stand on a transparent ground. */
  backdrop: BackdropName | undefined;
}

/** How much of the vehicle the floor mirrors at its foot, and how fast that fades upwards (mm). */
const REFLECTION = { strength: 0.2, fade: 420 };

/** Linear light of an sRGB byte. */
const decoded = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** What the floor mirrors, at half the size: linear light times strength, and strength. */
function reflection({
  model,
  paint,
  environment,
  view,
  width,
  height,
}: PhotographOptions): Float32Array {
  const [w, h] = [width >> 1, height >> 1];
  const below = scaled(mirrorInFloor(view), 0.5);
  const visible = rasterise(model.mesh, below, w, h, true);
  const picture = shade(visible, { ...model, view: below, environment, paint });
  const { corners, positions } = model.mesh;
  for (let pixel = 0; pixel < w * h; pixel += 1) {
    const number = visible.triangle[pixel] ?? -1;
    if (number < 0) continue;
    const y = positions[(corners[number * 3] ?? 0) * 3 + 1] ?? 0;
    const strength = REFLECTION.strength * Math.exp(-y / REFLECTION.fade);
    for (let channel = 0; channel < 4; channel += 1) {
      picture[pixel * 4 + channel] = (picture[pixel * 4 + channel] ?? 0) * strength;
    }
  }
  return picture;
}

/** Photographs a model; returns pixels, RGB with a backdrop and RGBA without. */
export async function photograph(
  options: PhotographOptions,
): Promise<{ pixels: Buffer; channels: 3 | 4 }> {
  const { model, view, width, height, backdrop } = options;
  const large = scaled(view, SAMPLES);
  const visible = rasterise(model.mesh, large, width * SAMPLES, height * SAMPLES);
  const samples = shade(visible, {
    ...model,
    view: large,
    environment: options.environment,
    paint: options.paint,
  });
  const vehicle = exposed(samples, width, height);
  const shadow = floorShadow(view, model.footprint, width, height);
  if (!backdrop) return { pixels: cutOut(vehicle, shadow), channels: 4 };
  const room = await sharp(Buffer.from(studioRoom(backdrop, { width, height })))
    .removeAlpha()
    .raw()
    .toBuffer();
  const mirrored = reflection(options);
  const pixels = Buffer.alloc(width * height * 3);
  const half = width >> 1;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const cover = vehicle[pixel * 4 + 3] ?? 0;
    const light = 1 - (shadow[pixel] ?? 0);
    const low = ((((pixel / width) | 0) >> 1) * half + ((pixel % width) >> 1)) * 4;
    const keep = 1 - (mirrored[low + 3] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const floor =
        (decoded[room[pixel * 3 + channel] ?? 0] ?? 0) * light * keep +
        (mirrored[low + channel] ?? 0);
      pixels[pixel * 3 + channel] = toByte(
        floor * (1 - cover) + (vehicle[pixel * 4 + channel] ?? 0),
      );
    }
  }
  return { pixels, channels: 3 };
}

/** Straight alpha over a shadow in black. */
function cutOut(vehicle: Float32Array, shadow: Float32Array): Buffer {
  const pixels = Buffer.alloc(shadow.length * 4);
  for (let pixel = 0; pixel < shadow.length; pixel += 1) {
    const cover = vehicle[pixel * 4 + 3] ?? 0;
    const alpha = cover + (1 - cover) * (shadow[pixel] ?? 0) * 0.8;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[pixel * 4 + channel] = toByte((vehicle[pixel * 4 + channel] ?? 0) / alpha);
    }
    pixels[pixel * 4 + 3] = Math.round(alpha * 255);
  }
  return pixels;
}
