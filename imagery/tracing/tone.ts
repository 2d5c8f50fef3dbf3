/** Light of a scene (linear, 1 is white paper) to what a picture shows of it, and back. */

/** Linear light → sRGB, 0 to 1. */
export const encoded = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** sRGB, 0 to 1 → linear light. */
export const decoded = (shown: number): number =>
  shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;

/** Where highlights begin to be compressed, and how fast they lose their colour. */
const SHOULDER = 0.76;
const DESATURATION = 0.15;

/**
 * Brings light of any strength into 0 to 1 and keeps colours below the shoulder as they are: the curve of
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
    const shown = 1 - (room * room) / (peak + room - SHOULDER);
    const scale = shown / peak;
    const whiter = 1 - 1 / (DESATURATION * (peak - shown) + 1);
    red = red * scale * (1 - whiter) + shown * whiter;
    green = green * scale * (1 - whiter) + shown * whiter;
    blue = blue * scale * (1 - whiter) + shown * whiter;
  }
  light[at] = red;
  light[at + 1] = green;
  light[at + 2] = blue;
}
