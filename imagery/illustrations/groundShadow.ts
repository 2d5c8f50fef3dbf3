import type { Drawing } from './car';
import { blurFilter, type Naming } from './svg';

/** Filters used by `drawGroundShadow`; millimetres. */
export const groundShadowFilters = (name: Naming): string =>
  blurFilter(name('shadow-wide'), 75) +
  blurFilter(name('shadow-near'), 34) +
  blurFilter(name('shadow-contact'), 14);

/**
 * Soft shadow on the ground: a wide fall-off, the dark under the floor, contact under each tyre.
 * `strength` runs from 0 to 1.
 */
export function drawGroundShadow(name: Naming, vehicle: Drawing, strength: number): string {
  const { length, axles, tyreRadius, clearance } = vehicle;
  const centre = length / 2;
  const first = Math.min(...axles);
  const last = Math.max(...axles);
  const pool = (y: number, rx: number, ry: number, opacity: number, blur: string, x = centre) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity="${opacity}" filter="url(#${name(blur)})"/>`;
  return [
    pool(16, length * 0.52, 105, strength, 'shadow-wide'),
    pool(2, length * 0.47, 44, 0.6, 'shadow-near'),
    `<rect x="${first - tyreRadius * 0.4}" y="${-clearance}" width="${last - first + tyreRadius * 0.8}" height="${clearance}" fill="#000" opacity=".5" filter="url(#${name('shadow-near')})"/>`,
    ...axles.map((axle) => pool(2, tyreRadius * 0.72, 22, 0.8, 'shadow-contact', axle)),
  ].join('');
}
