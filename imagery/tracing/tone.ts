/** Converts the light of a scene (linear, 1 is white paper) to sRGB and back. */

/** Converts linear light to sRGB, 0 to 1. */
export const toSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Converts sRGB (0 to 1) to linear light. */
export const toLinear = (encodedValue: number): number =>
  encodedValue <= 0.04045 ? encodedValue / 12.92 : ((encodedValue + 0.055) / 1.055) ** 2.4;

/** Brightness above which highlights are compressed, and how much they lose colour. */
const SHOULDER = 0.76;
const DESATURATION = 0.15;

/**
 * Compresses light to 0 to 1 without changing colours below the shoulder: the curve of
 * the Khronos neutral tone mapper. Changes the three numbers from `at` in place.
 */
export function toneMap(light: Float32Array, at: number): void {
  let [red = 0, green = 0, blue = 0] = [light[at], light[at + 1], light[at + 2]];
  const low = Math.min(red, green, blue);
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
  red -= offset;
  green -= offset;
  blue -= offset;
  const peak = Math.max(red, green, blue);
  if (peak >= SHOULDER) {
    const room = 1 - SHOULDER;
    const compressed = 1 - (room * room) / (peak + room - SHOULDER);
    const scale = compressed / peak;
    const whiter = 1 - 1 / (DESATURATION * (peak - compressed) + 1);
    red = red * scale * (1 - whiter) + compressed * whiter;
    green = green * scale * (1 - whiter) + compressed * whiter;
    blue = blue * scale * (1 - whiter) + compressed * whiter;
  }
  light[at] = red;
  light[at + 1] = green;
  light[at + 2] = blue;
}
