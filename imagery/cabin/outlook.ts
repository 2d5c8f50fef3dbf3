import { smoothStep } from '../model/field';

export type Light = readonly [number, number, number];

const blend = (from: Light, to: Light, amount: number): Light => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];

const zenith: Light = [0.42, 0.6, 0.78];
const haze: Light = [0.86, 0.92, 0.95];
const hills: Light = [0.42, 0.52, 0.56];
const trees: Light = [0.13, 0.2, 0.17];
const meadow: Light = [0.2, 0.26, 0.15];
const asphalt: Light = [0.17, 0.18, 0.19];

/** Height of a ridge by azimuth: a sum of waves, periodic over the full circle. */
const ridge = (azimuth: number, waves: readonly (readonly [number, number, number])[]): number =>
  waves.reduce(
    (sum, [times, height, shift]) => sum + height * Math.sin(azimuth * times + shift),
    0,
  );

/** Linear light outside in a direction (a unit vector): sky, hills, a row of trees, and the ground. */
export function outsideLight(x: number, y: number, z: number): Light {
  const azimuth = Math.atan2(z, x);
  const rise = (Math.asin(Math.max(-1, Math.min(1, y))) * 180) / Math.PI;
  const hill = 3.4 + ridge(azimuth, [[3, 1.3, 0.4], [7, 0.7, 1.9], [13, 0.3, 0.8]]); // prettier-ignore
  const crowns = 1.3 + ridge(azimuth, [[5, 0.5, 2.1], [41, 0.22, 0.3], [97, 0.16, 1.2], [173, 0.1, 0]]); // prettier-ignore
  const sky = blend(haze, zenith, smoothStep(2, 46, rise));
  const far = blend(hills, sky, smoothStep(hill - 0.25, hill + 0.25, rise));
  const near = blend(trees, far, smoothStep(crowns - 0.3, crowns + 0.3, rise));
  // The road runs along the car, with grass next to it.
  const down = Math.min(-0.004, y);
  const aside = Math.abs((z / down) * 1.4);
  const ground = blend(
    blend(asphalt, meadow, smoothStep(4.4, 5, aside)),
    haze,
    smoothStep(-5, 0, rise) * 0.25,
  );
  return blend(ground, near, smoothStep(-0.35, -0.05, rise));
}
