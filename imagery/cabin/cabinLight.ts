import { smoothStep } from '../model/field';
import { blurLight, tabulate, type Environment } from '../model/environment';
import { outsideLight } from './outlook';

/** Light in a cabin by direction: bright at the windows, from the horizon up to the roof; dim elsewhere. */
function lightAt(x: number, y: number, z: number): number {
  const rise = (Math.asin(Math.max(-1, Math.min(1, y))) * 180) / Math.PI;
  const window = smoothStep(-14, -4, rise) * (1 - smoothStep(26, 40, rise));
  const [red, green, blue] = outsideLight(x, y, z);
  const outside = (red + green + blue) / 3;
  const inside = rise > 0 ? 0.34 : 0.2;
  return inside + (outside * 1.9 - inside) * window;
}

/** The light in a cabin, which is the same for all cabins. */
export function cabinEnvironment(): Environment {
  const sharp = tabulate(128, lightAt);
  return { sharp, glossy: blurLight(sharp, 48, 20), soft: blurLight(sharp, 32, 1) };
}
