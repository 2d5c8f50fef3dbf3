import { nameChoices, readBody, readChoices, readPaint, unknown } from './carNames';
import { findCarPhoto, readView } from './carPhotos';
import { backdropNames, cutoutPicture, studioPicture } from './illustrations/studio';
import { drawVehicle, vehicleBodies } from './illustrations/vehicle';
import { formatOf, type Media } from './media';
import { views } from './model/framing';

const scenes = [...backdropNames, 'cutout'] as const;

/**
 * Finds the picture named `<body>-<paint>-<scene>[-w<0-3>][-f<0-2>][-ev][-flip]`, seen from the
 * side, or `<body>-<paint>-<view>[…]`, seen from elsewhere. Throws `UnknownMediaError`.
 */
export function findCarMedia(stem: string, extension: string): Media {
  const parts = stem.split('-');
  const body = readBody(parts[0], vehicleBodies);
  const paint = readPaint(parts[1]);
  const seen = readView(parts.slice(2));
  if (seen) return findCarPhoto({ body, paint, ...seen }, extension);
  const [scene, ...rest] = parts.slice(2);
  const known = scenes.find((candidate) => candidate === scene);
  if (!known) throw unknown('scene', scene, [...scenes, ...Object.keys(views)]);
  const choices = readChoices(rest);
  const { flip, ...vehicle } = choices;
  const format = formatOf(extension, ['webp', 'svg']);
  return {
    name: `cars/${body}-${paint}-${known}${nameChoices(choices)}`,
    format,
    draw() {
      const car = drawVehicle({ body, paint, ...vehicle });
      return known === 'cutout' ? cutoutPicture(car, flip) : studioPicture(car, known, flip);
    },
  };
}
