import sharp from 'sharp';
import { studioRoom, type BackdropName, type PictureSize } from '../illustrations/studio';
import type { Decal } from './decals/decal';
import type { Environment } from './environment';
import { exposed, SAMPLES, scaled, toByte } from './exposure';
import { floorShadow, type Footprint } from './floor';
import type { Chart, Mesh } from './mesh';
import { rasterise } from './rasterise';
import { painted, shade, type PaintLook, type Shaded } from './shade';
import { mirrorInFloor, type Viewpoint } from './viewpoint';

/** A vehicle ready to be photographed. */
export interface Model {
  mesh: Mesh;
  decals: Partial<Record<Chart, Decal>>;
  footprint: Footprint;
  height: number;
}

/** A vehicle in front of the camera, before it is painted: one look serves every paint. */
export interface Look extends PictureSize {
  vehicle: Shaded;
  /** What the floor mirrors, at half the size. */
  mirrored: Shaded;
  /** How strongly the floor mirrors at each pixel of that. */
  strength: Float32Array;
  shadow: Float32Array;
}

/** How much of the vehicle the floor mirrors at its foot, and how fast that fades upwards (mm). */
const REFLECTION = { strength: 0.2, fade: 420 };

/** Linear light of an sRGB byte. */
const decoded = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Looks at a model; `view` is that of a picture of the size. */
export function lookUpon(
  model: Model,
  environment: Environment,
  view: Viewpoint,
  { width, height }: PictureSize,
): Look {
  const large = scaled(view, SAMPLES);
  const visible = rasterise(model.mesh, large, width * SAMPLES, height * SAMPLES);
  const below = scaled(mirrorInFloor(view), 0.5);
  const reflection = rasterise(model.mesh, below, width >> 1, height >> 1, true);
  const { corners, positions } = model.mesh;
  const strength = new Float32Array(reflection.triangle.length);
  for (const [pixel, number] of reflection.triangle.entries()) {
    if (number < 0) continue;
    const y = positions[(corners[number * 3] ?? 0) * 3 + 1] ?? 0;
    strength[pixel] = REFLECTION.strength * Math.exp(-y / REFLECTION.fade);
  }
  return {
    width,
    height,
    strength,
    vehicle: shade(visible, { ...model, view: large, environment }),
    mirrored: shade(reflection, { ...model, view: below, environment }),
    shadow: floorShadow(view, model.footprint, width, height),
  };
}

const rooms = new Map<string, Promise<Buffer>>();

/** The pixels of an empty studio, RGB; there are few, and drawing one takes as long as a picture. */
function roomOf(backdrop: BackdropName, size: PictureSize): Promise<Buffer> {
  const key = `${backdrop} ${size.width} ${size.height}`;
  const room =
    rooms.get(key) ??
    sharp(Buffer.from(studioRoom(backdrop, size)))
      .removeAlpha()
      .raw()
      .toBuffer();
  rooms.set(key, room);
  return room;
}

/** Photographs what is looked upon, painted and in a studio; returns pixels, RGB. */
export async function photograph(
  look: Look,
  paint: PaintLook,
  backdrop: BackdropName,
): Promise<Buffer> {
  const { width, height, strength, shadow } = look;
  const vehicle = exposed(look.vehicle, paint, look);
  const mirrored = painted(look.mirrored, paint);
  const room = await roomOf(backdrop, { width, height });
  const pixels = Buffer.alloc(width * height * 3);
  const half = width >> 1;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const cover = vehicle[pixel * 4 + 3] ?? 0;
    const light = 1 - (shadow[pixel] ?? 0);
    const low = (((pixel / width) | 0) >> 1) * half + ((pixel % width) >> 1);
    const share = strength[low] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const floor =
        (decoded[room[pixel * 3 + channel] ?? 0] ?? 0) * light * (1 - share) +
        (mirrored[low * 4 + channel] ?? 0) * share;
      pixels[pixel * 3 + channel] = toByte(
        floor * (1 - cover) + (vehicle[pixel * 4 + channel] ?? 0),
      );
    }
  }
  return pixels;
}
