import { createHash } from 'node:crypto';
import type { CarMedia } from '../../domain/documents/carMedia.types';
import { carOf, lookAroundOf, turnOf } from '../media/vehiclePictures';

type Mode = 'video' | 'around' | 'inside';

/** Nobody films and turns every car: cars take what they have in turn, those with everything most often. */
const choices: readonly (readonly Mode[])[] = [
  ['video', 'around', 'inside'],
  ['around', 'inside'],
  ['video', 'around', 'inside'],
  ['around'],
  ['video', 'around', 'inside'],
  ['video'],
  ['video', 'inside'],
  [],
];

/** Pictures of a car, as its record lists them, of which the turn is the continuation. */
interface ListedCar {
  car_regno: string;
  car_images: readonly { original: string }[];
}

/**
 * Films and turns of a car: the same body, paint, rims and seats as in its pictures. A car whose like was
 * never on the turntable has no turn.
 */
export function carMediaOf({ car_regno, car_images }: ListedCar): CarMedia {
  const modes = choices[digest(car_regno) % choices.length] ?? [];
  const car = carOf(car_images.map(({ original }) => original));
  const images360 = car && modes.includes('around') ? turnOf(car) : [];
  const internal360 = car && modes.includes('inside') ? lookAroundOf(car) : [];
  const hasVideo = modes.includes('video');
  return {
    ...(hasVideo && { videoUrl: '/-/media/films/showroom.webm' }),
    images360,
    internal360,
    hasVideo,
    hasInternal360: internal360.length > 0,
    has360: images360.length > 0,
  };
}

const digest = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
