import type { Viewpoint } from './viewpoint';

/** sRGB bytes of linear light, in steps of 1/4095. */
const encoded = Uint8Array.from({ length: 4096 }, (_, step) => {
  const value = step / 4095;
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
});
/** Compresses bright light smoothly, so that highlights stay visible. */
export const expose = (light: number): number =>
  light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3));
/** The sRGB byte of linear light. */
export const toByte = (light: number): number =>
  encoded[Math.min(4095, Math.max(0, (light * 4095 + 0.5) | 0))] ?? 0;

/** Scales a view to another picture size. */
export const scaleView = (view: Viewpoint, factor: number): Viewpoint => ({
  ...view,
  focal: view.focal * factor,
  centre: [view.centre[0] * factor, view.centre[1] * factor],
});
