import { createHash } from 'node:crypto';
import type { CarMedia } from '../../../site/api/carMedia.types';

/** Frames of a turn, one every ten degrees. */
const FRAMES = 36;
/** A turn begins where the car shows its front and a side; a look around begins ahead. */
const FIRST_OUTSIDE = 4;

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
interface PicturedCar {
  car_regno: string;
  car_images: readonly { original: string }[];
}

/** Films and turns of a car: the same body, paint, rims and seats as in its pictures. */
export function carMediaOf({ car_regno, car_images }: PicturedCar): CarMedia {
  const modes = choices[digest(car_regno) % choices.length] ?? [];
  const outside = match(
    car_images,
    /^\/-\/media\/cars\/([a-z]+-[a-z]+)-front-quarter([^/]*)\.jpg$/,
  );
  const inside = match(car_images, /^\/-\/media\/interiors\/([a-z]+-[a-z]+)-dashboard(-ev)?\.jpg$/);
  const images360 =
    outside && modes.includes('around') ? frames(`turntables/${outside}`, FIRST_OUTSIDE) : [];
  const internal360 = inside && modes.includes('inside') ? frames(`panoramas/${inside}`, 0) : [];
  const hasVideo = modes.includes('video');
  return {
    ...(hasVideo && { videoUrl: '/-/media/films/road-day.webm' }),
    images360,
    internal360,
    hasVideo,
    hasInternal360: internal360.length > 0,
    has360: images360.length > 0,
  };
}

/** What the groups of a pattern match in the first address that it fits. */
function match(images: PicturedCar['car_images'], pattern: RegExp): string | undefined {
  for (const { original } of images) {
    const found = pattern.exec(original);
    if (found) return found.slice(1).join('');
  }
  return undefined;
}

function frames(folder: string, first: number): string[] {
  return Array.from({ length: FRAMES }, (_, at) => {
    const number = String((at + first) % FRAMES).padStart(2, '0');
    return `/-/media/${folder}/${number}.webp`;
  });
}

const digest = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
