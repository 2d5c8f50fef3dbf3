import sharp from 'sharp';
import type { Grade } from './grades';
import { toLinear, toSrgb, toneMap } from './tone';

/** A traced view in the studio: linear light with the vehicle painted black and painted white. */
export interface Master {
  width: number;
  height: number;
  /** Three numbers per pixel. */
  black: Float32Array;
  white: Float32Array;
}

/** Share of the white master's light that the brightest paint reflects; chosen by eye. */
const WHITE_SHARE = 0.92;

/** Linear light by a master's byte, which is the sRGB value of `v / (1 + v)`. */
const linearByByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const compressed = Math.min(toLinear(byte / 255), 0.985);
  return compressed / (1 - compressed);
});

/** Reads both masters of a view. */
export async function readMaster(blackFile: string, whiteFile: string): Promise<Master> {
  const read = (file: string) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [black, white] = await Promise.all([read(blackFile), read(whiteFile)]);
  const { width, height } = black.info;
  const linear = ({ data }: { data: Buffer }) =>
    Float32Array.from(data, (byte) => linearByByte[byte] ?? 0);
  return { width, height, black: linear(black), white: linear(white) };
}

/**
 * Applies a paint to a master by interpolating between black and white, because light is additive. `paint` is linear
 * RGB. @returns RGB bytes
 */
export function paintMaster(
  { black, white }: Master,
  paint: readonly [number, number, number],
  { exposure, tint }: Grade,
): Buffer {
  const data = Buffer.alloc(black.length);
  const colour = new Float32Array(3);
  for (let pixel = 0; pixel < black.length; pixel += 3) {
    for (const channel of [0, 1, 2]) {
      const dark = black[pixel + channel] ?? 0;
      const share = (paint[channel] ?? 0) / WHITE_SHARE;
      const mixed = dark + ((white[pixel + channel] ?? 0) - dark) * share;
      colour[channel] = Math.max(0, mixed) * exposure * (tint[channel] ?? 1);
    }
    toneMap(colour, 0);
    for (const channel of [0, 1, 2])
      data[pixel + channel] = Math.round(
        Math.min(1, toSrgb(Math.max(0, colour[channel] ?? 0))) * 255,
      );
  }
  return data;
}
