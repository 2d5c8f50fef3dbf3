import { weightsOf, type PaintLook, type Shaded } from './shade';
import type { Viewpoint } from './viewpoint';

/** Samples per pixel and direction. */
export const SAMPLES = 2;

/** sRGB byte of linear light, by steps of 1/4095. */
const encoded = Uint8Array.from({ length: 4096 }, (_, step) => {
  const value = step / 4095;
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
});
/** Rolls bright light off softly, so that highlights keep their shape. */
export const expose = (light: number): number =>
  light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3));
/** The sRGB byte of linear light. */
export const toByte = (light: number): number =>
  encoded[Math.min(4095, Math.max(0, (light * 4095 + 0.5) | 0))] ?? 0;

/** The same view on a picture of another size. */
export const scaled = (view: Viewpoint, by: number): Viewpoint => ({
  ...view,
  focal: view.focal * by,
  centre: [view.centre[0] * by, view.centre[1] * by],
});

/** Averages square groups of samples of a vehicle in a paint; exposed light times cover, and cover. */
export function exposed(
  { light, paintwork }: Shaded,
  paint: PaintLook,
  { width, height }: { width: number; height: number },
): Float32Array {
  const picture = new Float32Array(width * height * 4);
  const { red, green, blue, matt, shine } = weightsOf(paint);
  const share = 1 / SAMPLES ** 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const target = (y * width + x) * 4;
      for (let part = 0; part < SAMPLES ** 2; part += 1) {
        const row = y * SAMPLES + ((part / SAMPLES) | 0);
        const sample = row * width * SAMPLES + x * SAMPLES + (part % SAMPLES);
        const from = sample * 4;
        if (light[from + 3] === 0) continue;
        const body = (paintwork[sample * 2] ?? 0) * matt + (paintwork[sample * 2 + 1] ?? 0) * shine;
        picture[target] = (picture[target] ?? 0) + expose((light[from] ?? 0) + red * body) * share;
        picture[target + 1] =
          (picture[target + 1] ?? 0) + expose((light[from + 1] ?? 0) + green * body) * share;
        picture[target + 2] =
          (picture[target + 2] ?? 0) + expose((light[from + 2] ?? 0) + blue * body) * share;
        picture[target + 3] = (picture[target + 3] ?? 0) + share;
      }
    }
  }
  return picture;
}
