import type { PictureSize } from '../illustrations/studio';
import type { Model } from './photograph';
import { lookAt, projectPoint, type Viewpoint } from './viewpoint';

/** Named views: degrees around and above the vehicle, and the share of the picture it may fill. */
export const views = {
  front: { azimuth: 0, elevation: 5, wide: 0.5, tall: 0.62 },
  rear: { azimuth: 180, elevation: 5, wide: 0.5, tall: 0.62 },
  'front-quarter': { azimuth: 38, elevation: 7, wide: 0.8, tall: 0.66 },
  'rear-quarter': { azimuth: 142, elevation: 7, wide: 0.8, tall: 0.66 },
  side3d: { azimuth: 90, elevation: 4, wide: 0.82, tall: 0.66 },
} as const;

export type ViewName = keyof typeof views;

function camera(
  model: Model,
  azimuth: number,
  elevation: number,
  focal: number,
  centre: readonly [number, number],
): Viewpoint {
  const { length } = model.footprint;
  return lookAt({
    azimuth,
    elevation,
    target: [length / 2, model.height * 0.42, 0],
    distance: length * 2.3,
    focal,
    centre,
  });
}

/** A view that shows the whole vehicle in the middle, as large as the view allows. */
export function frameView(model: Model, name: ViewName, { width, height }: PictureSize): Viewpoint {
  const { azimuth, elevation, wide, tall } = views[name];
  const unscaled = camera(model, azimuth, elevation, 1, [0, 0]);
  const { positions } = model.mesh;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y] = projectPoint(
      unscaled,
      positions[at] ?? 0,
      positions[at + 1] ?? 0,
      positions[at + 2] ?? 0,
    );
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const focal = Math.min((width * wide) / (right - left), (height * tall) / (bottom - top));
  const middle = height * 0.535;
  return camera(model, azimuth, elevation, focal, [
    width / 2 - ((left + right) / 2) * focal,
    middle - ((top + bottom) / 2) * focal,
  ]);
}

/** A view of a turntable: the camera stands still, so every frame has the same scale. */
export function frameTurn(
  model: Model,
  azimuth: number,
  { width, height }: PictureSize,
): Viewpoint {
  const { length } = model.footprint;
  const distance = length * 2.3;
  const reach = length * 0.56;
  const focal = Math.min(
    (width * 0.44 * (distance - reach * 0.2)) / reach,
    (height * 0.6 * distance) / model.height,
  );
  return camera(model, azimuth, 7, focal, [width / 2, height * 0.545]);
}
