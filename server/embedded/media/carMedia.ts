import { FACE_COUNT, type Face } from './illustrations/lamps';
import { paints } from './illustrations/paints';
import { backdropNames, cutoutPicture, studioPicture } from './illustrations/studio';
import { drawVehicle, vehicleBodies } from './illustrations/vehicle';
import { WHEEL_COUNT } from './illustrations/wheels';
import { formatOf, isNameIn, UnknownMediaError, type Media } from './media';

const scenes = [...backdropNames, 'cutout'] as const;

/** Choices after body, paint and scene: `-w<rim>`, `-f<face>`, `-ev`, `-flip`, in any order. */
interface Suffixes {
  wheel?: number;
  face?: Face;
  electric: boolean;
  flip: boolean;
}

function readSuffixes(parts: readonly string[]): Suffixes {
  const suffixes: Suffixes = { electric: false, flip: false };
  for (const part of parts) {
    const digit = Number(part.slice(1));
    if (part === 'flip') suffixes.flip = true;
    else if (part === 'ev') suffixes.electric = true;
    else if (/^w\d$/.test(part) && digit < WHEEL_COUNT) suffixes.wheel = digit;
    else if (/^f\d$/.test(part) && digit < FACE_COUNT) suffixes.face = digit as Face;
    else throw new UnknownMediaError(`Unknown suffix “${part}”. Known: w0–w3, f0–f2, ev, flip.`);
  }
  return suffixes;
}

const unknown = (what: string, given: string | undefined, known: readonly string[]): Error =>
  new UnknownMediaError(`Unknown ${what} “${given ?? ''}”. Known: ${known.join(', ')}.`);

/**
 * Finds the picture named `<body>-<paint>-<scene>[-w<0-3>][-f<0-2>][-ev][-flip]`.
 * Cut-outs exist in formats with transparency only. Throws `UnknownMediaError`.
 */
export function findCarMedia(stem: string, extension: string): Media {
  const [bodyName, paint, scene, ...rest] = stem.split('-');
  const body = vehicleBodies.find((candidate) => candidate === bodyName);
  if (!body) throw unknown('car body', bodyName, vehicleBodies);
  if (!isNameIn(paints, paint)) throw unknown('paint', paint, Object.keys(paints));
  const known = scenes.find((candidate) => candidate === scene);
  if (!known) throw unknown('scene', scene, scenes);
  const { flip, ...suffixes } = readSuffixes(rest);
  const format = formatOf(
    extension,
    known === 'cutout' ? ['png', 'webp', 'svg'] : ['jpg', 'png', 'webp', 'svg'],
  );
  const choices = [
    suffixes.wheel === undefined ? '' : `-w${suffixes.wheel}`,
    suffixes.face === undefined ? '' : `-f${suffixes.face}`,
    suffixes.electric ? '-ev' : '',
    flip ? '-flip' : '',
  ].join('');
  return {
    name: `cars/${body}-${paint}-${known}${choices}`,
    format,
    draw() {
      const car = drawVehicle({ body, paint, ...suffixes });
      return known === 'cutout' ? cutoutPicture(car, flip) : studioPicture(car, known, flip);
    },
  };
}
