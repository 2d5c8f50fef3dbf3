import sharp from 'sharp';
import type { Grade } from './grades';
import { decoded, encoded, toneMap } from './tone';

/** A traced view in the studio: linear light with the vehicle painted black and painted white. */
export interface Master {
  width: number;
  height: number;
  /** Three numbers per pixel. */
  black: Float32Array;
  white: Float32Array;
}

/** What a paint of full strength gives back compared with the white master; chosen by eye. */
const WHITE = 0.92;

/** A master's byte → linear light: sRGB of `v / (1 + v)`. */
const light = Float32Array.from({ length: 256 }, (_, byte) => {
  const compressed = Math.min(decoded(byte / 255), 0.985);
  return compressed / (1 - compressed);
});

/** Reads both masters of a view. */
export async function readMaster(blackFile: string, whiteFile: string): Promise<Master> {
  const read = (file: string) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [black, white] = await Promise.all([read(blackFile), read(whiteFile)]);
  const { width, height } = black.info;
  const linear = ({ data }: { data: Buffer }) =>
    Float32Array.from(data, (byte) => light[byte] ?? 0);
  return { width, height, black: linear(black), white: linear(white) };
}

/**
 * Paints a master: any paint lies between black and white, since light adds up. `paint` is linear RGB;
 * returns RGB.
 */
export function paintMaster(
  { black, white }: Master,
  paint: readonly [number, number, number],
  { exposure, tint }: Grade,
): Buffer {
  const data = Buffer.alloc(black.length);
  const seen = new Float32Array(3);
  for (let pixel = 0; pixel < black.length; pixel += 3) {
    for (const channel of [0, 1, 2]) {
      const dark = black[pixel + channel] ?? 0;
      const part = (paint[channel] ?? 0) / WHITE;
      const shown = dark + ((white[pixel + channel] ?? 0) - dark) * part;
      seen[channel] = Math.max(0, shown) * exposure * (tint[channel] ?? 1);
    }
    toneMap(seen, 0);
    for (const channel of [0, 1, 2])
      data[pixel + channel] = Math.round(
        Math.min(1, encoded(Math.max(0, seen[channel] ?? 0))) * 255,
      );
  }
  return data;
}
