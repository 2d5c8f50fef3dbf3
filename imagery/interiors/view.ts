import { linearGradient } from '../illustrations/svg';
import { ridgePath, spruceRowPath } from './landscape';
import { area } from './interior';

export const viewDefs = linearGradient('sky', [
  [0, '#b9d2e2'],
  [1, '#eef4f4'],
]);

/** The view through the windows: sky, hills and a line of trees around `horizon`. */
export function drawOutside(horizon: number): string {
  const hills = ridgePath({
    seed: 12,
    base: horizon,
    floor: horizon + 400,
    height: 130,
    wave: 420,
    roughness: 0.4,
  });
  const trees = spruceRowPath({
    seed: 4,
    from: -20,
    to: 1940,
    base: (x) => horizon + 24 + Math.sin(x / 150) * 8,
    heights: [26, 84],
    spacing: 13,
  });
  return [
    `<rect width="1920" height="1080" fill="url(#sky)"/>`,
    area(hills, '#a7bdc3'),
    area(trees, '#6f8b85'),
    `<rect y="${horizon + 16}" width="1920" height="600" fill="#7d938a"/>`,
  ].join('');
}
